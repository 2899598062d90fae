//! Dates of jiff.

use super::year::{self, YearError};
use crate::Date;
use jiff::civil;

impl From<Date> for civil::Date {
    #[expect(clippy::cast_possible_wrap, reason = "years end at 9999, months at 12, days at 31")]
    fn from(date: Date) -> Self {
        let theirs = Self::new(date.year() as i16, date.month() as i8, date.day() as i8);
        // Not reached, since jiff's years are ours and more: a test walks every day.
        theirs.unwrap_or(Self::MAX)
    }
}

impl TryFrom<civil::Date> for Date {
    type Error = YearError;

    fn try_from(theirs: civil::Date) -> Result<Self, YearError> {
        year::date(theirs.year().into(), theirs.month().unsigned_abs(), theirs.day().unsigned_abs())
    }
}
