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

use foregone_core::{Nimber, Outcome};

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

/// Who wins where whoever takes the last counter loses: by the nim-sum as long as a heap has two counters or more, and
/// from then on by the parity of the heaps that are left.
///
/// Source: C. L. Bouton, Annals of Math. 3 (1901), section 7.
///
/// # Example
///
/// ```
/// use foregone::{Outcome, nim::misere_outcome};
///
/// assert_eq!(misere_outcome(&"1".parse()?), Outcome::P);
/// assert_eq!(misere_outcome(&"3,5,1".parse()?), Outcome::N);
/// assert_eq!(misere_outcome(&"".parse()?), Outcome::N); // the last counter was the other player's
/// # Ok::<(), foregone::ParseError>(())
/// ```
#[must_use]
pub fn misere_outcome(heaps: &Heaps) -> Outcome {
    misere_outcome_of(heaps.as_slice().iter().copied())
}

/// The same of any number of heaps.
pub fn misere_outcome_of(heaps: impl IntoIterator<Item = u64>) -> Outcome {
    let seen = |(sum, most): (u64, u64), size: u64| (sum ^ size, if size > most { size } else { most });
    let (sum, most) = heaps.into_iter().fold((0, 0), seen);
    Outcome::from_win((sum != 0) == (most > 1))
}

/// The moves that win where whoever takes the last counter loses: at most one a heap.
pub fn misere_winning_moves(heaps: &Heaps) -> impl Iterator<Item = Heaps> {
    let sum = grundy(heaps).get();
    let sizes = heaps.as_slice().iter().copied().enumerate();
    sizes.filter_map(move |(index, size)| {
        // A nim-sum of 0 if a heap of two or more is left, else an odd number of heaps of one.
        let balanced = heaps.reduce(index, sum ^ size);
        let lone = heaps.reduce(index, u64::from((sum ^ size) == 0));
        [balanced, lone].into_iter().flatten().find(|to| misere_outcome(to) == Outcome::P)
    })
}

crate::sum::closed_form!(Heaps, grundy, moves_to);
