//! Euclid's game: subtract a positive multiple of the smaller number from the larger; whoever makes one 0 wins.
//!
//! This is the game that ends at 0. In the variant that ends at equality, which some of the literature calls Euclid,
//! (a, a) is lost; here it is won.
//!
//! Source: "Euclid's Game", Waterloo local contest 2002; A. J. Cole and A. J. T. Davie, "A game based on the Euclidean
//! algorithm and a winning strategy for it", Math. Gazette 53 (1969).

use crate::Game;
use crate::text::{Cursor, ParseError};
use core::fmt;
use core::str::FromStr;

/// A position: two numbers, of which the order does not matter.
///
/// # Example
///
/// ```
/// use foregone_core::euclid::Pair;
///
/// let pair = Pair::new(12, 34);
/// assert_eq!(pair, "34,12".parse()?);
/// assert_eq!(pair.to_string(), "34,12");
/// assert_eq!(pair.subtract(2), Some(Pair::new(12, 10)));
/// assert_eq!(pair.subtract(3), None);
/// # Ok::<(), foregone_core::ParseError>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Pair {
    larger: u64,
    smaller: u64,
}

impl Pair {
    /// The position of two numbers, in whatever order.
    #[must_use]
    pub const fn new(a: u64, b: u64) -> Self {
        if a < b { Self { larger: b, smaller: a } } else { Self { larger: a, smaller: b } }
    }

    /// The larger number.
    #[must_use]
    pub const fn larger(self) -> u64 {
        self.larger
    }

    /// The smaller number, 0 when the game is over.
    #[must_use]
    pub const fn smaller(self) -> u64 {
        self.smaller
    }

    /// How many moves there are: the smaller number may be subtracted once, twice, … up to this many times.
    ///
    /// The quotient of the two numbers, or 0 when the game is over.
    #[must_use]
    pub const fn quotient(self) -> u64 {
        match self.larger.checked_div(self.smaller) {
            Some(quotient) => quotient,
            None => 0,
        }
    }

    /// The position after subtracting the smaller number `times` times, or `None` where that is no move.
    #[must_use]
    pub const fn subtract(self, times: u64) -> Option<Self> {
        if times == 0 || times > self.quotient() {
            return None;
        }
        // At most the larger number, since `times` is at most the quotient.
        Some(Self::new(self.larger - self.smaller * times, self.smaller))
    }
}

impl fmt::Display for Pair {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{},{}", self.larger, self.smaller)
    }
}

impl FromStr for Pair {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Self, ParseError> {
        let mut cursor = Cursor::new(text);
        let a = cursor.number(u64::MAX)?;
        cursor.take(|next| next == ',').ok_or_else(|| cursor.expected("a comma"))?;
        let b = cursor.number(u64::MAX)?;
        cursor.end("the end after two numbers")?;
        Ok(Self::new(a, b))
    }
}

/// The rules.
#[derive(Clone, Copy, Debug)]
pub struct Euclid;

impl Game for Euclid {
    type Position = Pair;

    fn options(&self, pair: &Pair, visit: &mut dyn FnMut(Pair)) {
        (1..=pair.quotient()).filter_map(|times| pair.subtract(times)).for_each(visit);
    }
}

crate::interop::as_notation!(Pair: "two numbers such as \"34,12\"");

#[cfg(feature = "defmt")]
impl defmt::Format for Pair {
    fn format(&self, f: defmt::Formatter<'_>) {
        defmt::write!(f, "{=u64},{=u64}", self.larger(), self.smaller());
    }
}
