//! The programs that answer a Calendar judge file, and the files.

use crate::artifact::{bench, cargo, gcc, root};
use crate::child::{Used, command, run, run_into};
use crate::{Result, sections::Size};
use std::fs::File;
use std::path::{Path, PathBuf};
use std::process::Command;
use tempfile::TempDir;

/// A program that reads a judge file.
#[derive(Clone, Debug)]
pub struct Program {
    /// What it is, for a table.
    pub title: &'static str,
    path: PathBuf,
    /// Arguments before the file, for a program that opens it; the others have it as standard input.
    arguments: Option<&'static [&'static str]>,
    /// Whether it answers what it reads.
    pub answers: bool,
}

impl Program {
    /// Runs it over a file.
    ///
    /// # Errors
    ///
    /// Where it cannot be started or does not succeed.
    pub fn run(&self, input: &Path) -> Result<Used> {
        run(&mut self.command(input)?)
    }

    /// Runs it over a file with its output going to another.
    ///
    /// # Errors
    ///
    /// Where it cannot be started or does not succeed.
    pub fn run_into(&self, input: &Path, output: &Path) -> Result<Used> {
        run_into(&mut self.command(input)?, output)
    }

    fn command(&self, input: &Path) -> Result<Command> {
        let mut command = command(&self.path);
        match self.arguments {
            Some(arguments) => command.args(arguments).arg(input),
            None => command.stdin(File::open(input)?),
        };
        Ok(command)
    }
}

/// The programs and the files they are measured on, which go when this is dropped.
#[derive(Debug)]
pub struct Judges {
    /// The foregone command.
    pub foregone: Program,
    /// The C program over a hand-made buffer.
    pub fread: Program,
    /// The C program that solves at start, reads with scanf and searches.
    pub scanf: Program,
    /// The program that only reads.
    pub floor: Program,
    /// The large file.
    pub large: PathBuf,
    /// A tenth of it.
    pub small: PathBuf,
    directory: TempDir,
}

impl Judges {
    /// Builds the programs and writes the files.
    ///
    /// # Errors
    ///
    /// Where a build fails or a file cannot be written.
    pub fn new(size: Size) -> Result<Self> {
        let directory = tempfile::tempdir()?;
        let dates = cargo(bench(), "foregone-bench", "src/bin/calendar-dates.rs")?;
        let file = |name: &str, lines: usize| -> Result<PathBuf> {
            let path = directory.path().join(name);
            run_into(command(&dates).arg(lines.to_string()), &path)?;
            Ok(path)
        };
        let c = |title, source| -> Result<Program> {
            Ok(Program { title, path: gcc(source, directory.path())?, arguments: None, answers: true })
        };
        Ok(Self {
            foregone: Program {
                title: "foregone judge calendar FILE",
                path: cargo(root(), "foregone-cli", "crates/cli/src/main.rs")?,
                arguments: Some(&["judge", "calendar"]),
                answers: true,
            },
            fread: c("C, fread and the parity formula", "calendar_fread.c")?,
            scanf: c("C, scanf and a table of lost dates", "calendar_scanf.c")?,
            floor: Program { answers: false, ..c("C, reading the input only", "read_floor.c")? },
            large: file("large", size.lines)?,
            small: file("small", size.lines / 10)?,
            directory,
        })
    }

    /// A path for a file of output.
    #[must_use]
    pub fn output(&self, name: &str) -> PathBuf {
        self.directory.path().join(name)
    }
}
