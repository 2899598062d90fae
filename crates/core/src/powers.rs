//! Powers: take 1, 2, 4, 8, … cards from a pile; whoever takes the last one wins.
//!
//! Source: "Good Luck in CET-4 Everybody!", HDU 1847.

use crate::Game;
use crate::text::{Cursor, ParseError};
use core::fmt;
use core::str::FromStr;

/// A position: a pile of cards, here of at most 2^64 − 1.
///
/// # Example
///
/// ```
/// use foregone_core::powers::Pile;
///
/// let pile: Pile = "17".parse()?;
/// assert_eq!(pile.take(4), Some(Pile::new(1)));
/// assert_eq!(pile.take(5), None);
/// # Ok::<(), foregone_core::ParseError>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Pile(u64);

impl Pile {
    /// A pile of that many cards.
    #[must_use]
    pub const fn new(cards: u64) -> Self {
        Self(cards)
    }

    /// The number of cards.
    #[must_use]
    pub const fn cards(self) -> u64 {
        self.0
    }

    /// The pile after taking 2^`exponent` cards, or `None` where there are fewer.
    #[must_use]
    pub const fn take(self, exponent: u32) -> Option<Self> {
        match 1_u64.checked_shl(exponent) {
            Some(taken) => match self.0.checked_sub(taken) {
                Some(left) => Some(Self(left)),
                None => None,
            },
            None => None,
        }
    }
}

impl fmt::Display for Pile {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl FromStr for Pile {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Self, ParseError> {
        let mut cursor = Cursor::new(text);
        let cards = cursor.number(u64::MAX)?;
        cursor.end("the end after the number")?;
        Ok(Self(cards))
    }
}

/// The rules.
#[derive(Clone, Copy, Debug)]
pub struct Powers;

impl Game for Powers {
    type Position = Pile;

    fn options(&self, pile: &Pile, visit: &mut dyn FnMut(Pile)) {
        (0..u64::BITS).map_while(|exponent| pile.take(exponent)).for_each(visit);
    }
}

crate::interop::as_notation!(Pile: "a number of cards such as \"17\"");

#[cfg(feature = "defmt")]
impl defmt::Format for Pile {
    fn format(&self, f: defmt::Formatter<'_>) {
        defmt::write!(f, "{=u64}", self.cards());
    }
}
