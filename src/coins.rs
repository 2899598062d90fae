//! The Ruler game: turn over any number of neighbouring coins of a row, of which the rightmost must go from heads to
//! tails; whoever cannot move loses.
//!
//! A coin-turning game is the sum of its heads, each as if it were alone, and here the head at place n is worth the
//! greatest power of two that divides n: Berlekamp, Conway, Guy, "Winning Ways", chapter 14.
//!
//! # Example
//!
//! ```
//! use foregone::{Nimber, coins::{self, Row}};
//!
//! let row: Row = "HTTH".parse()?;
//! assert_eq!(coins::grundy(row), Nimber::new(5)); // 1 and 4
//! let winning: Vec<String> = coins::moves_to(row, Nimber::ZERO).map(|row| row.to_string()).collect();
//! assert_eq!(winning, ["HTHT"]);
//! # Ok::<(), foregone::ParseError>(())
//! ```

use foregone_core::Nimber;

pub use foregone_core::coins::{Coins, Row};

/// The value of a single head at place `number`, counted from 1.
#[must_use]
pub const fn head(number: u32) -> Nimber {
    Nimber::new((number & number.wrapping_neg()) as u64)
}

/// The Grundy value: the sum of the heads.
#[must_use]
pub fn grundy(row: Row) -> Nimber {
    row.heads().map(head).sum()
}

/// The moves to rows of that value.
pub fn moves_to(row: Row, value: Nimber) -> impl Iterator<Item = Row> {
    let options = row.heads().flat_map(move |last| (1..=last).filter_map(move |first| row.turn(first, last)));
    options.filter(move |option| grundy(*option) == value)
}

crate::sum::closed_form!(Row, |row: &Row| grundy(*row), |row: &Row, value| moves_to(*row, value));
