//! Dates as a count of days.

use super::Date;

/// A day as its number in the count of days (Rata Die): 0001-01-01 is day 1.
///
/// A value in hand lies in [`MIN`](Self::MIN)`..=`[`MAX`](Self::MAX), so [`date`](Self::date) is total.
///
/// # Example
///
/// ```
/// use foregone_core::{Date, DayNumber};
///
/// let date = Date::new(2001, 11, 4)?;
/// assert_eq!(date.day_number().get(), 730_793);
/// assert_eq!(DayNumber::new(730_793).map(DayNumber::date), Some(date));
/// # Ok::<(), foregone_core::DateError>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct DayNumber(u32);

/// Days in four centuries, after which the calendar repeats.
const DAYS_IN_ERA: u32 = 146_097;
/// Days from 0000-03-01, where the formulas count from, to 0001-01-01, less the one that is day 1.
const MARCH_OFFSET: u32 = 305;

impl DayNumber {
    /// The number of 0001-01-01.
    pub const MIN: Self = Self(1);

    /// The number of 9999-12-31.
    pub const MAX: Self = Self(3_652_059);

    /// The day of that number, or `None` outside [`MIN`](Self::MIN)`..=`[`MAX`](Self::MAX).
    #[must_use]
    pub const fn new(number: u32) -> Option<Self> {
        if number < Self::MIN.0 || number > Self::MAX.0 { None } else { Some(Self(number)) }
    }

    /// The number.
    #[must_use]
    pub const fn get(self) -> u32 {
        self.0
    }

    /// The days from `earlier` to `self`, or `None` where `earlier` is later.
    #[must_use]
    pub const fn days_since(self, earlier: Self) -> Option<u32> {
        self.0.checked_sub(earlier.0)
    }

    /// The day that lies `days` later, or `None` after [`MAX`](Self::MAX).
    #[must_use]
    pub const fn plus_days(self, days: u32) -> Option<Self> {
        match self.0.checked_add(days) {
            Some(number) => Self::new(number),
            None => None,
        }
    }

    /// The day that lies `days` earlier, or `None` before [`MIN`](Self::MIN).
    #[must_use]
    pub const fn minus_days(self, days: u32) -> Option<Self> {
        match self.0.checked_sub(days) {
            Some(number) => Self::new(number),
            None => None,
        }
    }

    /// The number of `date`.
    ///
    /// The year is taken to begin in March, so that the leap day is its last: then the days before month m
    /// (March = 0) are (153 m + 2) / 5. After Hinnant, "chrono-Compatible Low-Level Date Algorithms", 2021.
    #[must_use]
    pub const fn of(date: Date) -> Self {
        let early = date.month() <= 2;
        let year = date.year() as u32 - early as u32;
        let month = if early { date.month() + 9 } else { date.month() - 3 } as u32;
        let century = year / 100;
        let days_before_year = 365 * year + year / 4 - century + century / 4;
        let days_before_month = (153 * month + 2) / 5;
        Self(days_before_year + days_before_month + date.day() as u32 - MARCH_OFFSET - 1)
    }

    /// The date of this number: the inverse of [`of`](Self::of).
    #[must_use]
    pub const fn date(self) -> Date {
        let since_march = self.0 + MARCH_OFFSET;
        let era = since_march / DAYS_IN_ERA;
        let day_of_era = since_march % DAYS_IN_ERA;
        // Remove the leap days that have passed, then every year is 365 days.
        let year_of_era = (day_of_era - day_of_era / 1_460 + day_of_era / 36_524 - day_of_era / 146_096) / 365;
        let day_of_year = day_of_era - (365 * year_of_era + year_of_era / 4 - year_of_era / 100);
        let month = (5 * day_of_year + 2) / 153;
        let day = day_of_year - (153 * month + 2) / 5 + 1;
        let early = month >= 10;
        let year = 400 * era + year_of_era + early as u32;
        let month = if early { month - 9 } else { month + 3 };
        match Date::new(year as u16, month as u8, day as u8) {
            Ok(date) => date,
            // Not reached: a test walks every day number.
            Err(_) => Date::MAX,
        }
    }
}
