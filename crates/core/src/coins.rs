//! The Ruler game, a coin-turning game: turn over any number of neighbouring coins of a row, of which the rightmost
//! must go from heads to tails.
//!
//! Source: E. R. Berlekamp, J. H. Conway, R. K. Guy, "Winning Ways for your Mathematical Plays", chapter 14.

use crate::Game;
use crate::text::{Cursor, ParseError};
use core::fmt;
use core::str::FromStr;

/// A position: a row of up to [`Row::MOST`] coins.
///
/// # Example
///
/// ```
/// use foregone_core::coins::Row;
///
/// let row: Row = "HTTH".parse()?;
/// assert_eq!(row.turn(1, 4), Some("THHT".parse()?));
/// assert_eq!(row.turn(1, 3), None); // the third coin shows tails
/// # Ok::<(), foregone_core::ParseError>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Row {
    /// Bit `n - 1` says that coin `n`, counted from the left, shows heads; zero past the length.
    heads: u64,
    length: u32,
}

impl Row {
    /// The greatest number of coins.
    pub const MOST: u32 = u64::BITS;

    /// The number of coins.
    #[must_use]
    pub const fn length(self) -> u32 {
        self.length
    }

    /// Whether coin `number`, counted from 1 at the left, shows heads.
    #[must_use]
    pub const fn is_heads(self, number: u32) -> bool {
        number >= 1 && number <= self.length && self.heads >> (number - 1) & 1 == 1
    }

    /// The numbers of the coins that show heads.
    pub fn heads(self) -> impl Iterator<Item = u32> {
        (1..=self.length).filter(move |number| self.is_heads(*number))
    }

    /// The row after turning the coins `first` to `last`, or `None` where that is no move.
    #[must_use]
    pub const fn turn(self, first: u32, last: u32) -> Option<Self> {
        if first < 1 || first > last || !self.is_heads(last) {
            return None;
        }
        let coins = last - first + 1;
        let turned = u64::MAX >> (u64::BITS - coins) << (first - 1);
        Some(Self { heads: self.heads ^ turned, ..self })
    }
}

impl fmt::Display for Row {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        (1..=self.length).try_for_each(|number| f.write_str(if self.is_heads(number) { "H" } else { "T" }))
    }
}

impl FromStr for Row {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Self, ParseError> {
        let mut cursor = Cursor::new(text);
        let mut row = Self { heads: 0, length: 0 };
        while let Some(coin) = cursor.take(|next| matches!(next, 'H' | 'T' | 'h' | 't')) {
            if row.length == Self::MOST {
                return Err(cursor.too_many(Self::MOST as usize));
            }
            row.heads |= u64::from(coin.eq_ignore_ascii_case(&'h')) << row.length;
            row.length += 1;
        }
        cursor.end("H for heads or T for tails")?;
        Ok(row)
    }
}

/// The rules.
#[derive(Clone, Copy, Debug)]
pub struct Coins;

impl Game for Coins {
    type Position = Row;

    fn options(&self, row: &Row, visit: &mut dyn FnMut(Row)) {
        for last in row.heads() {
            (1..=last).filter_map(|first| row.turn(first, last)).for_each(&mut *visit);
        }
    }

    fn components(&self, row: &Row, visit: &mut dyn FnMut(Row)) {
        row.heads().map(|number| Row { heads: 1 << (number - 1), ..*row }).for_each(visit);
    }
}

crate::interop::as_notation!(Row: "a row of coins such as \"HTTH\"");

#[cfg(feature = "defmt")]
#[expect(
    clippy::if_same_then_else,
    reason = "branches differ in the item that interns their string, which clippy does not look at"
)]
impl defmt::Format for Row {
    fn format(&self, f: defmt::Formatter<'_>) {
        for number in 1..=self.length() {
            if self.is_heads(number) {
                defmt::write!(f, "H");
            } else {
                defmt::write!(f, "T");
            }
        }
    }
}
