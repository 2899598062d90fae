//! A date that is a position.

use super::RULES;
use core::error::Error;
use core::fmt;
use core::iter::FusedIterator;
use core::str::FromStr;
use foregone_core::date::ParseDateError;
use foregone_core::{Date, DateError};

/// A position of the game: a date from 1900-01-01 to 2001-11-04.
///
/// A value in hand is valid, so every question about it has an answer.
///
/// # Example
///
/// ```
/// use foregone::calendar::Position;
///
/// let position = Position::from_ymd(2001, 11, 3)?;
/// assert_eq!("2001-11-03".parse(), Ok(position));
/// assert_eq!(
///     Position::from_ymd(2001, 11, 5).unwrap_err().to_string(),
///     "2001-11-05 is out of range: a position is a date from 1900-01-01 to 2001-11-04"
/// );
/// # Ok::<(), foregone::calendar::PositionError>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Position(Date);

impl Position {
    /// The first position, 1900-01-01.
    pub const FIRST: Self = Self(RULES.first());

    /// The deadline, 2001-11-04: whoever moves there wins.
    pub const DEADLINE: Self = Self(RULES.deadline());

    /// The position of that date.
    ///
    /// # Errors
    ///
    /// Where the date lies outside [`FIRST`](Self::FIRST)`..=`[`DEADLINE`](Self::DEADLINE).
    pub const fn new(date: Date) -> Result<Self, PositionError> {
        if RULES.contains(date) { Ok(Self(date)) } else { Err(PositionError::OutOfRange { date }) }
    }

    /// The position of that year, month and day.
    ///
    /// # Errors
    ///
    /// Where there is no such day, or it lies outside [`FIRST`](Self::FIRST)`..=`[`DEADLINE`](Self::DEADLINE).
    pub const fn from_ymd(year: u16, month: u8, day: u8) -> Result<Self, PositionError> {
        match Date::new(year, month, day) {
            Ok(date) => Self::new(date),
            Err(error) => Err(PositionError::NotADate(ParseDateError::Date(error))),
        }
    }

    /// The date.
    #[must_use]
    pub const fn date(self) -> Date {
        self.0
    }

    /// Every position, from [`FIRST`](Self::FIRST) to [`DEADLINE`](Self::DEADLINE).
    ///
    /// ```
    /// use foregone::calendar::{self, Position};
    ///
    /// let lost = Position::all().filter(|position| !calendar::outcome(*position).is_win()).count();
    /// assert_eq!(lost, 18_357);
    /// ```
    #[must_use]
    pub const fn all() -> Positions {
        Positions { next: Some(Self::FIRST) }
    }
}

impl TryFrom<Date> for Position {
    type Error = PositionError;
    fn try_from(date: Date) -> Result<Self, PositionError> {
        Self::new(date)
    }
}

impl From<Position> for Date {
    fn from(position: Position) -> Self {
        position.0
    }
}

impl FromStr for Position {
    type Err = PositionError;
    fn from_str(text: &str) -> Result<Self, PositionError> {
        Self::new(text.parse().map_err(PositionError::NotADate)?)
    }
}

impl fmt::Display for Position {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

/// What is not a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum PositionError {
    /// It is not a date.
    NotADate(ParseDateError),
    /// It is a date outside the game.
    OutOfRange {
        /// The date given.
        date: Date,
    },
}

impl fmt::Display for PositionError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::NotADate(error) => error.fmt(f),
            Self::OutOfRange { date } => {
                let (first, deadline) = (Position::FIRST, Position::DEADLINE);
                write!(f, "{date} is out of range: a position is a date from {first} to {deadline}")
            }
        }
    }
}

impl Error for PositionError {
    fn source(&self) -> Option<&(dyn Error + 'static)> {
        match self {
            Self::NotADate(error) => Some(error),
            Self::OutOfRange { .. } => None,
        }
    }
}

impl From<DateError> for PositionError {
    fn from(error: DateError) -> Self {
        Self::NotADate(error.into())
    }
}

/// The iterator of [`Position::all`].
#[derive(Clone, Debug)]
pub struct Positions {
    next: Option<Position>,
}

impl Iterator for Positions {
    type Item = Position;

    fn next(&mut self) -> Option<Position> {
        let position = self.next?;
        self.next = position.0.tomorrow().and_then(|date| Position::new(date).ok());
        Some(position)
    }
}

impl FusedIterator for Positions {}
