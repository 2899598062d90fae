//! Subtraction games: take from a pile a number of counters that is in a finite set.
//!
//! Source: S. W. Golomb, "A mathematical investigation of games of 'take-away'", J. Combin. Theory 1 (1966).

use crate::Game;
use crate::text::{Cursor, ParseError};
use core::fmt;
use core::str::FromStr;

/// A subtraction set of up to [`Set::MOST`] numbers, in ascending order.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Set {
    /// Zero past the count, so that equal sets compare equal.
    members: [u32; Self::MOST],
    count: usize,
}

impl Set {
    /// The greatest number of members.
    pub const MOST: usize = 16;

    /// The set of those numbers; `None` where one is 0, which would be no move, or there are too many.
    #[must_use]
    pub fn new(members: &[u32]) -> Option<Self> {
        let mut set = Self::default();
        members.iter().try_for_each(|member| set.insert(*member).ok()).map(|()| set)
    }

    fn insert(&mut self, member: u32) -> Result<(), &'static str> {
        let Err(at) = self.as_slice().binary_search(&member) else { return Ok(()) };
        let room = self.members.get_mut(at..=self.count).ok_or("at most 16 different numbers")?;
        if member == 0 {
            return Err("a number above 0");
        }
        // Everything from there on moves up by one; what is carried out at the end is the zero past the count.
        room.iter_mut().fold(member, |carried, slot| core::mem::replace(slot, carried));
        self.count += 1;
        Ok(())
    }

    /// The members, in ascending order.
    #[must_use]
    pub fn as_slice(&self) -> &[u32] {
        self.members.get(..self.count).unwrap_or_default()
    }
}

/// A position: a pile, and the set of what may be taken.
///
/// # Example
///
/// ```
/// use foregone_core::subtraction::Pile;
///
/// let pile: Pile = "21/4,1,3".parse()?;
/// assert_eq!((pile.size(), pile.set().as_slice()), (21, &[1, 3, 4][..]));
/// assert_eq!(pile.to_string(), "21/1,3,4");
/// assert_eq!(pile.take(3).map(|pile| pile.size()), Some(18));
/// assert_eq!(pile.take(2), None);
/// assert_eq!("9/".parse::<Pile>()?.set().as_slice(), []);
/// # Ok::<(), foregone_core::ParseError>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Pile {
    size: u64,
    set: Set,
}

impl Pile {
    /// A pile of that size with that set.
    #[must_use]
    pub const fn new(size: u64, set: Set) -> Self {
        Self { size, set }
    }

    /// The number of counters.
    #[must_use]
    pub const fn size(&self) -> u64 {
        self.size
    }

    /// What may be taken.
    #[must_use]
    pub const fn set(&self) -> &Set {
        &self.set
    }

    /// The pile after taking that many, or `None` where that is no move.
    #[must_use]
    pub fn take(self, counters: u32) -> Option<Self> {
        self.set.as_slice().binary_search(&counters).ok()?;
        Some(Self { size: self.size.checked_sub(counters.into())?, ..self })
    }
}

impl fmt::Display for Pile {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}/", self.size)?;
        self.set.as_slice().iter().enumerate().try_for_each(|(index, member)| {
            let comma = if index == 0 { "" } else { "," };
            write!(f, "{comma}{member}")
        })
    }
}

impl FromStr for Pile {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Self, ParseError> {
        let mut cursor = Cursor::new(text);
        let size = cursor.number(u64::MAX)?;
        cursor.take(|next| next == '/').ok_or_else(|| cursor.expected("a slash and the numbers that may be taken"))?;
        let mut set = Set::default();
        cursor.numbers(u32::MAX.into(), usize::MAX, |_, member| set.insert(member as u32))?;
        cursor.end("a comma or the end")?;
        Ok(Self { size, set })
    }
}

/// The rules.
#[derive(Clone, Copy, Debug)]
pub struct Subtraction;

impl Game for Subtraction {
    type Position = Pile;

    fn options(&self, pile: &Pile, visit: &mut dyn FnMut(Pile)) {
        pile.set.as_slice().iter().filter_map(|taken| pile.take(*taken)).for_each(visit);
    }
}

crate::interop::as_notation!(Pile: "a pile and what may be taken, such as \"21/1,3,4\"");

#[cfg(feature = "defmt")]
impl defmt::Format for Pile {
    fn format(&self, f: defmt::Formatter<'_>) {
        defmt::write!(f, "{=u64}/", self.size());
        for (index, member) in self.set().as_slice().iter().enumerate() {
            if index > 0 {
                defmt::write!(f, ",");
            }
            defmt::write!(f, "{=u32}", *member);
        }
    }
}
