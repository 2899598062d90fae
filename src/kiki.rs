//! Kiki's game: a coin on a board goes one step towards a corner, along a row, a column or the diagonal.
//!
//! With both distances even it is worth 0, with both odd 2, else 1 where the smaller one is even and 3 where it is odd: by
//! induction, since the three moves of such a position are worth each time two or all of the other values below its own.
//!
//! # Example
//!
//! ```
//! use foregone::{Nimber, kiki::{self, Coin}};
//!
//! let coin: Coin = "4,7".parse()?;
//! assert_eq!(kiki::grundy(coin), Nimber::new(1));
//! assert_eq!(kiki::moves_to(coin, Nimber::ZERO).collect::<Vec<_>>(), [Coin::new(4, 6)]);
//! # Ok::<(), foregone::ParseError>(())
//! ```

use foregone_core::Nimber;

pub use foregone_core::kiki::{Coin, Kiki};

/// The Grundy value, at most 3.
#[must_use]
pub const fn grundy(coin: Coin) -> Nimber {
    let (rows, columns) = (coin.rows(), coin.columns());
    let least = if rows < columns { rows } else { columns };
    Nimber::new(match (rows % 2, columns % 2) {
        (0, 0) => 0,
        (1, 1) => 2,
        _ => 1 + 2 * (least % 2),
    })
}

/// The moves to positions of that value.
pub fn moves_to(coin: Coin, value: Nimber) -> impl Iterator<Item = Coin> {
    coin.steps().filter(move |to| grundy(*to) == value)
}

crate::sum::closed_form!(Coin, |coin: &Coin| grundy(*coin), |coin: &Coin, value| moves_to(*coin, value));
