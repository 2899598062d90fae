//! A byte stream in constant memory that knows where it is.

use crate::failure::{Failure, InputError, Place};
use std::fs::File;
use std::io::{self, Read};
use std::path::Path;

/// A buffered input that counts lines and columns.
pub(crate) struct Input {
    name: String,
    reader: Box<dyn Read>,
    buffer: Box<[u8]>,
    /// The next byte to read in the buffer.
    start: usize,
    /// One past the last byte in the buffer.
    end: usize,
    /// The number of the current line.
    line: u64,
    /// Bytes of the current line that have left the buffer.
    line_bytes_gone: u64,
    /// Where the current line, or what of it is still in the buffer, starts.
    line_start: usize,
}

/// Large enough that system calls do not show, small enough to stay in the second-level cache.
const CAPACITY: usize = 64 * 1024;

impl Input {
    /// Opens a file, or standard input for none or `-`.
    ///
    /// # Errors
    ///
    /// Where the file cannot be opened.
    pub(crate) fn open(path: Option<&Path>) -> Result<Self, Failure> {
        match path {
            None => Ok(Self::new("stdin", Box::new(io::stdin()))),
            Some(path) if path.as_os_str() == "-" => Self::open(None),
            Some(path) => {
                let name = path.display().to_string();
                let file =
                    File::open(path).map_err(|error| Failure::Io { what: format!("cannot open {name}"), error })?;
                Ok(Self::new(&name, Box::new(file)))
            }
        }
    }

    pub(crate) fn new(name: &str, reader: Box<dyn Read>) -> Self {
        let buffer = vec![0; CAPACITY].into_boxed_slice();
        Self { name: name.into(), reader, buffer, start: 0, end: 0, line: 1, line_bytes_gone: 0, line_start: 0 }
    }

    /// The name of the file, or `stdin`.
    pub(crate) fn name(&self) -> &str {
        &self.name
    }

    /// Skips the mark that some editors begin a file with, which is no part of it.
    ///
    /// # Errors
    ///
    /// Where reading on fails.
    pub(crate) fn skip_mark(&mut self) -> Result<(), Failure> {
        const MARK: &[u8] = "\u{feff}".as_bytes();
        self.peek()?;
        if self.buffered().starts_with(MARK) {
            self.start += MARK.len();
            self.line_start = self.start;
        }
        Ok(())
    }

    /// The bytes that can be had without reading on.
    pub(crate) fn buffered(&self) -> &[u8] {
        &self.buffer[self.start..self.end]
    }

    /// The next byte, or `None` at the end.
    ///
    /// # Errors
    ///
    /// Where reading on fails.
    #[inline]
    pub(crate) fn peek(&mut self) -> Result<Option<u8>, Failure> {
        if self.start == self.end && !self.fill()? {
            return Ok(None);
        }
        Ok(Some(self.buffer[self.start]))
    }

    /// Reads on into the empty buffer; false at the end of the input.
    #[cold]
    fn fill(&mut self) -> Result<bool, Failure> {
        self.line_bytes_gone += (self.start - self.line_start) as u64;
        (self.start, self.line_start, self.end) = (0, 0, 0);
        loop {
            match self.reader.read(&mut self.buffer) {
                Ok(read) => {
                    self.end = read;
                    return Ok(read > 0);
                }
                Err(error) if error.kind() == io::ErrorKind::Interrupted => {}
                Err(error) => return Err(Failure::Io { what: format!("cannot read {}", self.name), error }),
            }
        }
    }

    /// Takes the byte that [`peek`](Self::peek) showed, which is not a newline.
    pub(crate) fn take(&mut self) {
        self.start += 1;
    }

    /// Takes that many buffered bytes, none of them a newline.
    pub(crate) fn take_bytes(&mut self, bytes: usize) {
        self.start = self.end.min(self.start + bytes);
    }

    /// Takes the newline that [`peek`](Self::peek) showed.
    pub(crate) fn take_newline(&mut self) {
        self.take_line(1);
    }

    /// Takes that many buffered bytes, of which the last is a newline and the only one.
    #[inline]
    pub(crate) fn take_line(&mut self, bytes: usize) {
        self.start += bytes;
        self.line += 1;
        self.line_start = self.start;
        self.line_bytes_gone = 0;
    }

    /// Where the next byte is.
    pub(crate) fn place(&self) -> Place {
        let column = self.line_bytes_gone + (self.start - self.line_start) as u64 + 1;
        Place { line: self.line, column }
    }

    /// The failure to answer the case at that place within the budget.
    pub(crate) fn gave_up(&self, place: Place, why: &str) -> Failure {
        let message = format!("{}:{}:{}: {why}", self.name, place.line, place.column);
        Failure::GaveUp { message, help: "allow more with --budget NODES".into() }
    }

    /// The error of finding something unexpected at that place.
    pub(crate) fn error(&self, place: Place, message: impl Into<String>, help: impl Into<String>) -> Failure {
        InputError { source: self.name.clone(), place, message: message.into(), help: help.into() }.into()
    }
}
