//! Transposition memory: what is known of components met before.

use super::knowledge::Knowledge;

/// One place of a transposition memory: 24 bytes of plain data.
///
/// What a slot says is true of a component wherever it occurs, so a memory is never out of date: keep it from
/// board to board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Slot {
    key: [u64; 2],
    knowledge: Knowledge,
    width: u8,
    /// The size of the component; 0 in an empty slot.
    anchors: u8,
}

const _: () = assert!(size_of::<Slot>() == 24);

impl Slot {
    /// A slot that knows nothing.
    pub const EMPTY: Self = Self { key: [0; 2], knowledge: Knowledge::NONE, width: 0, anchors: 0 };
}

impl Default for Slot {
    fn default() -> Self {
        Self::EMPTY
    }
}

/// What tells a canonical component from all others.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Key {
    bits: [u64; 2],
    /// 0 for a component in an 8×8 window, else the width of the bounding box.
    width: u8,
    anchors: u8,
}

impl Key {
    pub(super) const fn new(bits: u128, width: u8, anchors: u32) -> Self {
        Self { bits: [bits as u64, (bits >> 64) as u64], width, anchors: anchors as u8 }
    }

    const fn hash(self) -> u64 {
        let [low, high] = self.bits;
        // Odd constants from the golden ratio and pi. Multiplying to 128 bits and folding lets every bit of the
        // key reach the high bits, which choose the slot.
        let mixed = low ^ (high.rotate_left(29) ^ self.width as u64).wrapping_mul(0x9e37_79b9_7f4a_7c15);
        let product = mixed as u128 * 0x243f_6a88_85a3_08d3;
        (product >> 64) as u64 ^ product as u64
    }
}

/// How many neighbouring slots a key may be in.
const WAYS: usize = 4;

/// The slots a key may be in; fewer than [`WAYS`] at the end of the memory, none if there is no memory.
fn group(slots: &[Slot], key: Key) -> core::ops::Range<usize> {
    // The product of a 64-bit hash and a length is below length · 2^64.
    let index = ((u128::from(key.hash()) * slots.len() as u128) >> 64) as usize;
    let start = index - index % WAYS;
    start..slots.len().min(start + WAYS)
}

/// What the memory knows of a component.
pub(super) fn recall(slots: &[Slot], key: Key) -> Knowledge {
    let group = slots.get(group(slots, key)).unwrap_or(&[]);
    let found = group.iter().find(|slot| slot.holds(key));
    found.map_or(Knowledge::NONE, |slot| slot.knowledge)
}

/// Notes what is known of a component. Returns whether an empty slot was used up for it.
///
/// If there is no place, the smallest component of the group has to go: it is the quickest to work out again.
pub(super) fn note(slots: &mut [Slot], key: Key, knowledge: Knowledge) -> bool {
    let range = group(slots, key);
    let group = slots.get_mut(range).unwrap_or(&mut []);
    let place = match group.iter().position(|slot| slot.holds(key)) {
        Some(place) => group.get_mut(place),
        None => group.iter_mut().min_by_key(|slot| slot.anchors),
    };
    let Some(slot) = place else { return false };
    let fresh = slot.anchors == 0;
    *slot = Slot { key: key.bits, knowledge, width: key.width, anchors: key.anchors };
    fresh
}

impl Slot {
    fn holds(&self, key: Key) -> bool {
        self.key == key.bits && self.width == key.width && self.anchors == key.anchors
    }

    /// What the slot knows, and of which component.
    #[cfg(feature = "alloc")]
    pub(super) fn content(&self) -> Option<(Key, Knowledge)> {
        let key = Key { bits: self.key, width: self.width, anchors: self.anchors };
        (self.anchors > 0).then_some((key, self.knowledge))
    }
}
