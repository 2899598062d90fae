//! Reading positions and values from text, with errors that say where and what.

use core::error::Error;
use core::fmt;

/// A text that is not what it should be: a position in its game's notation, a nimber or an outcome.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum ParseError {
    /// Something else stands there.
    Expected {
        /// What should stand there.
        what: &'static str,
        /// How many characters stand before it.
        at: usize,
        /// What does stand there; `None` at the end of the text.
        found: Option<char>,
    },
    /// A number is greater than it may be.
    TooLarge {
        /// How many characters stand before the number.
        at: usize,
        /// The greatest number allowed.
        most: u64,
    },
    /// There are more items than the position has room for.
    TooMany {
        /// How many characters stand before the first one too many.
        at: usize,
        /// The greatest number of them allowed.
        most: usize,
    },
}

impl fmt::Display for ParseError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Self::Expected { what, at, found: Some(found) } => {
                write!(f, "expected {what} at character {}, found {found:?}", at + 1)
            }
            Self::Expected { what, found: None, .. } => write!(f, "expected {what}, found the end"),
            Self::TooLarge { at, most } => write!(f, "the number at character {} is greater than {most}", at + 1),
            Self::TooMany { at, most } => {
                write!(f, "there are more than {most} items, the first one too many at character {}", at + 1)
            }
        }
    }
}

impl Error for ParseError {}

/// What is left of a text, and how much of it has been read.
#[derive(Clone, Debug)]
pub(crate) struct Cursor<'a> {
    rest: &'a str,
    at: usize,
}

impl<'a> Cursor<'a> {
    pub(crate) const fn new(text: &'a str) -> Self {
        Self { rest: text, at: 0 }
    }

    /// The error of not finding `what` here.
    pub(crate) fn expected(&self, what: &'static str) -> ParseError {
        ParseError::Expected { what, at: self.at, found: self.rest.chars().next() }
    }

    /// The error of finding one item too many here.
    pub(crate) const fn too_many(&self, most: usize) -> ParseError {
        ParseError::TooMany { at: self.at, most }
    }

    /// The next character, if it fulfils the condition.
    pub(crate) fn take(&mut self, condition: impl Fn(char) -> bool) -> Option<char> {
        let next = self.rest.chars().next().filter(|next| condition(*next))?;
        self.rest = self.rest.get(next.len_utf8()..)?;
        self.at += 1;
        Some(next)
    }

    /// A decimal number of at most `most`.
    pub(crate) fn number(&mut self, most: u64) -> Result<u64, ParseError> {
        let at = self.at;
        let mut value: Option<u64> = None;
        while let Some(digit) = self.take(|next| next.is_ascii_digit()).and_then(|digit| digit.to_digit(10)) {
            let grown = value.unwrap_or(0).checked_mul(10).and_then(|tens| tens.checked_add(u64::from(digit)));
            value = Some(grown.filter(|value| *value <= most).ok_or(ParseError::TooLarge { at, most })?);
        }
        value.ok_or_else(|| self.expected("a number"))
    }

    /// Numbers of at most `most` with commas between them, handed to `put` one by one; there may be none.
    ///
    /// `put` refuses a number by saying what else it expected.
    pub(crate) fn numbers(
        &mut self,
        most: u64,
        capacity: usize,
        mut put: impl FnMut(usize, u64) -> Result<(), &'static str>,
    ) -> Result<(), ParseError> {
        if self.rest.is_empty() {
            return Ok(());
        }
        for index in 0.. {
            if index == capacity {
                return Err(self.too_many(capacity));
            }
            let start = self.clone();
            let number = self.number(most)?;
            put(index, number).map_err(|what| start.expected(what))?;
            if self.take(|next| next == ',').is_none() {
                break;
            }
        }
        Ok(())
    }

    /// Nothing more.
    pub(crate) fn end(&self, what: &'static str) -> Result<(), ParseError> {
        if self.rest.is_empty() { Ok(()) } else { Err(self.expected(what)) }
    }
}
