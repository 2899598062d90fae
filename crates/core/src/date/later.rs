//! Dates a week, a month or a year later.

use super::{Date, DayNumber};

impl Date {
    /// The date that lies `days` later, or `None` after [`MAX`](Self::MAX).
    ///
    /// ```
    /// use foregone_core::Date;
    ///
    /// assert_eq!(Date::new(1999, 12, 28)?.plus_days(7), Some(Date::new(2000, 1, 4)?));
    /// # Ok::<(), foregone_core::DateError>(())
    /// ```
    #[must_use]
    pub const fn plus_days(self, days: u32) -> Option<Self> {
        match self.day_number().plus_days(days) {
            Some(number) => Some(DayNumber::date(number)),
            None => None,
        }
    }

    /// The same day of the next month, or that month's last day where it is shorter; `None` where the calendar ends.
    ///
    /// ```
    /// use foregone_core::Date;
    ///
    /// assert_eq!(Date::new(2000, 1, 31)?.same_day_next_month_or_last(), Some(Date::new(2000, 2, 29)?));
    /// # Ok::<(), foregone_core::DateError>(())
    /// ```
    #[must_use]
    pub const fn same_day_next_month_or_last(self) -> Option<Self> {
        match self.next_month() {
            Some((year, month)) => Some(self.moved_to(year, month)),
            None => None,
        }
    }

    /// The same day of the next year, or `None` where that year has no such day or the calendar ends.
    ///
    /// ```
    /// use foregone_core::Date;
    ///
    /// assert_eq!(Date::new(1999, 2, 28)?.same_day_next_year(), Some(Date::new(2000, 2, 28)?));
    /// assert_eq!(Date::new(2000, 2, 29)?.same_day_next_year(), None);
    /// # Ok::<(), foregone_core::DateError>(())
    /// ```
    #[must_use]
    pub const fn same_day_next_year(self) -> Option<Self> {
        match self.same_day_next_year_or_last() {
            Some(date) if date.day() == self.day() => Some(date),
            _ => None,
        }
    }

    /// The same day of the next year, 28 February after 29 February; `None` where the calendar ends.
    ///
    /// ```
    /// use foregone_core::Date;
    ///
    /// assert_eq!(Date::new(2000, 2, 29)?.same_day_next_year_or_last(), Some(Date::new(2001, 2, 28)?));
    /// # Ok::<(), foregone_core::DateError>(())
    /// ```
    #[must_use]
    pub const fn same_day_next_year_or_last(self) -> Option<Self> {
        if self.year() < Self::MAX.year() { Some(self.moved_to(self.year() + 1, self.month())) } else { None }
    }
}
