//! The programs that answer a Calendar judge file, and the files.

use crate::Result;
use crate::directory::Directory;
use crate::measure::Size;
use crate::program::Program;
use std::path::PathBuf;

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
    /// Where they are.
    pub directory: Directory,
}

impl Judges {
    /// Builds the programs and writes the files.
    ///
    /// # Errors
    ///
    /// Where a build fails or a file cannot be written.
    pub fn new(size: Size) -> Result<Self> {
        let directory = Directory::new()?;
        let file = |name, lines: usize| directory.file(name, "src/bin/calendar-dates.rs", &[&lines.to_string()]);
        Ok(Self {
            foregone: Program::foregone("calendar")?,
            fread: Program::c("C, fread and the parity formula", "calendar_fread.c", &directory)?,
            scanf: Program::c("C, scanf and a table of lost dates", "calendar_scanf.c", &directory)?,
            floor: Program::floor(&directory)?,
            large: file("large", size.lines)?,
            small: file("small", size.lines / 10)?,
            directory,
        })
    }
}
