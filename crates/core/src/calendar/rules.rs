//! The rules, as values.

use crate::{Date, DayNumber, Game, Outcome, Ranked};
use core::error::Error;
use core::fmt;

/// The two moves of the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Step {
    /// To the next day.
    Day,
    /// To the same day of the next month.
    Month,
}

impl fmt::Display for Step {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Day => "day",
            Self::Month => "month",
        })
    }
}

/// The Calendar Game between two dates.
///
/// # Example
///
/// ```
/// use foregone_core::{Date, calendar::{Calendar, Step}};
///
/// let rules = Calendar::CLASSIC;
/// assert_eq!(rules.positions(), 37_198);
/// assert_eq!(rules.step(Date::new(1999, 12, 31)?, Step::Month), Some(Date::new(2000, 1, 31)?));
/// assert_eq!(rules.step(Date::new(2001, 10, 5)?, Step::Month), None); // past the deadline
/// # Ok::<(), foregone_core::DateError>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Calendar {
    first: Date,
    deadline: Date,
}

/// A first day that lies after the deadline.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BoundsError {
    /// The first day given.
    pub first: Date,
    /// The deadline given.
    pub deadline: Date,
}

impl fmt::Display for BoundsError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "the first day {} lies after the deadline {}", self.first, self.deadline)
    }
}

impl Error for BoundsError {}

const fn date(year: u16, month: u8, day: u8) -> Date {
    match Date::new(year, month, day) {
        Ok(date) => date,
        Err(_) => panic!("not a date"),
    }
}

impl Calendar {
    /// The game as it was set: 1900-01-01 to 2001-11-04.
    pub const CLASSIC: Self = Self { first: date(1900, 1, 1), deadline: date(2001, 11, 4) };

    /// The game on the dates `first` to `deadline`, both included.
    ///
    /// # Errors
    ///
    /// Where `first` lies after `deadline`.
    pub const fn new(first: Date, deadline: Date) -> Result<Self, BoundsError> {
        if deadline.is_before(first) { Err(BoundsError { first, deadline }) } else { Ok(Self { first, deadline }) }
    }

    /// The first day.
    #[must_use]
    pub const fn first(&self) -> Date {
        self.first
    }

    /// The deadline: whoever moves onto it wins.
    #[must_use]
    pub const fn deadline(&self) -> Date {
        self.deadline
    }

    /// Whether `date` is a position of the game.
    #[must_use]
    pub const fn contains(&self, date: Date) -> bool {
        !date.is_before(self.first) && !self.deadline.is_before(date)
    }

    /// The number of positions: the days from first to deadline, both included.
    #[must_use]
    pub const fn positions(&self) -> usize {
        match self.deadline.day_number().days_since(self.first.day_number()) {
            Some(days) => days as usize + 1,
            None => 0,
        }
    }

    /// Where `step` leads from `date`, or `None` where the rules do not allow it.
    #[must_use]
    pub const fn step(&self, date: Date, step: Step) -> Option<Date> {
        let to = match step {
            Step::Day => date.tomorrow(),
            Step::Month => date.same_day_next_month(),
        };
        match to {
            Some(to) if !self.deadline.is_before(to) => Some(to),
            _ => None,
        }
    }

    /// Word and bit of `date` in a packed table: one word a month from that of the first day, bit `d` for day `d`.
    ///
    /// One word a month costs 242 bytes more than one bit a day back to back, and saves the day count. A date outside
    /// the table's months has a word outside the table.
    #[must_use]
    #[inline]
    pub const fn word_and_bit(&self, date: Date) -> (usize, u32) {
        let month = date.month_number().wrapping_sub(self.first.month_number());
        (month as usize, date.day() as u32)
    }

    /// The slot of `date` in a packed table: what [`word_and_bit`](Self::word_and_bit) says, in one number.
    #[must_use]
    pub const fn slot(&self, date: Date) -> usize {
        let (word, bit) = self.word_and_bit(date);
        word.wrapping_mul(Self::SLOTS_IN_MONTH) | bit as usize
    }

    const SLOTS_IN_MONTH: usize = 32;

    /// The number of slots of a packed table.
    #[must_use]
    pub const fn slots(&self) -> usize {
        let months = self.deadline.month_number() - self.first.month_number() + 1;
        months as usize * Self::SLOTS_IN_MONTH
    }
}

impl fmt::Display for Calendar {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            f,
            "Calendar Game, {} to {}: move to the next day or to the same day of the next month if it exists; \
             whoever reaches {} wins",
            self.first, self.deadline, self.deadline
        )
    }
}

impl Game for Calendar {
    type Position = Date;

    fn options(&self, date: &Date, visit: &mut dyn FnMut(Date)) {
        self.step(*date, Step::Day).into_iter().for_each(&mut *visit);
        self.step(*date, Step::Month).into_iter().for_each(visit);
    }
}

/// Ranked by the days left: both moves take some off.
impl Ranked for Calendar {
    fn positions(&self) -> usize {
        Self::positions(self)
    }

    fn rank(&self, date: &Date) -> usize {
        let days = self.deadline.day_number().days_since(date.day_number());
        days.map_or(usize::MAX, |days| days as usize)
    }

    fn position(&self, rank: usize) -> Option<Date> {
        let days = u32::try_from(rank).ok()?;
        let date = self.deadline.day_number().minus_days(days).map(DayNumber::date)?;
        self.contains(date).then_some(date)
    }
}

/// The bare parity law: an N-position where month + day is even.
///
/// It holds for [`Calendar::CLASSIC`] except on the days that the derived [`Special`](super::Special) map names.
///
/// ```
/// use foregone_core::{Date, Outcome, calendar::parity};
///
/// assert_eq!(parity(Date::new(2001, 11, 3)?), Outcome::N);
/// # Ok::<(), foregone_core::DateError>(())
/// ```
#[must_use]
#[inline]
pub const fn parity(date: Date) -> Outcome {
    Outcome::from_win((date.month() ^ date.day()) & 1 == 0)
}
