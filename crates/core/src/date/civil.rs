//! A date as year, month and day.

use super::{DateError, DayNumber, Weekday};

/// Whether `year` has a 29 February in the Gregorian calendar.
///
/// ```
/// use foregone_core::date::is_leap_year;
///
/// assert!(is_leap_year(2000) && is_leap_year(1996));
/// assert!(!is_leap_year(1900) && !is_leap_year(2001));
/// ```
#[must_use]
pub const fn is_leap_year(year: u16) -> bool {
    // Among multiples of 4, those not divisible by 25 are no centuries, and those divisible by 16 are multiples
    // of 400 or no centuries.
    year % 4 == 0 && (year % 25 != 0 || year % 16 == 0)
}

/// The number of days in that month, or 0 where `month` is not in 1..=12.
///
/// ```
/// use foregone_core::date::days_in_month;
///
/// assert_eq!(days_in_month(1900, 2), 28);
/// assert_eq!(days_in_month(2000, 2), 29);
/// assert_eq!(days_in_month(2001, 13), 0);
/// ```
#[must_use]
pub const fn days_in_month(year: u16, month: u8) -> u8 {
    match month {
        2 => 28 + is_leap_year(year) as u8,
        // Long and short months alternate, and change step between July and August, whose number has bit 3 set.
        1..=12 => 30 + ((month ^ month >> 3) & 1),
        _ => 0,
    }
}

/// A date of the proleptic Gregorian calendar, years 1 to 9999.
///
/// Four bytes. A value in hand is a day that exists, so everything but the constructors is total. Dates order
/// by time.
///
/// # Example
///
/// ```
/// use foregone_core::{Date, Weekday};
///
/// const LAST: Date = match Date::new(2001, 11, 4) {
///     Ok(date) => date,
///     Err(_) => panic!(),
/// };
/// assert_eq!(LAST.weekday(), Weekday::Sunday);
/// assert_eq!(LAST.tomorrow(), Some("2001-11-05".parse()?));
/// # Ok::<(), foregone_core::date::ParseDateError>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Date {
    year: u16,
    month: u8,
    day: u8,
}

impl Date {
    /// The first date, 0001-01-01.
    pub const MIN: Self = Self { year: 1, month: 1, day: 1 };

    /// The last date, 9999-12-31.
    pub const MAX: Self = Self { year: 9999, month: 12, day: 31 };

    /// The date of that year (1 to 9999), month (1 to 12) and day of the month.
    ///
    /// # Errors
    ///
    /// Where no such day exists, says which of the three numbers is out of its range and what the range is.
    ///
    /// # Example
    ///
    /// ```
    /// use foregone_core::Date;
    ///
    /// assert!(Date::new(2000, 2, 29).is_ok());
    /// let error = Date::new(1900, 2, 29).unwrap_err();
    /// assert_eq!(error.to_string(), "there is no day 29 in February 1900: its days are 1 to 28");
    /// ```
    pub const fn new(year: u16, month: u8, day: u8) -> Result<Self, DateError> {
        if year < Self::MIN.year || year > Self::MAX.year {
            Err(DateError::Year { year })
        } else if month < 1 || month > 12 {
            Err(DateError::Month { month })
        } else if day < 1 || (day > 28 && day > days_in_month(year, month)) {
            Err(DateError::Day { year, month, day })
        } else {
            Ok(Self { year, month, day })
        }
    }

    /// The year, 1 to 9999.
    #[must_use]
    pub const fn year(self) -> u16 {
        self.year
    }

    /// The month, 1 to 12.
    #[must_use]
    pub const fn month(self) -> u8 {
        self.month
    }

    /// The day of the month, 1 to 31.
    #[must_use]
    pub const fn day(self) -> u8 {
        self.day
    }

    /// Whether `self` lies before `other`: what `<` says, as a `const fn`.
    #[must_use]
    pub const fn is_before(self, other: Self) -> bool {
        self.order() < other.order()
    }

    /// The date in one word, ordered by time.
    const fn order(self) -> u32 {
        (self.year as u32) << 16 | (self.month as u32) << 8 | self.day as u32
    }

    /// Whether the date lies in a leap year.
    #[must_use]
    pub const fn is_in_leap_year(self) -> bool {
        is_leap_year(self.year)
    }

    /// The number of days in the date's month, 28 to 31.
    #[must_use]
    pub const fn days_in_month(self) -> u8 {
        days_in_month(self.year, self.month)
    }

    /// Whether tomorrow lies in another month.
    ///
    /// ```
    /// use foregone_core::Date;
    ///
    /// assert!(Date::new(1900, 2, 28)?.is_last_of_month());
    /// assert!(!Date::new(2000, 2, 28)?.is_last_of_month());
    /// # Ok::<(), foregone_core::DateError>(())
    /// ```
    #[must_use]
    pub const fn is_last_of_month(self) -> bool {
        self.day == self.days_in_month()
    }

    /// Whole months since January of the year 0: 12 for [`MIN`](Self::MIN), 119,999 for [`MAX`](Self::MAX).
    ///
    /// ```
    /// use foregone_core::Date;
    ///
    /// assert_eq!(Date::MIN.month_number(), 12);
    /// assert_eq!(Date::MAX.month_number(), 119_999);
    /// ```
    #[must_use]
    pub const fn month_number(self) -> u32 {
        (self.year as u32 * 12 + self.month as u32).wrapping_sub(1)
    }

    /// The day's number in the count of days.
    #[must_use]
    pub const fn day_number(self) -> DayNumber {
        DayNumber::of(self)
    }

    /// The day of the week.
    #[must_use]
    pub const fn weekday(self) -> Weekday {
        Weekday::of(self.day_number())
    }

    /// The next day, or `None` after [`MAX`](Self::MAX).
    ///
    /// ```
    /// use foregone_core::Date;
    ///
    /// let date = Date::new(1900, 2, 28)?;
    /// assert_eq!(date.tomorrow(), Some(Date::new(1900, 3, 1)?));
    /// assert_eq!(Date::MAX.tomorrow(), None);
    /// # Ok::<(), foregone_core::DateError>(())
    /// ```
    #[must_use]
    pub const fn tomorrow(self) -> Option<Self> {
        if self.day < self.days_in_month() {
            return Some(Self { day: self.day + 1, ..self });
        }
        match self.next_month() {
            Some((year, month)) => Some(Self { year, month, day: 1 }),
            None => None,
        }
    }

    /// The same day of the next month, or `None` where that month has no such day or the calendar ends.
    ///
    /// ```
    /// use foregone_core::Date;
    ///
    /// let new_year = Date::new(1999, 12, 31)?;
    /// assert_eq!(new_year.same_day_next_month(), Some(Date::new(2000, 1, 31)?));
    /// assert_eq!(Date::new(2000, 1, 31)?.same_day_next_month(), None);
    /// # Ok::<(), foregone_core::DateError>(())
    /// ```
    #[must_use]
    pub const fn same_day_next_month(self) -> Option<Self> {
        match self.next_month() {
            Some((year, month)) if self.day <= days_in_month(year, month) => Some(Self { year, month, day: self.day }),
            _ => None,
        }
    }

    /// Year and month of the next month, or `None` after the last.
    pub(super) const fn next_month(self) -> Option<(u16, u8)> {
        if self.month < 12 {
            Some((self.year, self.month + 1))
        } else if self.year < Self::MAX.year {
            Some((self.year + 1, 1))
        } else {
            None
        }
    }

    /// The same day of that month, which exists, or its last day where it is shorter.
    pub(super) const fn moved_to(self, year: u16, month: u8) -> Self {
        let last = days_in_month(year, month);
        let day = if self.day < last { self.day } else { last };
        Self { year, month, day }
    }
}
