//! The days of the week.

use super::DayNumber;
use core::fmt;

/// A day of the week.
///
/// ```
/// use foregone_core::{Date, Weekday};
///
/// assert_eq!(Date::new(1900, 1, 1)?.weekday(), Weekday::Monday);
/// assert_eq!(Weekday::Monday.to_string(), "Monday");
/// # Ok::<(), foregone_core::DateError>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[allow(missing_docs, reason = "the names say it all")]
pub enum Weekday {
    Monday,
    Tuesday,
    Wednesday,
    Thursday,
    Friday,
    Saturday,
    Sunday,
}

impl Weekday {
    /// The weekday of a day number; day 1 is a Monday.
    pub(super) const fn of(day: DayNumber) -> Self {
        match day.get() % 7 {
            1 => Self::Monday,
            2 => Self::Tuesday,
            3 => Self::Wednesday,
            4 => Self::Thursday,
            5 => Self::Friday,
            6 => Self::Saturday,
            _ => Self::Sunday,
        }
    }
}

impl fmt::Display for Weekday {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Debug::fmt(self, f)
    }
}
