//! Kiki's game: a coin on a board goes one step towards a corner, along a row, a column or the diagonal.
//!
//! Source: HDU 2147.

use crate::Game;
use crate::text::{Cursor, ParseError};
use core::fmt;
use core::str::FromStr;

/// A position: how many rows and how many columns the coin is from the corner.
///
/// # Example
///
/// ```
/// use foregone_core::kiki::Coin;
///
/// let coin: Coin = "2,3".parse()?;
/// assert_eq!(coin.step(true, true), Some(Coin::new(1, 2)));
/// assert_eq!(Coin::new(0, 3).step(true, true), None);
/// # Ok::<(), foregone_core::ParseError>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Coin {
    rows: u64,
    columns: u64,
}

impl Coin {
    /// A coin that far from the corner.
    #[must_use]
    pub const fn new(rows: u64, columns: u64) -> Self {
        Self { rows, columns }
    }

    /// The rows that are left.
    #[must_use]
    pub const fn rows(self) -> u64 {
        self.rows
    }

    /// The columns that are left.
    #[must_use]
    pub const fn columns(self) -> u64 {
        self.columns
    }

    /// The coin after a step by a row, a column or both; `None` where that is no move.
    #[must_use]
    pub const fn step(self, by_row: bool, by_column: bool) -> Option<Self> {
        match (self.rows.checked_sub(by_row as u64), self.columns.checked_sub(by_column as u64)) {
            (Some(rows), Some(columns)) if by_row || by_column => Some(Self { rows, columns }),
            _ => None,
        }
    }

    /// The moves: by a row, by a column, by both.
    pub fn steps(self) -> impl Iterator<Item = Self> {
        let steps = [(true, false), (false, true), (true, true)];
        steps.into_iter().filter_map(move |(by_row, by_column)| self.step(by_row, by_column))
    }
}

impl fmt::Display for Coin {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{},{}", self.rows, self.columns)
    }
}

impl FromStr for Coin {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Self, ParseError> {
        let mut cursor = Cursor::new(text);
        let rows = cursor.number(u64::MAX)?;
        cursor.take(|next| next == ',').ok_or_else(|| cursor.expected("a comma and the columns that are left"))?;
        let columns = cursor.number(u64::MAX)?;
        cursor.end("the end after the columns that are left")?;
        Ok(Self { rows, columns })
    }
}

/// The rules.
#[derive(Clone, Copy, Debug)]
pub struct Kiki;

impl Game for Kiki {
    type Position = Coin;

    fn options(&self, coin: &Coin, visit: &mut dyn FnMut(Coin)) {
        coin.steps().for_each(visit);
    }
}

crate::interop::as_notation!(Coin: "the rows and columns that are left, such as \"2,3\"");

#[cfg(feature = "defmt")]
impl defmt::Format for Coin {
    fn format(&self, f: defmt::Formatter<'_>) {
        defmt::write!(f, "{=u64},{=u64}", self.rows, self.columns);
    }
}
