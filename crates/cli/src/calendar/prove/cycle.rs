//! The calendar as a cycle of days, and the rules of the game on it.
//!
//! The game knows nothing of years, only which date follows which, so what repeats with the calendar need be looked
//! at once. Of the library only the dates are used here, not one of its rules, engines or laws.

use foregone::Date;

/// The dates of 400 years in order, the last of them followed by the first.
pub(crate) struct Cycle {
    dates: Vec<Date>,
    /// By day of the cycle, how many days ahead its month move leads; 0 where there is none.
    month_moves: Vec<u8>,
}

/// The dates from the first to the last.
pub(crate) fn dates(first: Date, last: Date) -> impl Iterator<Item = Date> {
    std::iter::successors(Some(first), |date| date.tomorrow()).take_while(move |date| *date <= last)
}

/// A date's month and day: all that two dates 400 years apart have in common, and all that a move looks at.
fn month_and_day(date: Date) -> (u8, u8) {
    (date.month(), date.day())
}

impl Cycle {
    /// The cycle that starts with `first` and ends with the day before `next`.
    pub(crate) fn new(first: Date, next: Date) -> Self {
        let dates: Vec<Date> = dates(first, next).take_while(|date| *date < next).collect();
        let month_moves = (0..dates.len()).map(|day| month_move(&dates, day)).collect();
        Self { dates, month_moves }
    }

    /// The number of days.
    pub(crate) fn len(&self) -> usize {
        self.dates.len()
    }

    /// The dates, in order.
    pub(crate) fn dates(&self) -> &[Date] {
        &self.dates
    }

    /// The day before, the last before the first.
    pub(crate) fn yesterday(&self, day: usize) -> usize {
        day.checked_sub(1).unwrap_or(self.len() - 1)
    }

    /// The day that lies that many days ahead, at most a cycle.
    pub(crate) fn ahead(&self, day: usize, days: usize) -> usize {
        let ahead = day + days;
        if ahead < self.len() { ahead } else { ahead - self.len() }
    }

    /// How many days ahead the month move leads, or 0 where the next month has no such day.
    pub(crate) fn month_move(&self, day: usize) -> usize {
        usize::from(self.month_moves[day])
    }

    /// The first of all dates that is not where the cycle has it, if there is one.
    pub(crate) fn first_that_does_not_repeat(&self) -> Option<Date> {
        let days = self.dates[0].day_number().days_since(Date::MIN.day_number()).unwrap_or(0) as usize;
        // Running backwards from the first date of the cycle, the first of all dates stands here.
        let start = (self.len() - days % self.len()) % self.len();
        let expected = self.dates.iter().cycle().skip(start);
        let differs = |pair: &(Date, &Date)| month_and_day(pair.0) != month_and_day(*pair.1);
        dates(Date::MIN, Date::MAX).zip(expected).find(differs).map(|(date, _)| date)
    }
}

/// How many days ahead the same day of the next month is: found by looking at the days ahead one after the other.
fn month_move(dates: &[Date], day: usize) -> u8 {
    let (month, number) = month_and_day(dates[day]);
    let mut months_passed = 0;
    let mut last_month = month;
    let mut ahead = 0;
    for next in dates[day + 1..].iter().chain(dates).map(|date| month_and_day(*date)) {
        ahead += 1;
        if next.0 != last_month {
            (last_month, months_passed) = (next.0, months_passed + 1);
        }
        if months_passed == 1 && next.1 == number {
            return ahead;
        }
        if months_passed == 2 {
            break;
        }
    }
    0
}
