//! Where the programs and files of a measurement are kept.

use crate::Result;
use crate::artifact::{bench, cargo};
use crate::child::{command, run_into};
use crate::program::Program;
use std::fs::File;
use std::io::{BufRead, BufReader};
use std::path::{Path, PathBuf};
use tempfile::TempDir;

/// A temporary directory; what it holds goes when it is dropped.
#[derive(Debug)]
pub struct Directory(TempDir);

impl Directory {
    /// A new one.
    ///
    /// # Errors
    ///
    /// Where it cannot be made.
    pub fn new() -> Result<Self> {
        Ok(Self(tempfile::tempdir()?))
    }

    /// Its path.
    #[must_use]
    pub fn path(&self) -> &Path {
        self.0.path()
    }

    /// A file with what a program of this workspace prints. The driver is to hold nothing big, so others make files.
    ///
    /// # Errors
    ///
    /// Where the program cannot be built or run, or the file cannot be written.
    pub fn file(&self, name: &str, source: &str, arguments: &[&str]) -> Result<PathBuf> {
        let path = self.path().join(name);
        run_into(command(&cargo(bench(), "foregone-bench", source)?).args(arguments), &path)?;
        Ok(path)
    }

    /// Programs that disagree are not worth comparing.
    ///
    /// # Errors
    ///
    /// Where the outputs differ, or one of the programs fails.
    pub fn same_answers(&self, programs: [&Program; 2], input: &Path) -> Result<()> {
        let outputs = ["ours", "theirs"].map(|name| self.path().join(name));
        for (program, output) in programs.iter().zip(&outputs) {
            run_into(&mut program.command(input)?, output)?;
        }
        if !same_bytes(&outputs[0], &outputs[1])? {
            return Err(format!("{} and {} answer differently", programs[0].title, programs[1].title).into());
        }
        Ok(())
    }
}

fn same_bytes(left: &Path, right: &Path) -> Result<bool> {
    let (mut left, mut right) = (BufReader::new(File::open(left)?), BufReader::new(File::open(right)?));
    loop {
        let (ours, theirs) = (left.fill_buf()?, right.fill_buf()?);
        let length = ours.len().min(theirs.len());
        if length == 0 || ours[..length] != theirs[..length] {
            return Ok(ours.is_empty() && theirs.is_empty());
        }
        left.consume(length);
        right.consume(length);
    }
}
