//! Dates of chrono.

use super::year::{self, YearError};
use crate::Date;
use chrono::{Datelike, NaiveDate};

impl From<Date> for NaiveDate {
    fn from(date: Date) -> Self {
        let theirs = Self::from_ymd_opt(date.year().into(), date.month().into(), date.day().into());
        // Not reached, since chrono's years are ours and more: a test walks every day.
        theirs.unwrap_or(Self::MAX)
    }
}

impl TryFrom<NaiveDate> for Date {
    type Error = YearError;

    fn try_from(theirs: NaiveDate) -> Result<Self, YearError> {
        // Months end at 12 and days at 31.
        year::date(theirs.year(), theirs.month() as u8, theirs.day() as u8)
    }
}
