//! Months of a calendar that has no first one.

use super::{Date, days_in_month};

/// A month of the four-century cycle in which the calendar repeats: the same for months that lie 400 years apart.
///
/// What only depends on the lengths of the months, such as a game that is solved back from a deadline, needs no more
/// than this of a date, and has no year 1 to stop at: before January of the cycle's first year comes December of its
/// last.
///
/// # Example
///
/// ```
/// use foregone_core::{Date, date::CycleMonth};
///
/// let march = CycleMonth::of(Date::new(2000, 3, 15)?);
/// assert_eq!((march.month(), march.days()), (3, 31));
/// assert_eq!(march.previous().days(), 29);
/// assert_eq!(march, CycleMonth::of(Date::new(400, 3, 1)?));
/// # Ok::<(), foregone_core::DateError>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct CycleMonth {
    /// The year of the cycle, 0 to 399. Year 0 is a leap year, as every 400th is.
    year: u16,
    month: u8,
}

/// Years in a cycle.
const YEARS: u16 = 400;

impl CycleMonth {
    /// The month that `date` lies in.
    #[must_use]
    pub const fn of(date: Date) -> Self {
        Self { year: date.year() % YEARS, month: date.month() }
    }

    /// The month of the year, 1 to 12.
    #[must_use]
    pub const fn month(self) -> u8 {
        self.month
    }

    /// Its number of days, 28 to 31.
    #[must_use]
    #[inline]
    pub const fn days(self) -> u8 {
        days_in_month(self.year, self.month)
    }

    /// The month before.
    #[must_use]
    #[inline]
    pub const fn previous(self) -> Self {
        if self.month > 1 {
            Self { month: self.month - 1, ..self }
        } else if self.year > 0 {
            Self { year: self.year - 1, month: 12 }
        } else {
            Self { year: YEARS - 1, month: 12 }
        }
    }
}
