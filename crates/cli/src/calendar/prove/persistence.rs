//! That a phase, once entered, is never left: each law is closed under the rules.

use super::cycle::Cycle;
use super::law::Law;
use super::refutation::{Refutation, SHOWN};

/// A law's values by day of the cycle.
pub(crate) struct Values<'a> {
    pub(crate) law: &'a Law,
    pub(crate) of: Vec<u8>,
}

impl<'a> Values<'a> {
    pub(crate) fn new(law: &'a Law, cycle: &Cycle) -> Self {
        Self { law, of: cycle.dates().iter().map(|date| law.value(*date)).collect() }
    }
}

/// The least value that neither option has.
pub(crate) fn mex(day_move: Option<u8>, month_move: Option<u8>) -> u8 {
    let taken = |value| day_move == Some(value) || month_move == Some(value);
    if !taken(0) {
        0
    } else if !taken(1) {
        1
    } else {
        2
    }
}

/// The days whose value by the law is not the mex of the values by the law of its options.
///
/// Where there are none, and every day of a stretch as long as the longest move follows the law, then so does the day
/// before the stretch: all its options lie in the stretch. So do all days before, one after the other.
pub(crate) fn not_closed(cycle: &Cycle, values: &Values<'_>) -> Vec<Refutation> {
    let dates = cycle.dates();
    let breach = |day: usize| {
        let (date, says) = (dates[day], values.of[day]);
        let wins = values.law.wins(date);
        if wins != (says > 0) {
            return Some(Refutation::Contradiction { phase: values.law.phase, date, wins, value: says });
        }
        let tomorrow = cycle.ahead(day, 1);
        let next_month = Some(cycle.month_move(day)).filter(|days| *days > 0).map(|days| cycle.ahead(day, days));
        let mex = mex(Some(values.of[tomorrow]), next_month.map(|to| values.of[to]));
        (mex != says).then(|| {
            let options = [Some(tomorrow), next_month].into_iter().flatten();
            let options = options.map(|to| (dates[to], values.of[to])).collect();
            Refutation::NotClosed { phase: values.law.phase, date, says, options, mex }
        })
    };
    (0..cycle.len()).filter_map(breach).take(SHOWN).collect()
}

/// The stretches of that many days on which two laws give the same outcomes.
///
/// Where there are none, no deadline can be in both phases.
pub(crate) fn not_distinct(cycle: &Cycle, one: &Values<'_>, other: &Values<'_>, window: usize) -> Vec<Refutation> {
    let same = |day: usize| (one.of[day] > 0) == (other.of[day] > 0);
    let agrees = |from: &usize| (0..window).all(|days| same(cycle.ahead(*from, days)));
    let found = (0..cycle.len()).filter(agrees).take(SHOWN);
    found.map(|from| Refutation::SamePhase { from: cycle.dates()[from], days: window }).collect()
}
