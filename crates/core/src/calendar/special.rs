//! Days of the year that break the parity law or have Grundy value 2.

use super::Rules;
use crate::crc32;

/// The key of a day of the year in a map: 32 × month + day.
///
/// ```
/// assert_eq!(foregone_core::calendar::day_key(9, 30), 318);
/// ```
#[must_use]
#[inline]
pub const fn day_key(month: u8, day: u8) -> u32 {
    month as u32 * 32 + day as u32
}

/// A set of years, of at most 32 × `WORDS` consecutive ones.
///
/// # Example
///
/// ```
/// use foregone_core::calendar::Years;
///
/// const YEARS: Years<1> = Years::new(1900, [0b101]);
/// assert!(YEARS.contains(1902));
/// assert!(!YEARS.contains(1901) && !YEARS.contains(1899) && !YEARS.contains(3000));
/// assert_eq!(YEARS.iter().collect::<Vec<_>>(), [1900, 1902]);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Years<const WORDS: usize> {
    first: u16,
    bits: [u32; WORDS],
}

impl<const WORDS: usize> Years<WORDS> {
    /// The set with bit `n` standing for the year `first + n`, from the low end of the first word.
    #[must_use]
    pub const fn new(first: u16, bits: [u32; WORDS]) -> Self {
        Self { first, bits }
    }

    /// Whether `year` is in the set.
    #[must_use]
    pub const fn contains(&self, year: u16) -> bool {
        let Some(offset) = year.checked_sub(self.first) else { return false };
        let word = offset as usize / 32;
        word < WORDS && self.bits[word] >> (offset % 32) & 1 == 1
    }

    /// The number of years in the set.
    #[must_use]
    pub const fn len(&self) -> u32 {
        let mut count = 0;
        let mut word = 0;
        while word < WORDS {
            count += self.bits[word].count_ones();
            word += 1;
        }
        count
    }

    /// Whether the set is empty.
    #[must_use]
    pub const fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// The years in the set, in order.
    pub fn iter(&self) -> impl Iterator<Item = u16> {
        (self.first..=u16::MAX).take(WORDS * 32).filter(|year| self.contains(*year))
    }
}

/// What is special about a day of the year, and in which years.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Special<const WORDS: usize> {
    /// The years in which the [parity law](super::parity) is wrong about it.
    pub parity_fails: Years<WORDS>,
    /// The years in which its Grundy value is 2.
    pub grundy_two: Years<WORDS>,
}

impl<const WORDS: usize> Special<WORDS> {
    /// The [`special_crc32`] of the day with that key.
    #[must_use]
    pub const fn crc32(&self, key: u32) -> u32 {
        let (parity_fails, grundy_two) = (&self.parity_fails, &self.grundy_two);
        special_crc32(key, [(parity_fails.first, &parity_fails.bits), (grundy_two.first, &grundy_two.bits)])
    }
}

/// The CRC-32 of a special day: of its key and, for each of its two sets of years, the first year and the CRC-32 of
/// the bits.
///
/// ```
/// use foregone_core::calendar::{Special, Years, special_crc32};
///
/// let special = Special { parity_fails: Years::new(1900, [0]), grundy_two: Years::new(1900, [5]) };
/// assert_eq!(special.crc32(318), special_crc32(318, [(1900, &[0]), (1900, &[5])]));
/// assert_ne!(special.crc32(318), special_crc32(318, [(1900, &[5]), (1900, &[0])]));
/// ```
#[must_use]
pub const fn special_crc32(key: u32, [parity_fails, grundy_two]: [(u16, &[u32]); 2]) -> u32 {
    crc32(&[key, parity_fails.0 as u32, crc32(parity_fails.1), grundy_two.0 as u32, crc32(grundy_two.1)])
}

impl Rules {
    /// The number of words that a set of this game's years takes.
    #[must_use]
    pub const fn year_words(&self) -> usize {
        (self.deadline().year() - self.first().year()) as usize / 32 + 1
    }
}
