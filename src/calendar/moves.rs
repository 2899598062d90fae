//! Moves, and which of them win.

use super::{Position, outcome, remoteness};
use core::iter::FusedIterator;
use foregone_core::Date;
use foregone_core::calendar::Step;

/// A move: which of the two, and where it leads. Of the game with another [`Deadline`](super::Deadline) it leads to a
/// [`Date`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Move<P = Position> {
    /// Which move.
    pub step: Step,
    /// The position it leads to.
    pub to: P,
}

/// At most one move of each kind; an iterator over them, the day move first.
///
/// # Example
///
/// ```
/// use foregone::calendar::{self, Position, Step};
///
/// let moves = calendar::moves(Position::from_ymd(2000, 1, 31)?);
/// assert_eq!(moves.to(Step::Month), None); // there is no 31 February
/// assert_eq!(moves.map(|a_move| a_move.to.to_string()).collect::<Vec<_>>(), ["2000-02-01"]);
/// # Ok::<(), calendar::PositionError>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Moves<P = Position> {
    pub(super) day: Option<P>,
    pub(super) month: Option<P>,
}

impl<P: Copy> Moves<P> {
    /// Where the move of that kind leads, or `None` where it is not among them.
    #[must_use]
    pub const fn to(&self, step: Step) -> Option<P> {
        match step {
            Step::Day => self.day,
            Step::Month => self.month,
            Step::Week | Step::Year => None,
        }
    }

    /// Whether there are none.
    #[must_use]
    pub const fn is_empty(&self) -> bool {
        self.day.is_none() && self.month.is_none()
    }
}

impl<P> Iterator for Moves<P> {
    type Item = Move<P>;

    fn next(&mut self) -> Option<Move<P>> {
        if let Some(to) = self.day.take() {
            return Some(Move { step: Step::Day, to });
        }
        self.month.take().map(|to| Move { step: Step::Month, to })
    }

    fn size_hint(&self) -> (usize, Option<usize>) {
        let count = usize::from(self.day.is_some()) + usize::from(self.month.is_some());
        (count, Some(count))
    }
}

impl<P> ExactSizeIterator for Moves<P> {}

impl<P> FusedIterator for Moves<P> {}

/// Where a move leads, unless past the deadline, where there is no position.
const fn to(date: Option<Date>) -> Option<Position> {
    match date {
        Some(date) => match Position::new(date) {
            Ok(to) => Some(to),
            Err(_) => None,
        },
        None => None,
    }
}

/// The moves from `position`: none on the deadline, else one or two.
#[must_use]
pub const fn moves(position: Position) -> Moves {
    let date = position.date();
    Moves { day: to(date.tomorrow()), month: to(date.same_day_next_month()) }
}

/// Whether the game is over: `position` is the deadline.
#[must_use]
pub const fn is_terminal(position: Position) -> bool {
    moves(position).is_empty()
}

const fn keep_lost(to: Option<Position>) -> Option<Position> {
    match to {
        Some(to) if !outcome(to).is_win() => Some(to),
        _ => None,
    }
}

/// The moves that win: those to a P-position. None where `position` is lost.
///
/// # Example
///
/// ```
/// use foregone::calendar::{self, Position, Step};
///
/// let mut winning = calendar::winning_moves(Position::from_ymd(2001, 11, 3)?);
/// assert_eq!(winning.next().map(|a_move| a_move.step), Some(Step::Day));
/// assert_eq!(winning.next(), None);
/// # Ok::<(), calendar::PositionError>(())
/// ```
#[must_use]
pub const fn winning_moves(position: Position) -> Moves {
    let all = moves(position);
    Moves { day: keep_lost(all.day), month: keep_lost(all.month) }
}

/// The move to play: the quickest win, or in a lost position the longest resistance. `None` on the deadline.
///
/// Played by both sides the game lasts exactly [`remoteness`] moves; played by the winner it lasts at most that many.
///
/// # Example
///
/// ```
/// use foregone::calendar::{self, Position};
///
/// let (mut position, mut played) = (Position::FIRST, 0);
/// while let Some(best) = calendar::best_move(position) {
///     position = best.to;
///     played += 1;
/// }
/// assert_eq!((position, played), (Position::DEADLINE, calendar::remoteness(Position::FIRST)));
/// ```
#[must_use]
pub const fn best_move(position: Position) -> Option<Move> {
    let wins = outcome(position).is_win();
    let moves = if wins { winning_moves(position) } else { moves(position) };
    let (step, to) = match (moves.day, moves.month) {
        (None, None) => return None,
        (Some(day), None) => (Step::Day, day),
        (Some(day), Some(month)) if (remoteness(day) <= remoteness(month)) == wins => (Step::Day, day),
        (_, Some(month)) => (Step::Month, month),
    };
    Some(Move { step, to })
}
