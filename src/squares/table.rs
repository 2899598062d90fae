//! The shipped table, for whoever wants to check it.

use crate::tables::{SQUARES, SQUARES_ANCHORS, SQUARES_DIGEST, SQUARES_RULES};
use core::hint::black_box;
use foregone_core::map::{MapDigest, MapError};
use foregone_core::squares::entry_crc32;

/// The table has every component of at most this many anchors: 6, or 1 without the feature `squares-table`.
pub const TABLE_ANCHORS: u32 = SQUARES_ANCHORS;

/// The shipped table with what it states of itself: [`verify`](Table::verify) is a self-test for firmware.
pub const TABLE: Table = Table(());

/// The entries of the table, in no particular order: the bits of a canonical component and its value.
///
/// ```
/// assert_eq!(foregone::squares::table().find(|entry| entry.0 == 1), Some((1, 1)));
/// ```
pub fn table() -> impl Iterator<Item = (u64, u8)> {
    SQUARES.entries().map(|(key, value)| (*key, *value))
}

/// The type of [`TABLE`], which has no other value.
#[derive(Clone, Copy, Debug)]
pub struct Table(());

impl Table {
    /// The rules that the table solves, in words.
    #[must_use]
    pub const fn rules(&self) -> &'static str {
        SQUARES_RULES
    }

    /// What the table states of itself.
    #[must_use]
    pub const fn digest(&self) -> MapDigest {
        SQUARES_DIGEST
    }

    /// Reads every entry, holds them against the digest, and looks each of them up.
    ///
    /// The digest covers keys and values; that every key is found covers the rest of the map. A map can neither be
    /// iterated nor asked in a `const`, so unlike the calendar's this is for run time only. It cannot panic.
    ///
    /// # Errors
    ///
    /// The first thing that does not fit.
    ///
    /// # Example
    ///
    /// ```
    /// assert_eq!(foregone::squares::TABLE.verify(), Ok(()));
    /// ```
    pub fn verify(&self) -> Result<(), MapError> {
        // The compiler may know the table's lengths, which keep lookups from panicking, but not what it finds there.
        let entries = || SQUARES.entries().map(|(key, value)| (*black_box(key), *black_box(value)));
        MapDigest::of(entries().map(|(key, value)| entry_crc32(key, value))).check(SQUARES_DIGEST)?;
        match entries().find(|(key, value)| SQUARES.get(key) != Some(value)) {
            Some((key, _)) => Err(MapError::Lookup { key }),
            None => Ok(()),
        }
    }
}
