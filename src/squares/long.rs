//! Strips that are too long for every window.
//!
//! With shortcuts the strip law answers for them. Without, they are searched on the board's own anchors.

use foregone_core::squares::Anchors;

use super::memory::Key;

/// A connected component of more than 64 columns, which is in at most two rows; or so in the other direction.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Long(pub(super) Anchors);

impl Long {
    /// What each placement leaves.
    pub(super) fn options(self) -> impl Iterator<Item = Anchors> {
        self.0.iter().map(move |at| self.0.take(at))
    }

    /// The length, if the strip is one row: it is connected, so that says it all. Two rows have too many bits for a key.
    pub(super) fn key(&self) -> Option<Key> {
        let (from, to) = self.0.bounds()?;
        let (height, width) = (to.row - from.row + 1, to.column - from.column + 1);
        // A length above 64 is no width that a window has.
        (height == 1 || width == 1).then(|| Key::new(0, height.max(width), self.0.len()))
    }
}
