//! The Calendar Game, all of it.

use crate::Tally;
use foregone::calendar::{Position, outcome};

/// Asks about every date, and holds the answer against the law, written out here once more.
pub(crate) fn check(planted: bool) -> Tally {
    let mut tally = Tally::new(planted);
    for position in Position::all() {
        let (month, day) = (position.date().month(), position.date().day());
        let law = (month + day).is_multiple_of(2) || matches!((month, day), (9 | 11, 30));
        tally.hold(outcome(position).is_win(), law);
    }
    tally
}
