//! Dates of time.

use super::year::{self, YearError};
use crate::Date;
use time::Month;

impl From<Date> for time::Date {
    fn from(date: Date) -> Self {
        let month = Month::try_from(date.month());
        let theirs = month.and_then(|month| Self::from_calendar_date(date.year().into(), month, date.day()));
        // Not reached, since time's years are ours and more: a test walks every day.
        theirs.unwrap_or(Self::MAX)
    }
}

impl TryFrom<time::Date> for Date {
    type Error = YearError;

    fn try_from(theirs: time::Date) -> Result<Self, YearError> {
        year::date(theirs.year(), theirs.month().into(), theirs.day())
    }
}
