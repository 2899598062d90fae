//! A memory that grows as it fills up.

use alloc::vec::Vec;

use super::knowledge::Knowledge;
use super::memory::{Key, Slot, note};

/// How many slots the memory has when it is first used.
const FIRST: usize = 1024;

/// A memory of at most `limit` slots.
#[derive(Debug)]
pub(super) struct Growing {
    slots: Vec<Slot>,
    used: usize,
    limit: usize,
}

impl Growing {
    pub(super) const fn new(limit: usize) -> Self {
        Self { slots: Vec::new(), used: 0, limit }
    }

    pub(super) fn slots(&self) -> &[Slot] {
        &self.slots
    }

    pub(super) fn note(&mut self, key: Key, knowledge: Knowledge) {
        // The small groups that a key may be in begin to overflow when the memory is about half full.
        if self.used >= self.slots.len() / 2 && self.slots.len() < self.limit {
            self.grow();
        }
        self.used += usize::from(note(&mut self.slots, key, knowledge));
    }

    /// Doubles the memory. If there is no room for that, it stays as it is for good.
    fn grow(&mut self) {
        let size = self.slots.len().saturating_mul(2).clamp(FIRST.min(self.limit), self.limit);
        let mut larger = Vec::new();
        if larger.try_reserve_exact(size).is_err() {
            self.limit = self.slots.len();
            return;
        }
        larger.resize(size, Slot::EMPTY);
        let known = self.slots.iter().filter_map(Slot::content);
        self.used = known.filter(|&(key, knowledge)| note(&mut larger, key, knowledge)).count();
        self.slots = larger;
    }
}
