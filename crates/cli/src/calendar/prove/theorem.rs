//! The theorem, proved or refuted step by step.

use super::cycle::Cycle;
use super::law::Law;
use super::persistence::{Values, not_closed, not_distinct};
use super::refutation::{Refutation, SHOWN};
use super::settling::{Counter, Settled};
use foregone::Date;

/// Days to count back before a deadline is said not to settle: some 50 years.
const LIMIT: usize = 20_000;

/// What the machine found.
pub(crate) struct Proof {
    /// The days after which the calendar repeats, and so the number of deadlines.
    pub(crate) days: usize,
    /// The days that the longest move skips, and so those that a phase must hold to persist.
    pub(crate) window: usize,
    /// Every deadline of the cycle, and where it settles.
    pub(crate) settled: Vec<(Date, Settled)>,
}

/// Proves that of the `laws` every deadline settles into exactly one and never leaves it.
///
/// # Errors
///
/// The first counter-examples to the first step that fails.
pub(crate) fn prove(cycle: &Cycle, laws: &[Law], progress: &mut dyn FnMut(usize)) -> Result<Proof, Vec<Refutation>> {
    if let Some(date) = cycle.first_that_does_not_repeat() {
        return Err(vec![Refutation::DoesNotRepeat { date }]);
    }
    let window = (0..cycle.len()).map(|day| cycle.month_move(day)).max().unwrap_or(0).max(1);
    let values: Vec<Values<'_>> = laws.iter().map(|law| Values::new(law, cycle)).collect();
    for law in &values {
        none(not_closed(cycle, law))?;
    }
    for (index, law) in values.iter().enumerate() {
        for other in &values[..index] {
            none(not_distinct(cycle, law, other, window))?;
        }
    }
    let mut counter = Counter::new(cycle, &values, window, LIMIT);
    let (mut settled, mut unsettled) = (Vec::with_capacity(cycle.len()), Vec::new());
    for (day, deadline) in cycle.dates().iter().enumerate() {
        match counter.count(day) {
            Some(found) => settled.push((*deadline, found)),
            None => unsettled.push(Refutation::DoesNotSettle { deadline: *deadline, days: LIMIT - 1 }),
        }
        if unsettled.len() == SHOWN {
            break;
        }
        progress(day + 1);
    }
    none(unsettled)?;
    Ok(Proof { days: cycle.len(), window, settled })
}

fn none(found: Vec<Refutation>) -> Result<(), Vec<Refutation>> {
    if found.is_empty() { Ok(()) } else { Err(found) }
}
