//! Who wins.

use foregone_core::Outcome;
use foregone_core::euclid::Pair;

/// Whether the game is over: one of the numbers is 0.
#[must_use]
pub const fn is_terminal(pair: Pair) -> bool {
    pair.smaller() == 0
}

/// Who wins from `pair`, in O(1), for all of `u64`.
///
/// With a ≥ b ≥ 1 the player to move wins if and only if a = b or a / b > φ = (1 + √5) / 2, which is a² − ab − b² > 0:
/// Cole and Davie, Math. Gazette 53 (1969). The test here is a (a − b) > b², which cannot overflow in 128 bits.
///
/// # Example
///
/// ```
/// use foregone::{Outcome, euclid::{Pair, outcome}};
///
/// const WHO: Outcome = outcome(Pair::new(25, 7));
/// assert_eq!(WHO, Outcome::N);
/// assert_eq!(outcome(Pair::new(24, 15)), Outcome::P);
/// ```
#[must_use]
#[inline]
pub const fn outcome(pair: Pair) -> Outcome {
    let (a, b) = (pair.larger() as u128, pair.smaller() as u128);
    let beyond_golden = a * (a - b) > b * b;
    Outcome::from_win(b != 0 && (a == b || beyond_golden))
}

/// Who wins from two numbers of up to 128 bits, in at most 185 steps.
///
/// The golden test would need 256 bits, so this plays the forced moves instead: where neither number is twice the
/// other there is but one move, and the first player who finds a choice, or equal numbers, wins.
///
/// # Example
///
/// ```
/// use foregone::{Outcome, euclid::outcome_u128};
///
/// assert_eq!(outcome_u128(u128::MAX, u128::MAX - 1), Outcome::P);
/// assert_eq!(outcome_u128(u128::MAX, 1), Outcome::N);
/// ```
#[must_use]
pub const fn outcome_u128(a: u128, b: u128) -> Outcome {
    let (mut a, mut b) = if a < b { (b, a) } else { (a, b) };
    let mut win = b != 0;
    while b != 0 && a != b && a - b < b {
        (a, b) = (b, a - b);
        win = !win;
    }
    Outcome::from_win(win)
}
