//! Nim: take any number of counters from one heap.
//!
//! Source: C. L. Bouton, "Nim, a game with a complete mathematical theory", Annals of Math. 3 (1901).

use crate::Game;
use crate::text::{Cursor, ParseError};
use core::fmt;
use core::str::FromStr;

/// A position: up to [`Heaps::MOST`] heaps.
///
/// # Example
///
/// ```
/// use foregone_core::nim::Heaps;
///
/// let heaps: Heaps = "3,5,7".parse()?;
/// assert_eq!(heaps.as_slice(), [3, 5, 7]);
/// assert_eq!(heaps.reduce(1, 4).map(|heaps| heaps.to_string()), Some("3,4,7".into()));
/// assert_eq!(heaps.reduce(1, 5), None); // a move takes at least one
/// # Ok::<(), foregone_core::ParseError>(())
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Heaps {
    /// Zero past the count, so that equal positions compare equal.
    sizes: [u64; Self::MOST],
    count: usize,
}

impl Heaps {
    /// The greatest number of heaps.
    pub const MOST: usize = 16;

    /// The position of those heaps, or `None` where there are more than [`MOST`](Self::MOST).
    #[must_use]
    pub fn new(sizes: &[u64]) -> Option<Self> {
        let mut heaps = Self { sizes: [0; Self::MOST], count: sizes.len() };
        heaps.sizes.get_mut(..sizes.len())?.copy_from_slice(sizes);
        Some(heaps)
    }

    /// The heaps' sizes.
    #[must_use]
    pub fn as_slice(&self) -> &[u64] {
        self.sizes.get(..self.count).unwrap_or_default()
    }

    /// The position after reducing the heap of that index to `left`, or `None` where that is no move.
    #[must_use]
    pub fn reduce(mut self, index: usize, left: u64) -> Option<Self> {
        let size = self.sizes.get_mut(index)?;
        if left >= *size {
            return None;
        }
        *size = left;
        Some(self)
    }
}

impl fmt::Display for Heaps {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.as_slice().iter().enumerate().try_for_each(|(index, size)| {
            let comma = if index == 0 { "" } else { "," };
            write!(f, "{comma}{size}")
        })
    }
}

impl FromStr for Heaps {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Self, ParseError> {
        let mut heaps = Self::default();
        let mut cursor = Cursor::new(text);
        cursor.numbers(u64::MAX, Self::MOST, |index, size| {
            if let Some(slot) = heaps.sizes.get_mut(index) {
                *slot = size;
            }
            heaps.count = index + 1;
            Ok(())
        })?;
        cursor.end("a comma or the end")?;
        Ok(heaps)
    }
}

/// The rules.
#[derive(Clone, Copy, Debug)]
pub struct Nim;

impl Game for Nim {
    type Position = Heaps;

    fn options(&self, heaps: &Heaps, visit: &mut dyn FnMut(Heaps)) {
        for (index, size) in heaps.as_slice().iter().enumerate() {
            (0..*size).filter_map(|left| heaps.reduce(index, left)).for_each(&mut *visit);
        }
    }

    fn components(&self, heaps: &Heaps, visit: &mut dyn FnMut(Heaps)) {
        heaps.as_slice().iter().filter_map(|size| Heaps::new(&[*size])).for_each(visit);
    }
}

crate::interop::as_notation!(Heaps: "heaps such as \"3,5,7\"");

#[cfg(feature = "defmt")]
impl defmt::Format for Heaps {
    fn format(&self, f: defmt::Formatter<'_>) {
        for (index, size) in self.as_slice().iter().enumerate() {
            if index > 0 {
                defmt::write!(f, ",");
            }
            defmt::write!(f, "{=u64}", *size);
        }
    }
}
