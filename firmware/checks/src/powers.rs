//! Powers of two.

use crate::Tally;
use foregone::Outcome;
use foregone::powers::{Pile, Residue, outcome};

/// All piles below this are asked about.
const BELOW: usize = 1_001;

/// Asks about all small piles, and about a number of 60 digits.
pub(crate) fn check(planted: bool) -> Tally {
    let mut tally = Tally::new(planted);
    let mut won = [false; BELOW];
    for (pile, cards) in (0..BELOW).zip(0_u64..) {
        // By solving: a pile is won if some take leaves a lost one.
        let mut takes = (0..usize::BITS).map(|exponent| 1 << exponent).take_while(|take| *take <= pile);
        won[pile] = takes.any(|take| !won[pile - take]);
        tally.hold(outcome(Pile::new(cards)).is_win(), won[pile]);
    }
    // 60 sevens have the digit sum 420, a multiple of 3.
    let mut residue = Residue::new();
    let digits = residue.extend_while_digits(&[b'7'; 60]);
    tally.hold(digits == 60 && Outcome::of(residue.grundy()).is_win(), false);
    tally
}
