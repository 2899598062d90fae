//! A set of up to 256 small numbers in two machine words.

/// Bit `i` of `low` is member `i`, bit `i` of `high` member `128 + i`.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub(super) struct Bits {
    low: u128,
    high: u128,
}

impl Bits {
    pub(super) const fn new(low: u128, high: u128) -> Self {
        Self { low, high }
    }

    /// The members below `len`.
    pub(super) const fn below(len: u32) -> Self {
        Self::ALL.right(256_u32.saturating_sub(len))
    }

    const ALL: Self = Self { low: u128::MAX, high: u128::MAX };

    /// The one member `index`; the empty set if `index` is 256 or more.
    pub(super) const fn only(index: u32) -> Self {
        Self { low: 1, high: 0 }.left(index)
    }

    pub(super) const fn is_empty(self) -> bool {
        self.low == 0 && self.high == 0
    }

    pub(super) const fn len(self) -> u32 {
        self.low.count_ones() + self.high.count_ones()
    }

    pub(super) const fn and(self, other: Self) -> Self {
        Self { low: self.low & other.low, high: self.high & other.high }
    }

    pub(super) const fn or(self, other: Self) -> Self {
        Self { low: self.low | other.low, high: self.high | other.high }
    }

    pub(super) const fn without(self, other: Self) -> Self {
        Self { low: self.low & !other.low, high: self.high & !other.high }
    }

    /// Every member plus `by`; members that would reach 256 are dropped.
    pub(super) const fn left(self, by: u32) -> Self {
        match by {
            0 => self,
            1..128 => Self { low: self.low << by, high: self.high << by | self.low >> (128 - by) },
            128..256 => Self { low: 0, high: self.low << (by - 128) },
            _ => Self { low: 0, high: 0 },
        }
    }

    /// Every member minus `by`; members that would fall below 0 are dropped.
    pub(super) const fn right(self, by: u32) -> Self {
        match by {
            0 => self,
            1..128 => Self { low: self.low >> by | self.high << (128 - by), high: self.high >> by },
            128..256 => Self { low: self.high >> (by - 128), high: 0 },
            _ => Self { low: 0, high: 0 },
        }
    }

    /// Member `i` becomes `255 - i`.
    pub(super) const fn reversed(self) -> Self {
        Self { low: self.high.reverse_bits(), high: self.low.reverse_bits() }
    }

    /// The least member.
    pub(super) const fn first(self) -> Option<u32> {
        match (self.low, self.high) {
            (0, 0) => None,
            (0, high) => Some(128 + high.trailing_zeros()),
            (low, _) => Some(low.trailing_zeros()),
        }
    }

    /// The greatest member.
    pub(super) const fn last(self) -> Option<u32> {
        match (self.low, self.high) {
            (0, 0) => None,
            (low, 0) => Some(low.ilog2()),
            (_, high) => Some(128 + high.ilog2()),
        }
    }

    /// Members `start .. start + 64` as the bits of one word.
    pub(super) const fn word(self, start: u32) -> u64 {
        self.right(start).low as u64
    }
}
