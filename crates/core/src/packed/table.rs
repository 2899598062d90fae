//! A packed table that can be asked about itself.

use super::{Digest, LayoutError, check};

/// A packed table with its digest and its rules: what a firmware image checks its flash with.
///
/// # Example
///
/// ```
/// use foregone_core::{crc32, packed::{Digest, Packed, Table}};
///
/// const WORDS: [u32; 1] = [0b1101];
/// const DIGEST: Digest = Digest { slots: 4, positions: 4, crc32: crc32(&WORDS) };
/// static PACKED: Packed<1, 1> = Packed::new(WORDS, DIGEST);
/// const TABLE: Table = PACKED.table(DIGEST, "a tiny game");
/// const _: () = assert!(TABLE.verify().is_ok());
/// ```
#[derive(Clone, Copy, Debug)]
pub struct Table {
    pub(super) words: &'static [u32],
    pub(super) width: u32,
    pub(super) digest: Digest,
    pub(super) rules: &'static str,
}

impl Table {
    /// The words; see the [layout](super).
    #[must_use]
    pub const fn words(&self) -> &'static [u32] {
        self.words
    }

    /// The bits of a value: 1, 2, 4, 8, 16 or 32.
    #[must_use]
    pub const fn width(&self) -> u32 {
        self.width
    }

    /// What the table states of itself.
    #[must_use]
    pub const fn digest(&self) -> Digest {
        self.digest
    }

    /// The rules that it solves, in words.
    #[must_use]
    pub const fn rules(&self) -> &'static str {
        self.rules
    }

    /// Reads every word and holds them against the digest: width, length, padding after the last slot, CRC-32.
    ///
    /// It finds what flash does to a table: CRC-32 misses no change within 32 neighbouring bits. To make sure that at
    /// run time the words are read rather than known to the compiler, ask the table from behind a
    /// [`black_box`](core::hint::black_box). It cannot panic, and can be asked in a `const`, where 64 KiB take the compiler
    /// half a second.
    ///
    /// # Errors
    ///
    /// The first thing that does not fit.
    pub const fn verify(&self) -> Result<(), LayoutError> {
        check(self.words, self.width, self.digest)
    }
}

#[cfg(test)]
mod tests {
    extern crate std;
    use super::*;
    use crate::crc32;
    use std::{boxed::Box, vec::Vec};

    fn table(words: Vec<u32>, width: u32, digest: Digest) -> Table {
        Table { words: Box::leak(words.into_boxed_slice()), width, digest, rules: "" }
    }

    #[test]
    fn every_flip_of_a_bit_is_noticed() {
        let words: Vec<u32> = (0_u32..40).map(|word| word.wrapping_mul(0x9E37_79B9) >> 3).collect();
        let digest = Digest { slots: 40 * 32 - 3, positions: 1_000, crc32: crc32(&words) };
        assert_eq!(table(words.clone(), 1, digest).verify(), Ok(()));
        for bit in 0..40 * 32 {
            let mut damaged = words.clone();
            damaged[bit / 32] ^= 1 << (bit % 32);
            let expected = if bit < digest.slots { LayoutError::Crc32 } else { LayoutError::Tail };
            assert_eq!(table(damaged, 1, digest).verify(), Err(expected), "bit {bit}");
        }
    }

    #[test]
    fn what_cannot_be_a_table_is_refused() {
        let digest = Digest { slots: 3, positions: 3, crc32: crc32(&[7]) };
        assert_eq!(table(Vec::from([7]), 1, digest).verify(), Ok(()));
        assert_eq!(table(Vec::new(), 1, digest).verify(), Err(LayoutError::Length));
        assert_eq!(table(Vec::from([7, 0]), 1, digest).verify(), Err(LayoutError::Length));
        for width in [0, 3, 64, u32::MAX] {
            assert_eq!(table(Vec::from([7]), width, digest).verify(), Err(LayoutError::Width));
        }
        assert_eq!(table(Vec::from([7]), 32, digest).verify(), Err(LayoutError::Length));
    }
}
