//! The words that hold one row of anchors.

use core::ops::{BitAnd, BitOr, Not, Shl, Shr};

/// An unsigned word that holds one row of anchors.
pub trait Line:
    Copy
    + Ord
    + From<u8>
    + Into<u64>
    + BitAnd<Output = Self>
    + BitOr<Output = Self>
    + Not<Output = Self>
    + Shl<u32, Output = Self>
    + Shr<u32, Output = Self>
{
    /// The bits of the word.
    const BITS: u32;

    /// The low bits of a word.
    fn truncated(word: u64) -> Self;

    /// Bit `i` becomes bit `BITS - 1 - i`.
    #[must_use]
    fn reversed(self) -> Self;
}

impl Line for u16 {
    const BITS: u32 = Self::BITS;

    fn truncated(word: u64) -> Self {
        word as Self
    }

    fn reversed(self) -> Self {
        self.reverse_bits()
    }
}

impl Line for u64 {
    const BITS: u32 = Self::BITS;

    fn truncated(word: u64) -> Self {
        word
    }

    fn reversed(self) -> Self {
        self.reverse_bits()
    }
}
