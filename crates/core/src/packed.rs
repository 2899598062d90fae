//! The layout of a packed table, and its reader.
//!
//! A table gives each *slot* a value of `WIDTH` bits: 1, 2, 4, 8, 16 or 32, so that no value straddles a word.
//! Slot 0 is the low end of word 0: in `bitvec`'s terms a `BitSlice<u32, Lsb0>` in chunks of `WIDTH` bits. Words,
//! not bytes, since a 32-bit target loads them at once, and never `usize`, since build host and target may differ
//! in it. Bits that belong to no position are zero.

use crate::{Nimber, Outcome, crc32};

mod table;

pub use table::Table;

/// What a table states of itself; [`Packed::new`] holds the words against it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Digest {
    /// The number of slots.
    pub slots: usize,
    /// The number of positions; the other slots are padding.
    pub positions: usize,
    /// The [CRC-32](crate::crc32) of the words.
    pub crc32: u32,
}

/// Why words do not make the table that a [`Digest`] describes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum LayoutError {
    /// A value's width in bits is not a power of two up to 32.
    Width,
    /// The number of words is not what the slots take.
    Length,
    /// There are fewer slots than positions.
    Positions,
    /// A bit after the last slot is set.
    Tail,
    /// The words' CRC-32 is another one.
    Crc32,
}

impl core::fmt::Display for LayoutError {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        f.write_str(match self {
            Self::Width => "the width of a value must be 1, 2, 4, 8, 16 or 32 bits",
            Self::Length => "the number of words is not what the slots take",
            Self::Positions => "there are fewer slots than positions",
            Self::Tail => "a bit after the last slot is set",
            Self::Crc32 => "the CRC-32 of the words is not the one stated",
        })
    }
}

impl core::error::Error for LayoutError {}

/// The number of words that `slots` values of `width` bits take; 0 where a value cannot have that width.
///
/// ```
/// assert_eq!(foregone_core::packed::words(33, 1), 2);
/// assert_eq!(foregone_core::packed::words(33, 4), 5);
/// assert_eq!([0, 64].map(|width| foregone_core::packed::words(33, width)), [0, 0]);
/// ```
#[must_use]
pub const fn words(slots: usize, width: u32) -> usize {
    match u32::BITS.checked_div(width) {
        Some(in_word @ 1..) => slots.div_ceil(in_word as usize),
        _ => 0,
    }
}

/// Holds words against all of a digest but the CRC-32. Where it is asked about a table in flash it must not panic either,
/// so it divides by shifts.
const fn check_layout(words: &[u32], width: u32, digest: Digest) -> Result<(), LayoutError> {
    if !width.is_power_of_two() || width > u32::BITS {
        return Err(LayoutError::Width);
    }
    let log_per_word = u32::BITS.trailing_zeros() - width.trailing_zeros();
    let whole = digest.slots >> log_per_word;
    let rest = digest.slots & ((1 << log_per_word) - 1);
    let Some((last, _)) = words.split_last() else { return Err(LayoutError::Length) };
    if whole + (rest > 0) as usize != words.len() {
        return Err(LayoutError::Length);
    }
    if digest.positions > digest.slots {
        return Err(LayoutError::Positions);
    }
    if rest > 0 && *last >> (rest as u32 * width) != 0 {
        return Err(LayoutError::Tail);
    }
    Ok(())
}

/// Holds words against a digest.
const fn check(words: &[u32], width: u32, digest: Digest) -> Result<(), LayoutError> {
    match check_layout(words, width, digest) {
        Ok(()) if crc32(words) != digest.crc32 => Err(LayoutError::Crc32),
        checked => checked,
    }
}

/// The most words whose CRC-32 [`Packed::new`] works out: 64 KiB.
///
/// The compiler interprets what a `const` computes. Half a second it may take, but a MiB takes it ten, and a lint that
/// nobody can allow from outside stops it there.
const MOST_DIGESTED: usize = 1 << 14;

/// A table of `WIDTH`-bit values in `WORDS` words.
///
/// # Example
///
/// ```
/// use foregone_core::{crc32, packed::{Digest, Packed}};
///
/// const WORDS: [u32; 1] = [0b1101];
/// const DIGEST: Digest = Digest { slots: 4, positions: 4, crc32: crc32(&WORDS) };
/// static TABLE: Packed<1, 1> = Packed::new(WORDS, DIGEST);
/// assert_eq!([0, 1, 2, 3].map(|slot| TABLE.get(slot)), [1, 0, 1, 1]);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Packed<const WIDTH: u32, const WORDS: usize> {
    words: [u32; WORDS],
}

impl<const WIDTH: u32, const WORDS: usize> Packed<WIDTH, WORDS> {
    const PER_WORD: usize = (u32::BITS / WIDTH) as usize;
    const LAST: usize = {
        assert!(WORDS > 0, "a packed table has at least one word");
        WORDS - 1
    };

    /// The table of these words.
    ///
    /// # Panics
    ///
    /// Where [`check`](Self::check) finds a fault. In a `const` or `static`, which is where tables are made, that is a
    /// compile error: a stale or damaged table does not build.
    ///
    /// The CRC-32 of a table above 64 KiB is left to [`Table::verify`], since the compiler would take seconds for it.
    #[must_use]
    pub const fn new(words: [u32; WORDS], digest: Digest) -> Self {
        let checked =
            if WORDS > MOST_DIGESTED { check_layout(&words, WIDTH, digest) } else { check(&words, WIDTH, digest) };
        match checked {
            Ok(()) => Self { words },
            Err(LayoutError::Width) => panic!("packed table: the width is not 1, 2, 4, 8, 16 or 32 bits"),
            Err(LayoutError::Length) => panic!("packed table: the number of words is not what the slots take"),
            Err(LayoutError::Positions) => panic!("packed table: there are fewer slots than positions"),
            Err(LayoutError::Tail) => panic!("packed table: a bit after the last slot is set"),
            Err(LayoutError::Crc32) => panic!("packed table: the CRC-32 of the words is not the one stated"),
        }
    }

    /// Holds the table against a digest.
    ///
    /// # Errors
    ///
    /// The first thing about width, length, padding after the last slot, or CRC-32 that does not fit.
    pub const fn check(&self, digest: Digest) -> Result<(), LayoutError> {
        check(&self.words, WIDTH, digest)
    }

    /// The value in that slot.
    ///
    /// Total and without a branch: a slot beyond the last word reads from the last word.
    #[must_use]
    #[inline]
    pub const fn get(&self, slot: usize) -> u32 {
        let word = slot / Self::PER_WORD;
        // A conditional move; it also proves to the compiler that the index below cannot fail.
        let word = if word < WORDS { word } else { Self::LAST };
        let shift = (slot % Self::PER_WORD) as u32 * WIDTH;
        (self.words[word] >> shift) & (u32::MAX >> (u32::BITS - WIDTH))
    }

    /// The Grundy value in that slot; a slot beyond the last word reads as [`get`](Self::get) says.
    ///
    /// ```
    /// use foregone_core::{Nimber, crc32, packed::{Digest, Packed}};
    ///
    /// const WORDS: [u32; 1] = [0x0000_0075];
    /// const DIGEST: Digest = Digest { slots: 2, positions: 2, crc32: crc32(&WORDS) };
    /// static TABLE: Packed<4, 1> = Packed::new(WORDS, DIGEST);
    /// assert_eq!(TABLE.nimber(1), Nimber::new(7));
    /// ```
    #[must_use]
    #[inline]
    pub const fn nimber(&self, slot: usize) -> Nimber {
        Nimber::new(self.get(slot) as u64)
    }

    /// The table with what it states of itself and the rules it solves, for whoever wants to check it.
    #[must_use]
    pub const fn table(&'static self, digest: Digest, rules: &'static str) -> Table {
        Table { words: &self.words, width: WIDTH, digest, rules }
    }

    /// The words, for an audit or a view through `bitvec`.
    #[must_use]
    pub const fn words(&self) -> &[u32; WORDS] {
        &self.words
    }
}

impl<const WORDS: usize> Packed<1, WORDS> {
    /// The outcome in that slot, of a plane of outcomes; a slot beyond the last word reads as [`get`](Self::get) says.
    ///
    /// ```
    /// use foregone_core::{Outcome, crc32, packed::{Digest, Packed}};
    ///
    /// const WORDS: [u32; 1] = [0b10];
    /// const DIGEST: Digest = Digest { slots: 2, positions: 2, crc32: crc32(&WORDS) };
    /// static TABLE: Packed<1, 1> = Packed::new(WORDS, DIGEST);
    /// assert_eq!([TABLE.outcome(0), TABLE.outcome(1)], [Outcome::P, Outcome::N]);
    /// ```
    #[must_use]
    #[inline]
    pub const fn outcome(&self, slot: usize) -> Outcome {
        Outcome::from_win(self.get(slot) == 1)
    }

    /// The bit of that number, 0 to 31, in that word: slot 32 × `word` + `bit`, for callers that have the two apart.
    ///
    /// Total and without a branch: a word beyond the last reads as the last, and `bit` counts modulo 32.
    #[must_use]
    #[inline]
    pub const fn bit(&self, word: usize, bit: u32) -> bool {
        let word = if word < WORDS { word } else { Self::LAST };
        self.words[word] >> (bit % u32::BITS) & 1 == 1
    }
}

#[cfg(test)]
mod tests {
    extern crate std;
    use super::*;

    fn table<const WIDTH: u32, const WORDS: usize>(words: [u32; WORDS]) -> Packed<WIDTH, WORDS> {
        Packed { words }
    }

    #[test]
    fn every_fault_is_found() {
        let words = [0x1234_5678, 0x0000_00FF];
        let good = Digest { slots: 40, positions: 39, crc32: crc32(&words) };
        assert_eq!(table::<1, 2>(words).check(good), Ok(()));
        assert_eq!(table::<3, 2>(words).check(good), Err(LayoutError::Width));
        assert_eq!(table::<64, 2>(words).check(good), Err(LayoutError::Width));
        assert_eq!(table::<2, 2>(words).check(good), Err(LayoutError::Length));
        assert_eq!(table::<1, 2>(words).check(Digest { slots: 32, ..good }), Err(LayoutError::Length));
        assert_eq!(table::<1, 2>(words).check(Digest { slots: 65, ..good }), Err(LayoutError::Length));
        assert_eq!(table::<1, 2>(words).check(Digest { positions: 41, ..good }), Err(LayoutError::Positions));
        assert_eq!(table::<1, 2>(words).check(Digest { slots: 39, ..good }), Err(LayoutError::Tail));
        assert_eq!(table::<1, 2>(words).check(Digest { crc32: 0, ..good }), Err(LayoutError::Crc32));
    }

    /// What the compiler cannot work out in time is left out, and nothing else.
    #[test]
    fn large_tables_are_made_without_their_crc() {
        const WORDS: usize = MOST_DIGESTED + 1;
        const DIGEST: Digest = Digest { slots: WORDS, positions: WORDS, crc32: 1 };
        static LARGE: Packed<32, WORDS> = Packed::new([0; WORDS], DIGEST);
        assert_eq!(LARGE.table(DIGEST, "").verify(), Err(LayoutError::Crc32));
        let made =
            |slots| std::panic::catch_unwind(|| Packed::<32, WORDS>::new(LARGE.words, Digest { slots, ..DIGEST }));
        assert!(made(WORDS).is_ok() && made(WORDS + 1).is_err());
        let small =
            |crc32| std::panic::catch_unwind(|| Packed::<32, 1>::new([0], Digest { slots: 1, positions: 1, crc32 }));
        assert!(small(crc32(&[0])).is_ok() && small(1).is_err());
    }

    #[test]
    fn bits_are_slots() {
        let table = table::<1, 2>([0x8000_0001, 0xDEAD_BEEF]);
        for slot in 0..64 {
            let (word, bit) = (slot / 32, u32::try_from(slot % 32).unwrap());
            assert_eq!(u32::from(table.bit(word, bit)), table.get(slot));
        }
        assert!(table.bit(usize::MAX, u32::MAX));
    }

    #[test]
    fn any_slot_can_be_read() {
        let table = table::<8, 2>([0x0403_0201, 0x0807_0605]);
        assert!((0..8).all(|slot| table.get(slot) == u32::try_from(slot).unwrap() + 1));
        for slot in [8, 9, usize::MAX] {
            let _ = table.get(slot);
        }
    }

    proptest::proptest! {
        #[test]
        fn get_reads_what_was_packed(values: [u32; 16], width_log in 0_u32..6) {
            fn packed<const WIDTH: u32>(values: &[u32; 16]) -> bool {
                let mask = u32::MAX >> (32 - WIDTH);
                let mut words = [0; 16];
                for (slot, value) in values.iter().enumerate() {
                    let bit = slot * WIDTH as usize;
                    words[bit / 32] |= (value & mask) << (bit % 32);
                }
                let table = table::<WIDTH, 16>(words);
                values.iter().enumerate().all(|(slot, value)| table.get(slot) == value & mask)
            }
            let holds = match width_log {
                0 => packed::<1>(&values),
                1 => packed::<2>(&values),
                2 => packed::<4>(&values),
                3 => packed::<8>(&values),
                4 => packed::<16>(&values),
                _ => packed::<32>(&values),
            };
            proptest::prop_assert!(holds);
        }
    }
}
