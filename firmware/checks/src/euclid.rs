//! Euclid's game.

use crate::Tally;
use foregone::euclid::{Pair, outcome};

/// All pairs up to this are asked about.
const UP_TO: u64 = 100;

/// Asks about all small pairs, and about neighbouring Fibonacci numbers up to the largest of 64 bits, which take longest.
pub(crate) fn check(planted: bool) -> Tally {
    let mut tally = Tally::new(planted);
    for a in 0..=UP_TO {
        for b in 0..=UP_TO {
            tally.hold(outcome(Pair::new(a, b)).is_win(), wins(a.max(b), a.min(b)));
        }
    }
    let (mut a, mut b) = (1_u64, 1);
    while let Some(sum) = a.checked_add(b) {
        (a, b) = (sum, a);
        tally.hold(outcome(Pair::new(a, b)).is_win(), wins(a, b));
    }
    tally
}

/// By playing: whoever first meets a quotient of 2 or more, or the last one, may choose what the other meets.
fn wins(mut larger: u64, mut smaller: u64) -> bool {
    let mut mover_is_first = true;
    while smaller != 0 {
        if larger / smaller >= 2 || larger.is_multiple_of(smaller) {
            return mover_is_first;
        }
        (larger, smaller) = (smaller, larger - smaller);
        mover_is_first = !mover_is_first;
    }
    !mover_is_first
}
