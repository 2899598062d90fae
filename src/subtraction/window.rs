//! The last values of the sequence, as many as the greatest number that may be taken.

use core::error::Error;
use core::fmt;
use foregone_core::{Nimber, mex};

/// Why a search did not come to an end.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum SearchError {
    /// The memory given is too small.
    Memory {
        /// The number of values it must have room for.
        needed: usize,
        /// The number it has room for.
        given: usize,
    },
    /// The set contains 0, or 65,535 numbers or more.
    Set,
    /// The search took as many steps as it was allowed.
    GaveUp {
        /// The number of steps.
        steps: u64,
    },
}

impl fmt::Display for SearchError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Memory { needed, given } => {
                write!(f, "the search needs memory for {needed} values, and was given memory for {given}")
            }
            Self::Set => f.write_str("a subtraction set has no 0 in it, and fewer than 65,535 numbers"),
            Self::GaveUp { steps } => write!(f, "gave up after {steps} steps: allow more"),
        }
    }
}

impl Error for SearchError {}

/// What stands for the value of a pile of less than no counters.
const NO_PILE: u16 = u16::MAX;

/// The values of the `values.len()` piles below `next`, in a ring: that of pile n stands at n modulo its length.
#[derive(Debug)]
pub(super) struct Window<'a> {
    set: &'a [u32],
    values: &'a mut [u16],
    next: u64,
}

/// The number of values in a window: the greatest member.
pub(super) fn length(set: &[u32]) -> usize {
    set.iter().copied().max().unwrap_or(0) as usize
}

/// Refuses a set that no window can hold the values of.
pub(super) fn check(set: &[u32]) -> Result<(), SearchError> {
    // A value is at most the number of members, and must not be `NO_PILE`.
    if set.contains(&0) || set.len() >= usize::from(NO_PILE) { Err(SearchError::Set) } else { Ok(()) }
}

impl<'a> Window<'a> {
    /// The window before the first pile; `values` has the window's length.
    pub(super) fn new(set: &'a [u32], values: &'a mut [u16]) -> Self {
        values.fill(NO_PILE);
        Self { set, values, next: 0 }
    }

    /// The pile whose value comes next.
    pub(super) fn next(&self) -> u64 {
        self.next
    }

    fn slot(&self, pile: u64) -> usize {
        // The remainder is below the length, which fits.
        pile.checked_rem(self.values.len() as u64).unwrap_or(0) as usize
    }

    /// The value of the next pile; moves the window on by one.
    pub(super) fn advance(&mut self) -> u16 {
        let value = mex(self.set.iter().filter_map(|taken| {
            let option = self.next.checked_sub(u64::from(*taken))?;
            self.values.get(self.slot(option)).map(|value| Nimber::new(u64::from(*value)))
        }));
        // Fewer than 65,535 options have a value below that.
        let value = value.get() as u16;
        let slot = self.slot(self.next);
        if let Some(oldest) = self.values.get_mut(slot) {
            *oldest = value;
        }
        self.next += 1;
        value
    }

    /// Takes the state of another window of the same set.
    pub(super) fn copy_from(&mut self, other: &Window<'_>) {
        // Of equal lengths, which the compiler does not always know: `copy_from_slice` may leave a way to panic.
        self.values.iter_mut().zip(other.values.iter()).for_each(|(value, other)| *value = *other);
        self.next = other.next;
    }

    /// Whether the last values, in order, are those of the other window.
    pub(super) fn has_values_of(&self, other: &Window<'_>) -> bool {
        let length = self.values.len() as u64;
        // Pile `next + back − length` stands where pile `next + back` will.
        let value = |window: &Window<'_>, back| window.values.get(window.slot(window.next + back)).copied();
        (0..length).all(|back| value(self, back) == value(other, back))
    }
}
