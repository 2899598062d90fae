//! Where the programs and files of a measurement are kept.

use crate::Result;
use crate::artifact::{bench, cargo};
use crate::child::{command, run_into};
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
}
