//! What cannot be asked of a deadline.

use core::error::Error;
use core::fmt;
use foregone_core::Date;

/// Why a date is no position of the game that ends on a deadline.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum DeadlineError {
    /// It lies after the deadline.
    TooLate {
        /// The date given.
        date: Date,
        /// The deadline.
        deadline: Date,
    },
}

impl fmt::Display for DeadlineError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::TooLate { date, deadline } => {
                write!(f, "{date} lies after the deadline {deadline}: a position is a date from {} to it", Date::MIN)
            }
        }
    }
}

impl Error for DeadlineError {}
