//! What a tablebase states of itself.

use crate::crc32;
use core::error::Error;
use core::fmt;

/// The number of a tablebase's entries and a checksum that does not depend on their order, since a map has none.
///
/// # Example
///
/// ```
/// use foregone_core::squares::TableDigest;
///
/// let digest = TableDigest::of([(1, 1), (3, 1)]);
/// assert_eq!(digest, TableDigest::of([(3, 1), (1, 1)]));
/// assert_ne!(digest, TableDigest::of([(1, 1), (3, 0)]));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TableDigest {
    /// The number of entries.
    pub entries: usize,
    /// The sum modulo 2³² of the entries' [CRC-32](crate::crc32), of three words each: the low half of the key, its
    /// high half, the value.
    pub crc32_sum: u32,
}

impl TableDigest {
    /// The digest of these entries.
    ///
    /// One damaged entry is always noticed if its damage lies within 32 neighbouring bits: its CRC-32 differs, and so
    /// does the sum.
    pub fn of(entries: impl IntoIterator<Item = (u64, u8)>) -> Self {
        let mut digest = Self { entries: 0, crc32_sum: 0 };
        for (key, value) in entries {
            digest.entries += 1;
            let words = [key as u32, (key >> 32) as u32, u32::from(value)];
            digest.crc32_sum = digest.crc32_sum.wrapping_add(crc32(&words));
        }
        digest
    }
}

/// What is wrong with a tablebase.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum TableError {
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

impl fmt::Display for TableError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Entries { found, expected } => write!(f, "the table has {found} entries, not {expected}"),
            Self::Crc32 { found, expected } => {
                write!(f, "the sum of the entries' CRC-32 is {found:#010x}, not {expected:#010x}")
            }
            Self::Lookup { key } => write!(f, "a lookup does not find the entry of key {key:#x}"),
        }
    }
}

impl Error for TableError {}
