//! Take-away to a limit: take from 1 to so many counters from a pile; whoever takes the last one wins.
//!
//! With at most m to take, n counters are worth n mod (m + 1): Bachet 1612, by leaving a multiple of m + 1.
//!
//! # Example
//!
//! ```
//! use foregone::{Nimber, takeaway::{self, Pile}};
//!
//! let pile: Pile = "23/2".parse()?;
//! assert_eq!(takeaway::grundy(pile), Nimber::new(2));
//! assert_eq!(takeaway::move_to(pile, Nimber::ZERO), pile.take(2));
//! # Ok::<(), foregone::ParseError>(())
//! ```

use foregone_core::Nimber;

pub use foregone_core::takeaway::{Pile, Takeaway};

/// The Grundy value: the number of counters modulo one more than the most that may be taken.
#[must_use]
pub const fn grundy(pile: Pile) -> Nimber {
    Nimber::new(match pile.most().checked_add(1) {
        Some(cycle) => match pile.counters().checked_rem(cycle) {
            Some(value) => value,
            None => 0,
        },
        // No pile has as many counters as a cycle.
        None => pile.counters(),
    })
}

/// The move to a pile of that value, of which there is at most one.
#[must_use]
pub const fn move_to(pile: Pile, value: Nimber) -> Option<Pile> {
    let (from, to) = (grundy(pile).get(), value.get());
    if to > pile.most() {
        return None;
    }
    // Downwards within a cycle, or round it: by m + 1 less what the value goes up.
    pile.take(if from >= to { from - to } else { pile.most() - (to - from - 1) })
}

crate::sum::closed_form!(Pile, |pile: &Pile| grundy(*pile), |pile: &Pile, value| move_to(*pile, value).into_iter());
