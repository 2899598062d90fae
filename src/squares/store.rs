//! Where the slots are: lent by the caller, or in a vector that grows.

#[cfg(feature = "alloc")]
use super::growing::Growing;
use super::knowledge::Knowledge;
use super::memory::{Key, Slot, note, recall};

/// The slots of a solver.
#[derive(Debug)]
pub(super) enum Store<'m> {
    /// Lent by the caller.
    Lent(&'m mut [Slot]),
    /// The solver's own.
    #[cfg(feature = "alloc")]
    Grown(Growing),
}

impl Store<'_> {
    pub(super) fn recall(&self, key: Key) -> Knowledge {
        match self {
            Self::Lent(slots) => recall(slots, key),
            #[cfg(feature = "alloc")]
            Self::Grown(growing) => recall(growing.slots(), key),
        }
    }

    pub(super) fn note(&mut self, key: Key, knowledge: Knowledge) {
        match self {
            Self::Lent(slots) => {
                note(slots, key, knowledge);
            }
            #[cfg(feature = "alloc")]
            Self::Grown(growing) => growing.note(key, knowledge),
        }
    }
}
