//! Dates.

use crate::ForegoneStatus;
use foregone::Date;
use foregone::calendar::Position;

/// A date of the proleptic Gregorian calendar. Any numbers may stand in it: each function checks them.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ForegoneDate {
    /// 1 to 9999.
    pub year: u16,
    /// 1 to 12.
    pub month: u8,
    /// 1 to the number of days of the month.
    pub day: u8,
}

impl ForegoneDate {
    pub(crate) fn date(self) -> Result<Date, ForegoneStatus> {
        Ok(Date::new(self.year, self.month, self.day)?)
    }

    pub(crate) fn position(self) -> Result<Position, ForegoneStatus> {
        Ok(Position::from_ymd(self.year, self.month, self.day)?)
    }
}

impl From<Date> for ForegoneDate {
    fn from(date: Date) -> Self {
        Self { year: date.year(), month: date.month(), day: date.day() }
    }
}
