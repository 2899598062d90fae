//! The tablebase of Squares.

use foregone::squares;

/// The entries by ascending key, and what the table states of itself.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct SquaresTable {
    pub(crate) rules: String,
    /// Every component of at most this many anchors is said to be there.
    pub(crate) anchors: u32,
    /// The number of entries stated.
    pub(crate) stated: u32,
    /// The sum of the entries' CRC-32 stated.
    pub(crate) crc32_sum: u32,
    pub(crate) entries: Vec<Entry>,
}

/// The bits of a canonical component, anchor (row, column) as bit 8 · row + column, and its Grundy value.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct Entry {
    pub(crate) key: u64,
    pub(crate) value: u32,
}

impl SquaresTable {
    /// The table as the library has it.
    pub(crate) fn shipped() -> Self {
        let digest = squares::TABLE.digest();
        let mut entries: Vec<Entry> = squares::table().map(|(key, value)| Entry { key, value: value.into() }).collect();
        entries.sort_unstable();
        Self {
            rules: squares::TABLE.rules().into(),
            anchors: squares::TABLE_ANCHORS,
            stated: digest.entries as u32,
            crc32_sum: digest.crc32_sum,
            entries,
        }
    }
}
