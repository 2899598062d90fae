//! That every deadline leads into a phase: counting back from each by the rules, day by day.

use super::cycle::Cycle;
use super::persistence::{Values, mex};

/// Where counting back from a deadline ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Settled {
    /// Which of the laws.
    pub(crate) phase: usize,
    /// How many days before the deadline the last day lies whose outcome is not the law's, if there is one.
    pub(crate) outcome: Option<usize>,
    /// The same for Grundy values.
    pub(crate) grundy: Option<usize>,
}

/// From which distance on a law has held so far.
#[derive(Clone, Copy, Default)]
struct Held {
    outcome: usize,
    grundy: usize,
}

/// Counts back, with the memory for it.
pub(crate) struct Counter<'a> {
    pub(crate) cycle: &'a Cycle,
    pub(crate) laws: &'a [Values<'a>],
    /// So many days in a row that follow a law make all earlier ones follow it.
    pub(crate) window: usize,
    /// How many days to count back before giving up.
    pub(crate) limit: usize,
    /// By distance from the deadline.
    values: Vec<u8>,
    held: Vec<Held>,
}

impl<'a> Counter<'a> {
    pub(crate) fn new(cycle: &'a Cycle, laws: &'a [Values<'a>], window: usize, limit: usize) -> Self {
        Self { cycle, laws, window, limit, values: vec![0; limit], held: vec![Held::default(); laws.len()] }
    }

    /// Counts back from a deadline until a window follows a law, or to the limit.
    pub(crate) fn count(&mut self, deadline: usize) -> Option<Settled> {
        self.held.fill(Held::default());
        let mut day = deadline;
        for distance in 0..self.limit {
            let value = self.value(day, distance);
            self.values[distance] = value;
            for (phase, (law, held)) in self.laws.iter().zip(&mut self.held).enumerate() {
                let expected = law.of[day];
                if value != expected {
                    held.grundy = distance + 1;
                    if (value > 0) != (expected > 0) {
                        held.outcome = distance + 1;
                    }
                } else if distance + 1 - held.grundy == self.window {
                    let (outcome, grundy) = (held.outcome.checked_sub(1), held.grundy.checked_sub(1));
                    return Some(Settled { phase, outcome, grundy });
                }
            }
            day = self.cycle.yesterday(day);
        }
        None
    }

    /// The value of a day at that distance from the deadline, past which no move leads.
    fn value(&self, day: usize, distance: usize) -> u8 {
        let ahead = |days: usize| distance.checked_sub(days).map(|distance| self.values[distance]);
        let month_move = self.cycle.month_move(day);
        mex(ahead(1), if month_move > 0 { ahead(month_move) } else { None })
    }
}
