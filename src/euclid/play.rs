//! What to play, how long it takes, and why it wins.

use super::{is_terminal, outcome};
use foregone_core::euclid::Pair;

/// The position after the last move of a row: all the multiples taken.
const fn reduced(pair: Pair) -> Option<Pair> {
    pair.subtract(pair.quotient())
}

/// How often to subtract the smaller number to win, or `None` where `pair` is lost.
///
/// There is but one winning move. With quotient q and remainder r, either taking all q multiples leaves a P-position,
/// or taking q − 1 does, since from there taking the last one is the only move.
const fn winning_times(pair: Pair) -> Option<u64> {
    match reduced(pair) {
        Some(to) if !outcome(to).is_win() => Some(pair.quotient()),
        // A quotient of 1 and a won position to follow: the only move loses.
        Some(_) if pair.quotient() > 1 => Some(pair.quotient() - 1),
        _ => None,
    }
}

/// The winning move: the position to leave, or `None` where `pair` is lost. There is never a second one.
///
/// # Example
///
/// ```
/// use foregone::euclid::{Pair, winning_move};
///
/// assert_eq!(winning_move(Pair::new(25, 7)), Some(Pair::new(11, 7)));
/// assert_eq!(winning_move(Pair::new(11, 7)), None);
/// ```
#[must_use]
pub const fn winning_move(pair: Pair) -> Option<Pair> {
    match winning_times(pair) {
        Some(times) => pair.subtract(times),
        None => None,
    }
}

/// How many moves the game lasts in perfect play, at most 184. No player has a choice in it: the winning move is
/// unique, and a lost position has but one move.
///
/// # Example
///
/// ```
/// use foregone::euclid::{Pair, remoteness};
///
/// assert_eq!(remoteness(Pair::new(25, 7)), 5); // 25,7 to 11,7 to 7,4 to 4,3 to 3,1 to 1,0
/// assert_eq!(remoteness(Pair::new(5, 0)), 0);
/// ```
#[must_use]
pub const fn remoteness(pair: Pair) -> u32 {
    let (mut pair, mut moves) = (pair, 0);
    while let Some(to) = reduced(pair) {
        // Taking one multiple less first leaves the opponent the move to the same position.
        let detour = outcome(pair).is_win() && outcome(to).is_win();
        moves += 1 + detour as u32;
        pair = to;
    }
    moves
}

/// Why a position is won or lost.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Explanation {
    /// One number is 0: whoever is to move has lost.
    Over,
    /// The move makes one number 0.
    Finish {
        /// How often the smaller number is subtracted.
        times: u64,
    },
    /// The ratio of the numbers is above φ, and the move leaves one between 1 and φ.
    Won {
        /// How often the smaller number is subtracted.
        times: u64,
        /// What the move leaves.
        to: Pair,
    },
    /// The ratio of the numbers lies between 1 and φ, so there is but one move, and it leaves a won position.
    Lost {
        /// What the only move leaves.
        to: Pair,
        /// The winning answer to it.
        answer: Pair,
    },
}

/// Explains the outcome of `pair`.
///
/// # Example
///
/// ```
/// use foregone::euclid::{Explanation, Pair, explain};
///
/// assert_eq!(explain(Pair::new(25, 7)), Explanation::Won { times: 2, to: Pair::new(11, 7) });
/// assert_eq!(explain(Pair::new(14, 7)), Explanation::Finish { times: 2 });
/// ```
#[must_use]
pub const fn explain(pair: Pair) -> Explanation {
    let Some(only) = reduced(pair) else { return Explanation::Over };
    match (winning_times(pair), winning_move(pair), winning_move(only)) {
        (Some(times), Some(to), _) if is_terminal(to) => Explanation::Finish { times },
        (Some(times), Some(to), _) => Explanation::Won { times, to },
        (_, _, Some(answer)) => Explanation::Lost { to: only, answer },
        // Not reached: what leads to a lost position is won.
        (_, _, None) => Explanation::Over,
    }
}
