//! Grundy values and the minimal excludant.

use crate::text::{Cursor, ParseError};
use core::fmt;
use core::iter::Sum;
use core::ops::{Add, AddAssign};
use core::str::FromStr;

/// A Grundy value: the size of the nim heap that a position is worth.
///
/// Nimbers add as disjunctive sums do, by exclusive or. Zero is a P-position, anything else an N-position.
///
/// # Example
///
/// ```
/// use foregone_core::Nimber;
///
/// assert_eq!(Nimber::new(3) + Nimber::new(5), Nimber::new(6));
/// assert_eq!(Nimber::new(7) + Nimber::new(7), Nimber::ZERO);
/// assert_eq!(Nimber::new(6).to_string(), "*6");
/// assert_eq!("*6".parse(), Ok(Nimber::new(6)));
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Nimber(u64);

impl Nimber {
    /// The value of a game without moves.
    pub const ZERO: Self = Self(0);

    /// The nimber of a heap of `size`.
    #[must_use]
    pub const fn new(size: u64) -> Self {
        Self(size)
    }

    /// The size of the equivalent nim heap.
    #[must_use]
    pub const fn get(self) -> u64 {
        self.0
    }

    /// The sum, as a `const fn`; the same as `+`.
    #[must_use]
    pub const fn plus(self, other: Self) -> Self {
        Self(self.0 ^ other.0)
    }

    /// The minimal excludant of a set of nimbers below 64, given as its bits: 64 where all are in it.
    ///
    /// ```
    /// use foregone_core::Nimber;
    ///
    /// assert_eq!(Nimber::mex_of_bits(0b1011), Nimber::new(2));
    /// ```
    #[must_use]
    pub const fn mex_of_bits(set: u64) -> Self {
        Self(set.trailing_ones() as u64)
    }

    /// Whether this is the value of a P-position.
    #[must_use]
    pub const fn is_zero(self) -> bool {
        self.0 == 0
    }
}

impl Add for Nimber {
    type Output = Self;
    fn add(self, other: Self) -> Self {
        self.plus(other)
    }
}

impl AddAssign for Nimber {
    fn add_assign(&mut self, other: Self) {
        *self = *self + other;
    }
}

impl Sum for Nimber {
    fn sum<I: Iterator<Item = Self>>(values: I) -> Self {
        values.fold(Self::ZERO, Add::add)
    }
}

impl From<u64> for Nimber {
    fn from(size: u64) -> Self {
        Self(size)
    }
}

impl From<Nimber> for u64 {
    fn from(value: Nimber) -> Self {
        value.0
    }
}

impl fmt::Display for Nimber {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "*{}", self.0)
    }
}

/// Reads what `Display` writes.
impl FromStr for Nimber {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Self, ParseError> {
        let mut cursor = Cursor::new(text);
        cursor.take(|next| next == '*').ok_or_else(|| cursor.expected("a star and a number"))?;
        let size = cursor.number(u64::MAX)?;
        cursor.end("the end after the number")?;
        Ok(Self(size))
    }
}

/// How many nimbers one pass of [`mex`] looks for.
const WINDOW: u64 = u128::BITS as u64;

/// The minimal excludant: the least nimber that is not among `values`.
///
/// Takes one pass over the values for every 128 consecutive nimbers present, and no memory.
///
/// # Example
///
/// ```
/// use foregone_core::{Nimber, mex};
///
/// assert_eq!(mex([0, 1, 3].map(Nimber::new)), Nimber::new(2));
/// assert_eq!(mex([]), Nimber::ZERO);
/// ```
pub fn mex<I>(values: I) -> Nimber
where
    I: IntoIterator<Item = Nimber>,
    I::IntoIter: Clone,
{
    let values = values.into_iter();
    let mut base = 0_u64;
    loop {
        let seen = values
            .clone()
            .filter_map(|value| value.get().checked_sub(base))
            .filter(|offset| *offset < WINDOW)
            .fold(0_u128, |seen, offset| seen | 1 << offset);
        if seen != u128::MAX {
            // More values than fit in memory would be needed to reach the end of the range.
            return Nimber(base.saturating_add(u64::from(seen.trailing_ones())));
        }
        base = base.saturating_add(WINDOW);
    }
}

#[cfg(test)]
mod tests {
    extern crate std;
    use super::*;
    use std::collections::BTreeSet;

    #[test]
    fn mex_crosses_the_window() {
        for size in [127_u64, 128, 129, 255, 256, 1000] {
            assert_eq!(mex((0..size).rev().map(Nimber::new)), Nimber::new(size));
        }
    }

    proptest::proptest! {
        #[test]
        fn mex_is_the_least_missing(values: std::vec::Vec<u8>) {
            let set: BTreeSet<u64> = values.iter().map(|v| u64::from(*v)).collect();
            let least = (0..=256).find(|n| !set.contains(n)).unwrap();
            proptest::prop_assert_eq!(mex(set.iter().copied().map(Nimber::new)), Nimber::new(least));
        }
    }
}
