//! Wythoff's game: take any number from one of two heaps, or the same number from both; whoever takes the last counter wins.
//!
//! Source: W. A. Wythoff, "A modification of the game of nim", Nieuw Archief voor Wiskunde 7 (1907).

use crate::Game;
use crate::text::{Cursor, ParseError};
use core::fmt;
use core::str::FromStr;

/// A position: two heaps.
///
/// # Example
///
/// ```
/// use foregone_core::wythoff::Pair;
///
/// let pair: Pair = "3,5".parse()?;
/// assert_eq!(pair.take(1, 1), Some(Pair::new(2, 4)));
/// assert_eq!(pair.take(0, 5), Some(Pair::new(3, 0)));
/// assert_eq!(pair.take(1, 2), None); // from both the same number
/// # Ok::<(), foregone_core::ParseError>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Pair {
    first: u64,
    second: u64,
}

impl Pair {
    /// The position of those heaps.
    #[must_use]
    pub const fn new(first: u64, second: u64) -> Self {
        Self { first, second }
    }

    /// The first heap.
    #[must_use]
    pub const fn first(self) -> u64 {
        self.first
    }

    /// The second heap.
    #[must_use]
    pub const fn second(self) -> u64 {
        self.second
    }

    /// The position after taking so many from the first heap and so many from the second; `None` where that is no move.
    #[must_use]
    pub const fn take(self, first: u64, second: u64) -> Option<Self> {
        let is_move = match (first, second) {
            (0, 0) => false,
            (0, _) | (_, 0) => true,
            (first, second) => first == second,
        };
        match (is_move, self.first.checked_sub(first), self.second.checked_sub(second)) {
            (true, Some(first), Some(second)) => Some(Self { first, second }),
            _ => None,
        }
    }
}

impl fmt::Display for Pair {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{},{}", self.first, self.second)
    }
}

impl FromStr for Pair {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Self, ParseError> {
        let mut cursor = Cursor::new(text);
        let first = cursor.number(u64::MAX)?;
        cursor.take(|next| next == ',').ok_or_else(|| cursor.expected("a comma and the second heap"))?;
        let second = cursor.number(u64::MAX)?;
        cursor.end("the end after the second heap")?;
        Ok(Self { first, second })
    }
}

/// The rules.
#[derive(Clone, Copy, Debug)]
pub struct Wythoff;

impl Game for Wythoff {
    type Position = Pair;

    fn options(&self, pair: &Pair, visit: &mut dyn FnMut(Pair)) {
        (1..=pair.first).filter_map(|taken| pair.take(taken, 0)).for_each(&mut *visit);
        (1..=pair.second).filter_map(|taken| pair.take(0, taken)).for_each(&mut *visit);
        (1..=pair.first.min(pair.second)).filter_map(|taken| pair.take(taken, taken)).for_each(visit);
    }
}

crate::interop::as_notation!(Pair: "two heaps such as \"3,5\"");

#[cfg(feature = "defmt")]
impl defmt::Format for Pair {
    fn format(&self, f: defmt::Formatter<'_>) {
        defmt::write!(f, "{=u64},{=u64}", self.first, self.second);
    }
}
