//! What a map of answers states of itself.

use core::error::Error;
use core::fmt;

/// The number of a map's entries and a checksum that does not depend on their order, since a map has none.
///
/// # Example
///
/// ```
/// use foregone_core::{map::MapDigest, squares::entry_crc32};
///
/// let digest = MapDigest::of([entry_crc32(1, 1), entry_crc32(3, 1)]);
/// assert_eq!(digest.check(MapDigest::of([entry_crc32(3, 1), entry_crc32(1, 1)])), Ok(()));
/// assert!(digest.check(MapDigest::of([entry_crc32(1, 1), entry_crc32(3, 0)])).is_err());
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct MapDigest {
    /// The number of entries.
    pub entries: usize,
    /// The sum modulo 2³² of the entries' [CRC-32](crate::crc32).
    pub crc32_sum: u32,
}

impl MapDigest {
    /// The digest of entries with these CRC-32.
    ///
    /// One damaged entry is always noticed if its damage lies within 32 neighbouring bits: its CRC-32 differs, and so
    /// does the sum.
    pub fn of(entries: impl IntoIterator<Item = u32>) -> Self {
        let mut digest = Self { entries: 0, crc32_sum: 0 };
        for crc32 in entries {
            digest.entries += 1;
            digest.crc32_sum = digest.crc32_sum.wrapping_add(crc32);
        }
        digest
    }

    /// Holds a digest that was found against the one stated.
    ///
    /// # Errors
    ///
    /// The first thing that does not fit.
    pub const fn check(self, stated: Self) -> Result<(), MapError> {
        if self.entries != stated.entries {
            return Err(MapError::Entries { found: self.entries, expected: stated.entries });
        }
        if self.crc32_sum != stated.crc32_sum {
            return Err(MapError::Crc32 { found: self.crc32_sum, expected: stated.crc32_sum });
        }
        Ok(())
    }
}

/// What is wrong with a map.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum MapError {
    /// The number of entries is not the one stated.
    Entries {
        /// The entries found.
        found: usize,
        /// The entries stated.
        expected: usize,
    },
    /// The sum of the entries' CRC-32 is not the one stated.
    Crc32 {
        /// The sum found.
        found: u32,
        /// The sum stated.
        expected: u32,
    },
    /// An entry is there, but a lookup of its key does not find it.
    Lookup {
        /// The key.
        key: u64,
    },
}

impl fmt::Display for MapError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Entries { found, expected } => write!(f, "the map has {found} entries, not {expected}"),
            Self::Crc32 { found, expected } => {
                write!(f, "the sum of the entries' CRC-32 is {found:#010x}, not {expected:#010x}")
            }
            Self::Lookup { key } => write!(f, "a lookup does not find the entry of key {key:#x}"),
        }
    }
}

impl Error for MapError {}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::calendar::special_crc32;
    use crate::squares::entry_crc32;

    #[test]
    fn every_flip_of_a_bit_is_noticed() {
        let entries = [(0x1, 1_u8), (0x0040_2010_0804_0201, 3), (0x1c02, 0)];
        let stated = MapDigest::of(entries.map(|(key, value)| entry_crc32(key, value)));
        for (entry, bit) in (0..3).flat_map(|entry| (0..72).map(move |bit| (entry, bit))) {
            let mut damaged = entries;
            if bit < 64 {
                damaged[entry].0 ^= 1_u64 << bit;
            } else {
                damaged[entry].1 ^= 1 << (bit - 64);
            }
            let found = MapDigest::of(damaged.map(|(key, value)| entry_crc32(key, value)));
            assert!(matches!(found.check(stated), Err(MapError::Crc32 { .. })), "bit {bit} of entry {entry}");
        }
        let fewer = MapDigest::of(entries[1..].iter().map(|(key, value)| entry_crc32(*key, *value)));
        assert_eq!(fewer.check(stated), Err(MapError::Entries { found: 2, expected: 3 }));
    }

    #[test]
    fn every_flip_in_a_special_day_is_noticed() {
        // The key, and for each set the first year and the bits.
        let words = [318, 1900, !0, 0x3f, 1900, 0xdead_beef, 0];
        let crc32 = |words: [u32; 7]| {
            special_crc32(words[0], [(words[1] as u16, &words[2..4]), (words[4] as u16, &words[5..])])
        };
        for (word, bit) in (0..7).flat_map(|word| (0..32).map(move |bit| (word, bit))) {
            let mut damaged = words;
            damaged[word] ^= 1 << bit;
            let is_there = bit < 16 || !matches!(word, 1 | 4);
            assert_eq!(crc32(damaged) != crc32(words), is_there, "bit {bit} of word {word}");
        }
    }
}
