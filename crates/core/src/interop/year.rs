//! What can be wrong with a date of another calendar library.

use crate::Date;
use core::error::Error;
use core::fmt;

/// A date of another library, of a year that [`Date`] does not reach.
///
/// # Example
///
/// ```
/// # #[cfg(feature = "jiff")] {
/// use foregone_core::Date;
///
/// let error = Date::try_from(jiff::civil::Date::constant(-44, 3, 15)).unwrap_err();
/// assert_eq!(error.to_string(), "the year -44 is out of range: it must be 1 to 9999");
/// assert_eq!(error.year(), -44);
/// # }
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct YearError {
    year: i32,
}

impl YearError {
    /// The year given; 0 is the year before 1.
    #[must_use]
    pub const fn year(self) -> i32 {
        self.year
    }
}

impl fmt::Display for YearError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (first, last) = (Date::MIN.year(), Date::MAX.year());
        write!(f, "the year {} is out of range: it must be {first} to {last}", self.year)
    }
}

impl Error for YearError {}

/// The date of three numbers that are one in the proleptic Gregorian calendar of another library.
///
/// Theirs is the same calendar as ours, so the day exists if we have the year.
pub(super) fn date(year: i32, month: u8, day: u8) -> Result<Date, YearError> {
    let ours = u16::try_from(year).ok().and_then(|year| Date::new(year, month, day).ok());
    ours.ok_or(YearError { year })
}
