//! The rules, as values.

use super::{Step, Steps};
use crate::{Convention, Date, DayNumber, Game, Outcome, Ranked};
use core::error::Error;
use core::fmt;

/// Where a move to a day that does not exist leads, such as 31 January by a month.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum MonthEnd {
    /// Nowhere: there is no such move.
    #[default]
    NoMove,
    /// To the last day of the month.
    Clamp,
}

/// The Calendar Game, or a variant of it: between two dates, with those moves, won by that convention.
///
/// # Example
///
/// ```
/// use foregone_core::{Convention, Date, calendar::{MonthEnd, Rules, Step, Steps}};
///
/// let classic = Rules::CLASSIC;
/// assert_eq!(classic.positions(), 37_198);
/// assert_eq!(classic.step(Date::new(1999, 12, 31)?, Step::Month), Some(Date::new(2000, 1, 31)?));
/// assert_eq!(classic.step(Date::new(2001, 10, 5)?, Step::Month), None); // past the deadline
///
/// let variant = Rules::new(Date::new(2000, 1, 1)?, Date::new(2003, 12, 31)?)?
///     .with_moves(Steps::new(&[Step::Day, Step::Month, Step::Year]))
///     .with_month_end(MonthEnd::Clamp)
///     .with_convention(Convention::Misere);
/// assert_eq!(variant.step(Date::new(2000, 1, 31)?, Step::Month), Some(Date::new(2000, 2, 29)?));
/// assert_eq!(variant.step(Date::new(2000, 2, 29)?, Step::Year), Some(Date::new(2001, 2, 28)?));
/// assert_eq!(variant.step(Date::new(2000, 1, 1)?, Step::Week), None);
/// # Ok::<(), Box<dyn core::error::Error>>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Rules {
    first: Date,
    deadline: Date,
    moves: Steps,
    month_end: MonthEnd,
    convention: Convention,
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

const DAYS_IN_WEEK: u32 = 7;

const fn date(year: u16, month: u8, day: u8) -> Date {
    match Date::new(year, month, day) {
        Ok(date) => date,
        Err(_) => panic!("not a date"),
    }
}

impl Rules {
    /// The game as it was set: 1900-01-01 to 2001-11-04.
    pub const CLASSIC: Self = Self::between(date(1900, 1, 1), date(2001, 11, 4));

    /// The moves, the month's end and the convention of the game as it was set.
    const fn between(first: Date, deadline: Date) -> Self {
        let (month_end, convention) = (MonthEnd::NoMove, Convention::Normal);
        Self { first, deadline, moves: Steps::CLASSIC, month_end, convention }
    }

    /// The game as it was set, but on the dates `first` to `deadline`, both included.
    ///
    /// # Errors
    ///
    /// Where `first` lies after `deadline`.
    pub const fn new(first: Date, deadline: Date) -> Result<Self, BoundsError> {
        if deadline.is_before(first) {
            Err(BoundsError { first, deadline })
        } else {
            Ok(Self::between(first, deadline))
        }
    }

    /// The first day.
    #[must_use]
    pub const fn first(&self) -> Date {
        self.first
    }

    /// The deadline, which no move may pass: whoever moves onto it wins, or loses under misère play.
    #[must_use]
    pub const fn deadline(&self) -> Date {
        self.deadline
    }

    /// These rules with other moves.
    #[must_use]
    pub const fn with_moves(self, moves: Steps) -> Self {
        Self { moves, ..self }
    }

    /// The moves.
    #[must_use]
    pub const fn moves(&self) -> Steps {
        self.moves
    }

    /// These rules with another answer to where a move to a day that does not exist leads.
    #[must_use]
    pub const fn with_month_end(self, month_end: MonthEnd) -> Self {
        Self { month_end, ..self }
    }

    /// Where a move to a day that does not exist leads.
    #[must_use]
    pub const fn month_end(&self) -> MonthEnd {
        self.month_end
    }

    /// These rules with another convention.
    #[must_use]
    pub const fn with_convention(self, convention: Convention) -> Self {
        Self { convention, ..self }
    }

    /// Who wins when no move is left.
    #[must_use]
    pub const fn convention(&self) -> Convention {
        self.convention
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
        if !self.moves.contains(step) {
            return None;
        }
        let to = match (step, self.month_end) {
            (Step::Day, _) => date.tomorrow(),
            (Step::Week, _) => date.plus_days(DAYS_IN_WEEK),
            (Step::Month, MonthEnd::NoMove) => date.same_day_next_month(),
            (Step::Month, MonthEnd::Clamp) => date.same_day_next_month_or_last(),
            (Step::Year, MonthEnd::NoMove) => date.same_day_next_year(),
            (Step::Year, MonthEnd::Clamp) => date.same_day_next_year_or_last(),
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

/// The rules in words.
impl fmt::Display for Rules {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { first, deadline, month_end, convention, .. } = self;
        write!(f, "Calendar Game, {first} to {deadline}: ")?;
        let count = self.moves.iter().count();
        if count == 0 {
            f.write_str("no moves")?;
        }
        for (index, step) in self.moves.iter().enumerate() {
            f.write_str(match index {
                0 => "move ",
                _ if index + 1 < count => ", ",
                _ => " or ",
            })?;
            f.write_str(match (step, month_end) {
                (Step::Day, _) => "to the next day",
                (Step::Week, _) => "to the same day of the next week",
                (Step::Month, MonthEnd::NoMove) => "to the same day of the next month if it exists",
                (Step::Month, MonthEnd::Clamp) => "to the same day of the next month or its last",
                (Step::Year, MonthEnd::NoMove) => "to the same day of the next year if it exists",
                (Step::Year, MonthEnd::Clamp) => "to the same day of the next year or the last of its month",
            })?;
        }
        // With a day move nobody is stuck before the deadline.
        match (convention, self.moves.contains(Step::Day)) {
            (Convention::Normal, true) => write!(f, "; whoever reaches {deadline} wins"),
            (Convention::Misere, true) => write!(f, "; whoever reaches {deadline} loses"),
            (Convention::Normal, false) => f.write_str("; whoever cannot move loses"),
            (Convention::Misere, false) => f.write_str("; whoever cannot move wins"),
        }
    }
}

impl Game for Rules {
    type Position = Date;

    fn options(&self, date: &Date, visit: &mut dyn FnMut(Date)) {
        self.moves.iter().filter_map(|step| self.step(*date, step)).for_each(visit);
    }

    fn convention(&self) -> Convention {
        self.convention
    }
}

/// Ranked by the days left: every move takes some off. A table has a word a month: [`Rules::word_and_bit`].
impl Ranked for Rules {
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

    fn slots(&self) -> usize {
        Self::slots(self)
    }

    fn slot(&self, date: &Date) -> usize {
        Self::slot(self, *date)
    }
}

/// The bare parity law: an N-position where month + day is even.
///
/// It holds for [`Rules::CLASSIC`] except on the days that the derived [`Special`](super::Special) map names.
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
