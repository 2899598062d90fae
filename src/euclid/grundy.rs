//! Grundy values, and the moves to a wanted one.

use foregone_core::Nimber;
use foregone_core::euclid::Pair;

/// The Grundy value of `pair`, by one walk along its quotients.
///
/// With a ≤ b it is ⌊b/a − a/b⌋ + d, where d is (−1)^n if all quotients q₀ … qₙ of Euclid's algorithm on b and a are
/// equal, else 0: G. Cairns, N. B. Ho, T. Lengyel, "The Sprague-Grundy function of the real game Euclid", Discrete
/// Math. 311 (2011).
///
/// # Example
///
/// ```
/// use foregone::{Nimber, euclid::{Pair, grundy}};
///
/// const VALUE: Nimber = grundy(Pair::new(1, u64::MAX));
/// assert_eq!(VALUE, Nimber::new(u64::MAX));
/// assert_eq!(grundy(Pair::new(7, 7)), Nimber::new(1));
/// assert_eq!(grundy(Pair::new(7, 0)), Nimber::ZERO);
/// ```
#[must_use]
pub const fn grundy(pair: Pair) -> Nimber {
    let (larger, smaller) = (pair.larger(), pair.smaller());
    let Some(remainder) = larger.checked_rem(smaller) else { return Nimber::ZERO };
    let quotient = pair.quotient();
    // b/a − a/b = q + (rb − a²)/(ab), and the fraction is at least −1 and below 1.
    let below = (remainder as u128) * (larger as u128) < (smaller as u128) * (smaller as u128);
    let floor = quotient - below as u64;
    Nimber::new(match equal_quotients(quotient, smaller, remainder) {
        Some(steps) if steps % 2 == 0 => floor + 1,
        // The floor is at least 1 here: of equal quotients q, …, q the last is at least 2, so b/a > 2.
        Some(_) => floor.wrapping_sub(1),
        None => floor,
    })
}

/// How many quotients follow the first one, `quotient`, if all are equal to it.
const fn equal_quotients(quotient: u64, mut larger: u64, mut smaller: u64) -> Option<u32> {
    let mut steps = 0;
    while let (Some(next), Some(remainder)) = (larger.checked_div(smaller), larger.checked_rem(smaller)) {
        if next != quotient {
            return None;
        }
        (larger, smaller) = (smaller, remainder);
        steps += 1;
    }
    Some(steps)
}

/// The moves from `pair` to positions of that value: at most six are looked at, however many moves there are.
///
/// # Example
///
/// ```
/// use foregone::{Nimber, euclid::{Pair, moves_to}};
///
/// let one: Vec<Pair> = moves_to(Pair::new(1_000_000, 3), Nimber::new(1_000)).collect();
/// assert_eq!(one, [Pair::new(3_001, 3)]);
/// ```
pub fn moves_to(pair: Pair, value: Nimber) -> impl Iterator<Item = Pair> {
    let quotient = pair.quotient();
    // An option of quotient q' ≥ 1 has a value in q' − 2 ..= q' + 1, so q' lies in value − 1 ..= value + 2. The last
    // move leaves less than the smaller number, so it is looked at whatever the value.
    let lowest = value.get().saturating_sub(1).max(1);
    let highest = value.get().saturating_add(2).min(quotient.saturating_sub(1));
    let near = (lowest..=highest).map(move |left| quotient - left);
    let times = near.chain((quotient > 0).then_some(quotient));
    times.filter_map(move |times| pair.subtract(times)).filter(move |option| grundy(*option) == value)
}

crate::sum::closed_form!(Pair, |pair: &Pair| grundy(*pair), |pair: &Pair, value| moves_to(*pair, value));
