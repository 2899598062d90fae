//! Nim: take any number of counters from one heap; whoever takes the last one wins.
//!
//! The game that every other one is measured by: a heap of n has the Grundy value n.
//!
//! # Example
//!
//! ```
//! use foregone::{Nimber, nim::{self, Heaps}};
//!
//! let heaps: Heaps = "3,5,7".parse()?;
//! assert_eq!(nim::grundy(&heaps), Nimber::new(1));
//! let winning: Vec<String> = nim::moves_to(&heaps, Nimber::ZERO).map(|heaps| heaps.to_string()).collect();
//! assert_eq!(winning, ["2,5,7", "3,4,7", "3,5,6"]);
//! # Ok::<(), foregone::ParseError>(())
//! ```

use foregone_core::Nimber;

pub use foregone_core::nim::{Heaps, Nim};

/// The Grundy value: the exclusive or of the heaps.
#[must_use]
pub fn grundy(heaps: &Heaps) -> Nimber {
    heaps.as_slice().iter().copied().map(Nimber::new).sum()
}

/// The moves to positions of that value: at most one a heap.
pub fn moves_to(heaps: &Heaps, value: Nimber) -> impl Iterator<Item = Heaps> {
    let change = grundy(heaps) + value;
    let wanted = heaps.as_slice().iter().map(move |size| (Nimber::new(*size) + change).get()).enumerate();
    wanted.filter_map(|(index, left)| heaps.reduce(index, left))
}

crate::sum::closed_form!(Heaps, grundy, moves_to);
