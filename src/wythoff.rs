//! Wythoff's game: take any number from one of two heaps, or the same number from both; whoever takes the last counter wins.
//!
//! Second wins where the smaller heap is ⌊kφ⌋ for the heaps' difference k and the golden ratio φ: Wythoff 1907. No law is
//! known for the Grundy values, which a [`Solver`] works out in lent memory.
//!
//! # Example
//!
//! ```
//! use foregone::{Outcome, wythoff::{self, Pair}};
//!
//! assert_eq!(wythoff::outcome("3,5".parse()?), Outcome::P);
//! let winning: Vec<String> = wythoff::winning_moves(Pair::new(6, 9)).map(|pair| pair.to_string()).collect();
//! assert_eq!(winning, ["4,7"]);
//! # Ok::<(), foregone::ParseError>(())
//! ```

use crate::sum::{GaveUp, Solver, Summand};
use foregone_core::{Nimber, Outcome, mex};

pub use foregone_core::wythoff::{Pair, Wythoff};

/// The most values that a Grundy value is worked out from: those of two heaps of some 250 counters. One heap alone takes none.
pub const MOST_VALUES: usize = 1 << 16;

/// ⌊kφ⌋, the smaller heap of the lost position with that difference.
///
/// ⌊kφ⌋ is ⌊(k + ⌊k√5⌋)/2⌋, and ⌊k√5⌋ − 2k is the greatest t with t² + 4kt ≤ k², which needs no more than 128 bits.
const fn smaller(difference: u64) -> u128 {
    let k = difference as u128;
    let (mut low, mut high) = (0_u128, k / 4);
    while low < high {
        let middle = low + (high - low).div_ceil(2);
        let fits = match middle.checked_mul(middle + 4 * k) {
            Some(product) => product <= k * k,
            None => false,
        };
        if fits {
            low = middle;
        } else {
            high = middle - 1;
        }
    }
    u128::midpoint(3 * k, low)
}

/// The heap that makes a lost position with this one.
const fn partner(heap: u64) -> u128 {
    // Every heap is the smaller one of exactly one lost position or the larger one.
    let (mut low, mut high) = (0, heap);
    while low < high {
        let middle = low + (high - low).div_ceil(2);
        if smaller(middle) + middle as u128 <= heap as u128 {
            low = middle;
        } else {
            high = middle - 1;
        }
    }
    if smaller(low) + low as u128 == heap as u128 {
        return smaller(low);
    }
    let (mut low, mut high) = (0, heap);
    while low < high {
        let middle = low + (high - low).div_ceil(2);
        if smaller(middle) <= heap as u128 {
            low = middle;
        } else {
            high = middle - 1;
        }
    }
    heap as u128 + low as u128
}

/// Who wins.
#[must_use]
pub const fn outcome(pair: Pair) -> Outcome {
    let (first, second) = (pair.first(), pair.second());
    let least = if first < second { first } else { second };
    Outcome::from_win(smaller(first.abs_diff(second)) != least as u128)
}

/// Every move that wins, at most three: from the first heap, from the second, from both.
pub fn winning_moves(pair: Pair) -> impl Iterator<Item = Pair> {
    let (first, second) = (pair.first(), pair.second());
    let taken = |heap: u64, left: u128| heap.checked_sub(u64::try_from(left).ok()?);
    let both = taken(first.min(second), smaller(first.abs_diff(second)));
    let moves = [
        taken(first, partner(second)).and_then(|taken| pair.take(taken, 0)),
        taken(second, partner(first)).and_then(|taken| pair.take(0, taken)),
        both.and_then(|taken| pair.take(taken, taken)),
    ];
    moves.into_iter().flatten()
}

/// The only heap that is left, where one is empty.
const fn lone(pair: Pair) -> Option<u64> {
    match (pair.first(), pair.second()) {
        (0, heap) | (heap, 0) => Some(heap),
        _ => None,
    }
}

/// The number of values up to a position's.
fn needed(pair: &Pair) -> usize {
    let side = |heap: u64| usize::try_from(heap).unwrap_or(usize::MAX).saturating_add(1);
    side(pair.first()).saturating_mul(side(pair.second()))
}

/// Works out the values of all positions with no larger heap, row after row.
fn fill(pair: &Pair, memory: &mut [u16]) -> Result<(), GaveUp> {
    let (needed, given) = (needed(pair), memory.len().min(MOST_VALUES));
    let values = memory.get_mut(..needed).filter(|_| needed <= given);
    let values = values.ok_or(GaveUp::Memory { game: "wythoff", needed, given })?;
    // Both fit, since their product does.
    let columns = pair.second() as usize + 1;
    for at in 0..needed {
        let column = at.checked_rem(columns).unwrap_or(0);
        let value = |back: usize, most: usize| (1..=most).filter_map(move |taken| at.checked_sub(taken * back));
        let row = at.checked_div(columns).unwrap_or(0);
        let options = value(1, column).chain(value(columns, row)).chain(value(columns + 1, row.min(column)));
        let value = mex(options.filter_map(|option| Some(Nimber::new(u64::from(*values.get(option)?)))));
        if let Some(slot) = values.get_mut(at) {
            // A value is at most both heaps together (the values of a row differ, and so do those of a column), which is
            // at most 2^15 where neither is empty.
            *slot = u16::try_from(value.get()).unwrap_or(u16::MAX);
        }
    }
    Ok(())
}

/// The value of a position among those that were worked out.
fn value_in(values: &[u16], columns: u64, pair: Pair) -> Option<Nimber> {
    let at = pair.first().checked_mul(columns)?.checked_add(pair.second())?;
    Some(Nimber::new(u64::from(*values.get(usize::try_from(at).ok()?)?)))
}

impl Summand for Pair {
    fn value(&self, solver: &mut Solver<'_>) -> Result<Nimber, GaveUp> {
        if let Some(heap) = lone(*self) {
            return Ok(Nimber::new(heap));
        }
        if outcome(*self) == Outcome::P {
            return Ok(Nimber::ZERO);
        }
        let (memory, _) = solver.memory();
        fill(self, memory)?;
        Ok(value_in(memory, self.second() + 1, *self).unwrap_or_default())
    }

    fn has_value(&self, value: Nimber, solver: &mut Solver<'_>) -> Result<bool, GaveUp> {
        if value.is_zero() { Ok(outcome(*self) == Outcome::P) } else { Ok(self.value(solver)? == value) }
    }

    fn moves_to(&self, value: Nimber, solver: &mut Solver<'_>, visit: &mut dyn FnMut(Self)) -> Result<(), GaveUp> {
        if value.is_zero() {
            winning_moves(*self).for_each(visit);
            return Ok(());
        }
        if let Some(heap) = lone(*self) {
            // Nim: leave a heap of the value.
            let taken = heap.saturating_sub(value.get());
            self.take(taken, 0).or_else(|| self.take(0, taken)).into_iter().for_each(visit);
            return Ok(());
        }
        let (memory, _) = solver.memory();
        fill(self, memory)?;
        let has_value = |to: &Self| value_in(memory, self.second() + 1, *to) == Some(value);
        let moves = (1..=self.first()).filter_map(|taken| self.take(taken, 0));
        let moves = moves.chain((1..=self.second()).filter_map(|taken| self.take(0, taken)));
        let both = 1..=self.first().min(self.second());
        moves.chain(both.filter_map(|taken| self.take(taken, taken))).filter(has_value).for_each(visit);
        Ok(())
    }

    fn memory_needed(&self) -> usize {
        if lone(*self).is_some() { 0 } else { needed(self).min(MOST_VALUES) }
    }
}
