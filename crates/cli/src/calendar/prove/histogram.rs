//! How long deadlines take to settle.

use crate::count::grouped;
use foregone::Date;
use serde::Serialize;
use std::fmt;

/// Of one kind of value, outcomes or Grundy values: how far from the deadline the last day lies, counted back, that
/// breaks the law.
#[derive(Debug, Serialize)]
pub(crate) struct Settling {
    /// Deadlines without such a day.
    unbroken: usize,
    /// Deadlines without such a day more than 30 days back.
    within_30_days: usize,
    /// The largest distance.
    pub(crate) slowest_days: usize,
    /// The deadlines that have it.
    slowest: Vec<String>,
    /// The deadlines that have such a day, by its distance.
    histogram: Vec<Bin>,
}

/// The deadlines whose distance lies between two bounds, both included.
#[derive(Debug, Serialize)]
struct Bin {
    from: usize,
    to: usize,
    deadlines: usize,
}

/// The last distance of a bin.
const SOON: usize = 30;
const WIDTH: usize = 1_000;

impl Settling {
    pub(crate) fn new(breaches: &[(Date, Option<usize>)]) -> Self {
        let distances = || breaches.iter().filter_map(|(_, distance)| *distance);
        let slowest_days = distances().max().unwrap_or(0);
        let bin = |from, to| Bin { from, to, deadlines: distances().filter(|days| (from..=to).contains(days)).count() };
        let bounds =
            (0..slowest_days).step_by(WIDTH).map(|start| (start.max(SOON) + 1, (start + WIDTH).min(slowest_days)));
        let unbroken = breaches.len() - distances().count();
        let histogram: Vec<Bin> = [(0, SOON)].into_iter().chain(bounds).map(|(from, to)| bin(from, to)).collect();
        let slowest = breaches.iter().filter(|(_, distance)| *distance == Some(slowest_days));
        let slowest = slowest.map(|(deadline, _)| deadline.to_string()).collect();
        Self { unbroken, within_30_days: unbroken + histogram[0].deadlines, slowest_days, slowest, histogram }
    }
}

/// Both kinds, side by side.
pub(crate) struct SideBySide<'a> {
    pub(crate) outcomes: &'a Settling,
    pub(crate) grundy_values: &'a Settling,
}

impl fmt::Display for SideBySide<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (one, other) = (self.outcomes, self.grundy_values);
        writeln!(f, "Deadlines by the last date, counting back, that breaks the law of their phase:")?;
        writeln!(f, "  days before the deadline  outcomes  Grundy values")?;
        let mut row = |label: &str, outcomes: usize, grundy_values: usize| {
            writeln!(f, "  {label:<24}  {:>8}  {:>13}", grouped(outcomes), grouped(grundy_values))
        };
        row("there is none", one.unbroken, other.unbroken)?;
        for index in 0..one.histogram.len().max(other.histogram.len()) {
            let of = |settling: &Settling| settling.histogram.get(index).map_or(0, |bin| bin.deadlines);
            let bounds = [one, other].into_iter().filter_map(|settling| settling.histogram.get(index));
            let (from, to) = bounds.fold((0, 0), |(_, to), bin| (bin.from, to.max(bin.to)));
            row(&format!("{} to {}", grouped(from), grouped(to)), of(one), of(other))?;
        }
        row("none, or within 30", one.within_30_days, other.within_30_days)?;
        slowest(f, "outcomes", one)?;
        slowest(f, "Grundy values", other)
    }
}

fn slowest(f: &mut fmt::Formatter<'_>, kind: &str, settling: &Settling) -> fmt::Result {
    let (shown, more) = settling.slowest.split_at(settling.slowest.len().min(3));
    write!(f, "Slowest {kind}: {} days before {}", grouped(settling.slowest_days), shown.join(", "))?;
    if more.is_empty() { writeln!(f) } else { writeln!(f, " and {} more", grouped(more.len())) }
}
