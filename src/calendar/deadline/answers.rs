//! The type that is asked.

use super::error::DeadlineError;
use super::month::{Month, day_bit};
use super::phase::Phase;
use super::settling::settle;
use foregone_core::date::CycleMonth;
use foregone_core::{Date, DayNumber, Nimber, Outcome};

/// The Calendar Game that ends on any given date: who wins from any date before, without a table.
///
/// A position is a date from 0001-01-01 to the deadline; the moves are those of the game as it was set.
///
/// [`new`](Self::new) counts back from the deadline, a month at a step, until a [`Phase`] is entered. That takes at
/// most 184 steps, and at most 2 for 91,516 of the 146,097 deadlines in 400 years. An answer for a date that far back
/// evaluates the phase's law. One for a later date counts back once more, to that date, in at most 184 steps. Moves are
/// as cheap; only [`remoteness`](Self::remoteness) counts back all the way.
///
/// # Example
///
/// ```
/// use foregone::{Date, Nimber, Outcome, calendar::{Deadline, Phase}};
///
/// const GAME: Deadline = Deadline::new(match Date::new(2100, 12, 31) {
///     Ok(date) => date,
///     Err(_) => panic!("not a date"),
/// });
/// assert_eq!(GAME.phase(), Phase::A);
/// assert_eq!(GAME.outcome(Date::new(1, 1, 1)?), Ok(Outcome::N));
/// assert_eq!(GAME.grundy(Date::new(2100, 11, 30)?), Ok(Nimber::new(2)));
/// assert_eq!(
///     GAME.outcome(Date::new(2101, 1, 1)?).unwrap_err().to_string(),
///     "2101-01-01 lies after the deadline 2100-12-31: a position is a date from 0001-01-01 to it"
/// );
/// # Ok::<(), foregone::DateError>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Deadline {
    date: Date,
    phase: Phase,
    settled_from: Option<Date>,
    grundy_settled_from: Option<Date>,
}

impl Deadline {
    /// The game that ends on `deadline`.
    #[must_use]
    pub const fn new(deadline: Date) -> Self {
        let settling = settle(deadline);
        Self {
            date: deadline,
            phase: settling.phase,
            settled_from: day_before(deadline, settling.outcome_breach),
            grundy_settled_from: day_before(deadline, settling.grundy_breach),
        }
    }

    /// The deadline: whoever moves there wins.
    #[must_use]
    pub const fn date(self) -> Date {
        self.date
    }

    /// The phase that counting back from the deadline leads into, be it only before year 1.
    #[must_use]
    pub const fn phase(self) -> Phase {
        self.phase
    }

    /// The latest date from which back every outcome is that of the [`phase`](Self::phase)'s law: the deadline or up
    /// to 5,538 days before. `None` where that is before year 1.
    ///
    /// ```
    /// use foregone::{Date, calendar::{Deadline, Position}};
    ///
    /// let game = Deadline::new(Position::DEADLINE.date());
    /// assert_eq!(game.settled_from(), Some(game.date()));
    /// let slow = Deadline::new(Date::new(1990, 5, 27)?);
    /// assert_eq!(slow.settled_from(), Some(Date::new(1975, 3, 29)?));
    /// assert_eq!(Deadline::new(Date::new(10, 5, 27)?).settled_from(), None);
    /// # Ok::<(), foregone::DateError>(())
    /// ```
    #[must_use]
    pub const fn settled_from(self) -> Option<Date> {
        self.settled_from
    }

    /// The latest date from which back every Grundy value is that of the [`phase`](Self::phase)'s law: the deadline or
    /// up to 5,568 days before. `None` where that is before year 1.
    #[must_use]
    pub const fn grundy_settled_from(self) -> Option<Date> {
        self.grundy_settled_from
    }

    /// Who wins from `date`.
    ///
    /// # Errors
    ///
    /// Where `date` lies after the deadline.
    ///
    /// # Example
    ///
    /// ```
    /// use foregone::{Date, Outcome, calendar::Deadline};
    ///
    /// let game = Deadline::new(Date::new(2000, 2, 29)?);
    /// assert_eq!(game.outcome(Date::new(2000, 1, 29)?), Ok(Outcome::N)); // by the month move
    /// assert_eq!(game.outcome(Date::new(2000, 3, 1)?).ok(), None);
    /// # Ok::<(), foregone::DateError>(())
    /// ```
    #[inline]
    pub const fn outcome(self, date: Date) -> Result<Outcome, DeadlineError> {
        if reaches(self.settled_from, date) {
            return Ok(self.phase.outcome(date));
        }
        match self.check(date) {
            Ok(()) => Ok(self.unsettled_outcome(date)),
            Err(error) => Err(error),
        }
    }

    /// The Grundy value of `date`: 0, 1 or 2.
    ///
    /// # Errors
    ///
    /// Where `date` lies after the deadline.
    ///
    /// # Example
    ///
    /// ```
    /// use foregone::{Date, Nimber, calendar::Deadline};
    ///
    /// let game = Deadline::new(Date::new(2000, 12, 31)?);
    /// assert_eq!(game.grundy(Date::new(2000, 12, 30)?), Ok(Nimber::new(1)));
    /// assert_eq!(game.grundy(Date::new(2000, 11, 30)?), Ok(Nimber::new(2))); // one move leads to 0, one to 1
    /// # Ok::<(), foregone::DateError>(())
    /// ```
    #[inline]
    pub const fn grundy(self, date: Date) -> Result<Nimber, DeadlineError> {
        if reaches(self.grundy_settled_from, date) {
            return Ok(self.phase.grundy(date));
        }
        match self.check(date) {
            Ok(()) => Ok(self.unsettled_grundy(date)),
            Err(error) => Err(error),
        }
    }

    /// The outcome of a date not after the deadline, by counting back to it; the P-positions alone are needed.
    const fn unsettled_outcome(self, date: Date) -> Outcome {
        let mut lost = Month::lost_before(Month::BEYOND.lost, self.date.day());
        let mut month = CycleMonth::of(self.date);
        let mut left = self.months_back(date);
        while left > 0 {
            month = month.previous();
            lost = Month::lost_before(lost, month.days());
            left -= 1;
        }
        Outcome::from_win(lost & day_bit(date.day()) == 0)
    }

    /// The Grundy value of a date not after the deadline, by counting back to it.
    const fn unsettled_grundy(self, date: Date) -> Nimber {
        let mut values = Month::BEYOND.before(self.date.day());
        let mut month = CycleMonth::of(self.date);
        let mut left = self.months_back(date);
        while left > 0 {
            month = month.previous();
            values = values.before(month.days());
            left -= 1;
        }
        Nimber::new(values.grundy(date.day()))
    }

    /// That a date is a position.
    pub(super) const fn check(self, date: Date) -> Result<(), DeadlineError> {
        if self.date.is_before(date) { Err(DeadlineError::TooLate { date, deadline: self.date }) } else { Ok(()) }
    }

    pub(super) const fn months_back(self, date: Date) -> u32 {
        self.date.month_number().saturating_sub(date.month_number())
    }
}

/// The day before the one that lies `days` before `deadline`; the deadline itself where there is none.
const fn day_before(deadline: Date, days: Option<u16>) -> Option<Date> {
    let Some(days) = days else { return Some(deadline) };
    match deadline.day_number().minus_days(days as u32 + 1) {
        Some(day) => Some(DayNumber::date(day)),
        None => None,
    }
}

/// Whether `date` is not after `settled_from`.
#[inline]
const fn reaches(settled_from: Option<Date>, date: Date) -> bool {
    match settled_from {
        Some(settled) => !settled.is_before(date),
        None => false,
    }
}
