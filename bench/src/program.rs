//! Programs that answer a judge file.

use crate::Result;
use crate::artifact::{cargo, gcc, root};
use crate::child::{Used, command, run, run_into};
use crate::directory::Directory;
use std::fs::File;
use std::io::{BufRead, BufReader};
use std::path::{Path, PathBuf};
use std::process::Command;

/// A program that reads a judge file.
#[derive(Clone, Debug)]
pub struct Program {
    /// What it is, for a table.
    pub title: String,
    path: PathBuf,
    /// Arguments before the file, for a program that opens it; the others have it as standard input.
    arguments: Option<[&'static str; 2]>,
}

impl Program {
    /// The foregone command with a judge format.
    ///
    /// # Errors
    ///
    /// Where it cannot be built.
    pub fn foregone(format: &'static str) -> Result<Self> {
        Ok(Self {
            title: format!("foregone judge {format} FILE"),
            path: cargo(root(), "foregone-cli", "crates/cli/src/main.rs")?,
            arguments: Some(["judge", format]),
        })
    }

    /// A C program of this workspace, built into `directory`.
    ///
    /// # Errors
    ///
    /// Where it cannot be built.
    pub fn c(title: &str, source: &str, directory: &Directory) -> Result<Self> {
        Ok(Self { title: title.into(), path: gcc(source, directory.path())?, arguments: None })
    }

    /// The one that reads its input and does nothing with it.
    ///
    /// # Errors
    ///
    /// Where it cannot be built.
    pub fn floor(directory: &Directory) -> Result<Self> {
        Self::c("C, reading the input only", "read_floor.c", directory)
    }

    /// Runs it over a file.
    ///
    /// # Errors
    ///
    /// Where it cannot be started or does not succeed.
    pub fn run(&self, input: &Path) -> Result<Used> {
        run(&mut self.command(input)?)
    }

    /// The command that runs it over a file.
    fn command(&self, input: &Path) -> Result<Command> {
        let mut command = command(&self.path);
        match self.arguments {
            Some(arguments) => command.args(arguments).arg(input),
            None => command.stdin(File::open(input)?),
        };
        Ok(command)
    }

    /// The command that runs it over its standard input, which is still to be set.
    #[must_use]
    pub fn over_stdin(&self) -> Command {
        let mut command = command(&self.path);
        command.args(self.arguments.iter().flatten());
        command
    }
}

/// Programs that disagree are not worth comparing.
///
/// # Errors
///
/// Where the outputs differ, or one of the programs fails.
pub fn same_answers(directory: &Directory, programs: [&Program; 2], input: &Path) -> Result<()> {
    let outputs = ["ours", "theirs"].map(|name| directory.path().join(name));
    for (program, output) in programs.iter().zip(&outputs) {
        run_into(&mut program.command(input)?, output)?;
    }
    if !same_bytes(&outputs[0], &outputs[1])? {
        return Err(format!("{} and {} answer differently", programs[0].title, programs[1].title).into());
    }
    Ok(())
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
