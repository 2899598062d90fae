//! What can be wrong with a date.

use super::{Date, days_in_month};
use core::error::Error;
use core::fmt;

/// The English name of `month`, for messages.
const fn month_name(month: u8) -> &'static str {
    match month {
        1 => "January",
        2 => "February",
        3 => "March",
        4 => "April",
        5 => "May",
        6 => "June",
        7 => "July",
        8 => "August",
        9 => "September",
        10 => "October",
        11 => "November",
        _ => "December",
    }
}

/// Three numbers that are not a date.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum DateError {
    /// The year is not in 1..=9999.
    Year {
        /// The year given.
        year: u16,
    },
    /// The month is not in 1..=12.
    Month {
        /// The month given.
        month: u8,
    },
    /// The month has no such day.
    Day {
        /// The year given.
        year: u16,
        /// The month given.
        month: u8,
        /// The day given.
        day: u8,
    },
}

impl fmt::Display for DateError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Self::Year { year } => {
                write!(f, "the year {year} is out of range: it must be {} to {}", Date::MIN.year(), Date::MAX.year())
            }
            Self::Month { month } => write!(f, "there is no month {month}: months are 1 to 12"),
            Self::Day { year, month, day } => write!(
                f,
                "there is no day {day} in {} {year}: its days are 1 to {}",
                month_name(month),
                days_in_month(year, month)
            ),
        }
    }
}

impl Error for DateError {}

/// A text that is not an ISO 8601 date.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum ParseDateError {
    /// The text is not ten bytes long.
    Length {
        /// Its length in bytes.
        length: usize,
    },
    /// A digit was expected.
    Digit {
        /// The byte's offset, 0 to 9.
        at: usize,
        /// The byte found.
        found: u8,
    },
    /// A hyphen was expected.
    Hyphen {
        /// The byte's offset, 4 or 7.
        at: usize,
        /// The byte found.
        found: u8,
    },
    /// The form is right, but there is no such date.
    Date(DateError),
}

impl fmt::Display for ParseDateError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Self::Length { length } => {
                write!(f, "expected a date of the form YYYY-MM-DD, 10 characters, found {length} bytes")
            }
            Self::Digit { at, found } => unexpected(f, "a digit", at, found),
            Self::Hyphen { at, found } => unexpected(f, "a hyphen", at, found),
            Self::Date(error) => error.fmt(f),
        }
    }
}

fn unexpected(f: &mut fmt::Formatter<'_>, expected: &str, at: usize, found: u8) -> fmt::Result {
    let found = found.escape_ascii();
    write!(f, "expected {expected} at character {} of a date of the form YYYY-MM-DD, found '{found}'", at + 1)
}

impl Error for ParseDateError {
    fn source(&self) -> Option<&(dyn Error + 'static)> {
        match self {
            Self::Date(error) => Some(error),
            _ => None,
        }
    }
}

impl From<DateError> for ParseDateError {
    fn from(error: DateError) -> Self {
        Self::Date(error)
    }
}
