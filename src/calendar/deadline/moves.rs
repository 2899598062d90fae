//! Moves before any deadline, which of them win, and how long the game lasts.

use super::answers::Deadline;
use super::error::DeadlineError;
use super::length::Lengths;
use crate::calendar::{Move, Moves, Step};
use foregone_core::date::CycleMonth;
use foregone_core::{Date, Outcome};

impl Deadline {
    /// The moves from `date`: none on the deadline, else one or two.
    ///
    /// # Errors
    ///
    /// Where `date` lies after the deadline.
    ///
    /// # Example
    ///
    /// ```
    /// use foregone::{Date, calendar::Deadline};
    ///
    /// let game = Deadline::new(Date::new(2038, 1, 19)?);
    /// let moves = game.moves(Date::new(2037, 12, 19)?)?;
    /// assert_eq!(moves.map(|a_move| a_move.to.to_string()).collect::<Vec<_>>(), ["2037-12-20", "2038-01-19"]);
    /// assert!(game.moves(Date::new(2038, 1, 19)?)?.is_empty());
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub const fn moves(self, date: Date) -> Result<Moves<Date>, DeadlineError> {
        match self.check(date) {
            Ok(()) => Ok(Moves { day: self.to(date.tomorrow()), month: self.to(date.same_day_next_month()) }),
            Err(error) => Err(error),
        }
    }

    /// Whether the game is over: `date` is the deadline.
    ///
    /// # Errors
    ///
    /// Where `date` lies after the deadline.
    pub const fn is_terminal(self, date: Date) -> Result<bool, DeadlineError> {
        match self.check(date) {
            Ok(()) => Ok(!date.is_before(self.date())),
            Err(error) => Err(error),
        }
    }

    /// The moves that win: those to a P-position. None where `date` is lost.
    ///
    /// # Errors
    ///
    /// Where `date` lies after the deadline.
    ///
    /// # Example
    ///
    /// ```
    /// use foregone::{Date, calendar::{Deadline, Step}};
    ///
    /// let game = Deadline::new(Date::new(2038, 1, 19)?);
    /// let winning = game.winning_moves(Date::new(2037, 12, 19)?)?;
    /// assert_eq!(winning.map(|a_move| a_move.step).collect::<Vec<_>>(), [Step::Day, Step::Month]);
    /// assert!(game.winning_moves(Date::new(2037, 12, 18)?)?.is_empty());
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub const fn winning_moves(self, date: Date) -> Result<Moves<Date>, DeadlineError> {
        match self.moves(date) {
            Ok(all) => Ok(Moves { day: self.keep_lost(all.to(Step::Day)), month: self.keep_lost(all.to(Step::Month)) }),
            Err(error) => Err(error),
        }
    }

    /// The move to play: the quickest win, or in a lost position the longest resistance. `None` on the deadline.
    ///
    /// Played by both sides the game lasts exactly [`remoteness`](Self::remoteness) moves; played by the winner it lasts
    /// at most that many. Where two moves are to be compared, this costs as much as their remoteness.
    ///
    /// # Errors
    ///
    /// Where `date` lies after the deadline.
    ///
    /// # Example
    ///
    /// ```
    /// use foregone::{Date, calendar::Deadline};
    ///
    /// let game = Deadline::new(Date::new(1990, 5, 27)?);
    /// let start = Date::new(1989, 2, 28)?;
    /// let (mut date, mut played) = (start, 0);
    /// while let Some(best) = game.best_move(date)? {
    ///     date = best.to;
    ///     played += 1;
    /// }
    /// assert_eq!((date, Ok(played)), (game.date(), game.remoteness(start)));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub const fn best_move(self, date: Date) -> Result<Option<Move<Date>>, DeadlineError> {
        let (all, winning) = match (self.moves(date), self.winning_moves(date)) {
            (Ok(all), Ok(winning)) => (all, winning),
            (Err(error), _) | (_, Err(error)) => return Err(error),
        };
        let wins = !winning.is_empty();
        let moves = if wins { winning } else { all };
        let (step, to) = match (moves.to(Step::Day), moves.to(Step::Month)) {
            (None, None) => return Ok(None),
            (Some(day), None) => (Step::Day, day),
            (Some(day), Some(month)) if (self.length(day) <= self.length(month)) == wins => (Step::Day, day),
            (_, Some(month)) => (Step::Month, month),
        };
        Ok(Some(Move { step, to }))
    }

    /// How many moves the game lasts from `date` when the winner hurries and the loser delays.
    ///
    /// Counts back from the deadline to `date`, a month of up to 31 days at a step: at most 119,988 steps, and 1,200 for a
    /// date a century before. There is no law that ends it sooner: settled outcomes do not settle this. For the deadline
    /// of the game as it was set, [`calendar::remoteness`](crate::calendar::remoteness) is a closed form.
    ///
    /// # Errors
    ///
    /// Where `date` lies after the deadline.
    ///
    /// # Example
    ///
    /// ```
    /// use foregone::{Date, calendar::{self, Deadline, Position}};
    ///
    /// let game = Deadline::new(Position::DEADLINE.date());
    /// assert_eq!(game.remoteness(Position::FIRST.date())?, calendar::remoteness(Position::FIRST));
    /// let game = Deadline::new(Date::new(2100, 12, 31)?);
    /// assert_eq!(game.remoteness(Date::new(2100, 11, 30)?)?, 31); // by 1 December, and then day by day
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub const fn remoteness(self, date: Date) -> Result<u32, DeadlineError> {
        match self.check(date) {
            Ok(()) => Ok(self.length(date)),
            Err(error) => Err(error),
        }
    }

    /// The remoteness of a date not after the deadline.
    const fn length(self, date: Date) -> u32 {
        let mut lengths = Lengths::BEYOND.before(self.date().day());
        let mut month = CycleMonth::of(self.date());
        let mut left = self.months_back(date);
        while left > 0 {
            month = month.previous();
            lengths = lengths.before(month.days());
            left -= 1;
        }
        lengths.of(date.day())
    }

    /// Where a move leads, unless past the deadline, where there is no position.
    const fn to(self, date: Option<Date>) -> Option<Date> {
        match date {
            Some(date) if !self.date().is_before(date) => Some(date),
            _ => None,
        }
    }

    const fn keep_lost(self, to: Option<Date>) -> Option<Date> {
        match to {
            Some(date) => match self.outcome(date) {
                Ok(Outcome::P) => Some(date),
                _ => None,
            },
            None => None,
        }
    }
}
