//! Answers, written in large pieces.

use crate::failure::Failure;
use std::io::{self, Write};

/// A line of output that is one of a few known ones, padded so that writing it is a copy of constant length.
#[derive(Debug)]
pub(crate) struct Answer {
    padded: [u8; Self::PADDED],
    length: usize,
}

impl Answer {
    const PADDED: usize = 16;

    /// The line of that text, without its newline.
    ///
    /// # Panics
    ///
    /// In a `const`, so at compile time, where the text is longer than 15 bytes.
    pub(crate) const fn new(text: &str) -> Self {
        let mut padded = [0; Self::PADDED];
        let length = text.len();
        assert!(length < Self::PADDED, "an answer is at most 15 bytes");
        let mut at = 0;
        while at < length {
            padded[at] = text.as_bytes()[at];
            at += 1;
        }
        padded[length] = b'\n';
        Self { padded, length: length + 1 }
    }
}

const CAPACITY: usize = 64 * 1024;

/// Standard output behind a buffer.
pub(crate) struct Output {
    writer: Box<dyn Write>,
    buffer: Box<[u8]>,
    length: usize,
}

impl Output {
    /// Standard output.
    pub(crate) fn stdout() -> Self {
        Self::new(Box::new(io::stdout()))
    }

    pub(crate) fn new(writer: Box<dyn Write>) -> Self {
        Self { writer, buffer: vec![0; CAPACITY].into_boxed_slice(), length: 0 }
    }

    /// Appends an answer.
    ///
    /// # Errors
    ///
    /// Where the buffer is full and cannot be written.
    #[inline]
    pub(crate) fn put(&mut self, answer: &Answer) -> Result<(), Failure> {
        if let Some(space) = self.buffer.get_mut(self.length..self.length + Answer::PADDED) {
            space.copy_from_slice(&answer.padded);
            self.length += answer.length;
            return Ok(());
        }
        self.flush()?;
        self.put(answer)
    }

    /// Appends lines of any length.
    ///
    /// # Errors
    ///
    /// As [`put`](Self::put).
    pub(crate) fn put_text(&mut self, text: &str) -> Result<(), Failure> {
        if self.length + text.len() > self.buffer.len() {
            self.flush()?;
        }
        match self.buffer.get_mut(self.length..self.length + text.len()) {
            Some(space) => {
                space.copy_from_slice(text.as_bytes());
                self.length += text.len();
                Ok(())
            }
            None => self.writer.write_all(text.as_bytes()).map_err(Failure::output),
        }
    }

    /// Writes what is buffered.
    ///
    /// # Errors
    ///
    /// Where it cannot be written.
    #[cold]
    pub(crate) fn flush(&mut self) -> Result<(), Failure> {
        let length = std::mem::take(&mut self.length);
        self.writer.write_all(&self.buffer[..length]).and_then(|()| self.writer.flush()).map_err(Failure::output)
    }
}
