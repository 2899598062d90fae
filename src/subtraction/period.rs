//! The period of a subtraction game.

use super::window::{SearchError, Window, check, length};

/// The period of a subtraction game's values: g(n + period) = g(n) for every n from the preperiod on.
///
/// Both numbers are the least ones of which that is true.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Period {
    preperiod: u64,
    period: u64,
}

/// The number of values that [`Period::find`] needs memory for: twice the greatest number that may be taken.
///
/// ```
/// assert_eq!(foregone::subtraction::memory_needed(&[1, 3, 4]), 8);
/// ```
#[must_use]
pub fn memory_needed(set: &[u32]) -> usize {
    length(set).saturating_mul(2)
}

/// Two windows in the memory given.
fn windows<'a>(set: &'a [u32], memory: &'a mut [u16]) -> Result<(Window<'a>, Window<'a>), SearchError> {
    check(set)?;
    let (needed, given, length) = (memory_needed(set), memory.len(), length(set));
    let (first, rest) = memory.split_at_mut_checked(length).ok_or(SearchError::Memory { needed, given })?;
    let second = rest.get_mut(..length).ok_or(SearchError::Memory { needed, given })?;
    Ok((Window::new(set, first), Window::new(set, second)))
}

impl Period {
    /// Finds the period of the set's game, in `steps` steps at most.
    ///
    /// A value depends on the window of values before it, so the windows are a sequence in which each follows from the
    /// one before. Brent's algorithm (BIT 20, 1980) finds its least period and preperiod. That proves the same of the
    /// values: where two windows are equal, all values after them and in them are; and where the values repeat from
    /// some pile on, so do the windows that lie wholly behind it. The least preperiod of the values is therefore that
    /// of the windows less a window's length. A window that reaches below pile 0 differs from every later one.
    ///
    /// # Errors
    ///
    /// Where `memory` is smaller than [`memory_needed`], the set contains 0, or the steps do not suffice.
    ///
    /// # Example
    ///
    /// ```
    /// use foregone::subtraction::Period;
    ///
    /// let mut memory = [0; 20];
    /// let period = Period::find(&[2, 5, 7], &mut memory, 10_000)?;
    /// assert_eq!((period.preperiod(), period.period()), (0, 22));
    /// assert_eq!(Period::find(&[], &mut [], 9)?.period(), 1); // all values are 0
    /// # Ok::<(), foregone::subtraction::SearchError>(())
    /// ```
    pub fn find(set: &[u32], memory: &mut [u16], steps: u64) -> Result<Self, SearchError> {
        let (mut tortoise, mut hare) = windows(set, memory)?;
        let mut left = steps;
        let mut step = |window: &mut Window<'_>| {
            left = left.checked_sub(1).ok_or(SearchError::GaveUp { steps })?;
            window.advance();
            Ok::<(), SearchError>(())
        };
        step(&mut hare)?;
        let (mut power, mut period) = (1_u64, 1_u64);
        while !hare.has_values_of(&tortoise) {
            if period == power {
                tortoise.copy_from(&hare);
                power = power.saturating_mul(2);
                period = 0;
            }
            step(&mut hare)?;
            period += 1;
        }
        let (mut tortoise, mut hare) = windows(set, memory)?;
        while hare.next() < period {
            step(&mut hare)?;
        }
        while !hare.has_values_of(&tortoise) {
            step(&mut tortoise)?;
            step(&mut hare)?;
        }
        Ok(Self { preperiod: tortoise.next().saturating_sub(length(set) as u64), period })
    }

    /// The least number from which the values are periodic.
    #[must_use]
    pub const fn preperiod(self) -> u64 {
        self.preperiod
    }

    /// The least period.
    #[must_use]
    pub const fn period(self) -> u64 {
        self.period
    }

    /// The least pile with the same value as `pile` by the period alone.
    #[must_use]
    pub const fn reduce(self, pile: u64) -> u64 {
        match pile.checked_sub(self.preperiod) {
            Some(beyond) => match beyond.checked_rem(self.period) {
                Some(offset) => self.preperiod + offset,
                None => pile,
            },
            None => pile,
        }
    }
}
