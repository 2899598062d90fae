//! Take-away to a limit: take from 1 to so many counters from a pile; whoever takes the last one wins.
//!
//! Source: C.-G. Bachet, "Problèmes plaisants et délectables", 1612.

use crate::Game;
use crate::text::{Cursor, ParseError};
use core::fmt;
use core::num::NonZeroU64;
use core::str::FromStr;

/// A position: a pile of counters, and the most that a move takes.
///
/// # Example
///
/// ```
/// use foregone_core::takeaway::Pile;
///
/// let pile: Pile = "21/3".parse()?;
/// assert_eq!((pile.counters(), pile.most()), (21, 3));
/// assert_eq!(pile.take(3).map(|pile| pile.to_string()), Some("18/3".into()));
/// assert_eq!(pile.take(4), None);
/// # Ok::<(), foregone_core::ParseError>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Pile {
    counters: u64,
    most: NonZeroU64,
}

impl Pile {
    /// A pile of that many counters, of which a move takes at most `most`; `None` where that is 0.
    #[must_use]
    pub const fn new(counters: u64, most: u64) -> Option<Self> {
        match NonZeroU64::new(most) {
            Some(most) => Some(Self { counters, most }),
            None => None,
        }
    }

    /// The number of counters.
    #[must_use]
    pub const fn counters(self) -> u64 {
        self.counters
    }

    /// The most that a move takes, at least 1.
    #[must_use]
    pub const fn most(self) -> u64 {
        self.most.get()
    }

    /// The pile after taking that many, or `None` where that is no move.
    #[must_use]
    pub const fn take(self, taken: u64) -> Option<Self> {
        if taken == 0 || taken > self.most.get() || taken > self.counters {
            return None;
        }
        Some(Self { counters: self.counters - taken, ..self })
    }
}

impl fmt::Display for Pile {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}/{}", self.counters, self.most)
    }
}

impl FromStr for Pile {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Self, ParseError> {
        let mut cursor = Cursor::new(text);
        let counters = cursor.number(u64::MAX)?;
        cursor.take(|next| next == '/').ok_or_else(|| cursor.expected("a slash and the most that may be taken"))?;
        let limit = cursor.clone();
        let most = cursor.number(u64::MAX)?;
        cursor.end("the end after the most that may be taken")?;
        Self::new(counters, most).ok_or_else(|| limit.expected("a number above 0"))
    }
}

/// The rules.
#[derive(Clone, Copy, Debug)]
pub struct Takeaway;

impl Game for Takeaway {
    type Position = Pile;

    fn options(&self, pile: &Pile, visit: &mut dyn FnMut(Pile)) {
        (1..=pile.most()).map_while(|taken| pile.take(taken)).for_each(visit);
    }
}

crate::interop::as_notation!(Pile: "a pile and the most that may be taken, such as \"21/3\"");

#[cfg(feature = "defmt")]
impl defmt::Format for Pile {
    fn format(&self, f: defmt::Formatter<'_>) {
        defmt::write!(f, "{=u64}/{=u64}", self.counters, self.most());
    }
}
