//! Why a position is won or lost.

use super::{Move, Moves, Position, best_move, moves, outcome, winning_moves};
use foregone_core::calendar::Step;

/// Why a position is won or lost, as data that a reader can check move by move.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Explanation {
    /// The deadline is reached: whoever is to move has lost.
    Over,
    /// A move leads to a P-position.
    Won {
        /// The quickest of the winning moves.
        best: Move,
        /// All winning moves.
        winning: Moves,
    },
    /// Every move leads to an N-position.
    Lost {
        /// The day move and the answer to it. There always is one before the deadline.
        day: Refutation,
        /// The month move, where there is one, and the answer to it.
        month: Option<Refutation>,
    },
}

/// A move and the answer that refutes it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Refutation {
    /// The move.
    pub played: Move,
    /// The quickest winning answer.
    pub answer: Move,
}

const fn refutation(played: Move) -> Option<Refutation> {
    match best_move(played.to) {
        Some(answer) => Some(Refutation { played, answer }),
        None => None,
    }
}

/// Explains the outcome of `position`.
///
/// # Example
///
/// ```
/// use foregone::calendar::{Explanation, Position, explain};
///
/// let Explanation::Lost { day, month } = explain(Position::from_ymd(1999, 12, 31)?) else {
///     panic!("31 December is lost: 12 + 31 is odd");
/// };
/// assert_eq!(day.played.to.to_string(), "2000-01-01");
/// assert_eq!(day.answer.to.to_string(), "2000-01-02");
/// assert_eq!(month.unwrap().played.to.to_string(), "2000-01-31");
/// # Ok::<(), foregone::calendar::PositionError>(())
/// ```
#[must_use]
pub const fn explain(position: Position) -> Explanation {
    if let (true, Some(best)) = (outcome(position).is_win(), best_move(position)) {
        return Explanation::Won { best, winning: winning_moves(position) };
    }
    let all = moves(position);
    let Some(to) = all.to(Step::Day) else { return Explanation::Over };
    let Some(day) = refutation(Move { step: Step::Day, to }) else { return Explanation::Over };
    let month = match all.to(Step::Month) {
        Some(to) => refutation(Move { step: Step::Month, to }),
        None => None,
    };
    Explanation::Lost { day, month }
}
