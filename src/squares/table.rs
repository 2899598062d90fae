//! The shipped table, for whoever wants to check it.

use crate::tables::{SQUARES, SQUARES_ANCHORS};

/// The table has every component of at most this many anchors: 7, or 1 without the feature `squares-table`.
pub const TABLE_ANCHORS: u32 = SQUARES_ANCHORS;

/// The entries of the table, in no particular order: the bits of a canonical component and its value.
///
/// ```
/// assert_eq!(foregone::squares::table().find(|entry| entry.0 == 1), Some((1, 1)));
/// ```
pub fn table() -> impl Iterator<Item = (u64, u8)> {
    SQUARES.entries().map(|(key, value)| (*key, *value))
}
