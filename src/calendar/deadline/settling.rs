//! Counting back from a deadline until a phase is entered.

use super::month::{Month, days};
use super::phase::{MonthLaws, Phase};
use foregone_core::Date;
use foregone_core::date::CycleMonth;

/// Where counting back from a deadline ends: the phase, and how far from the deadline the last day lies that breaks
/// its law, in days; `None` where no day does.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Settling {
    pub(super) phase: Phase,
    /// At most 5,537.
    pub(super) outcome_breach: Option<u16>,
    /// At most 5,567.
    pub(super) grundy_breach: Option<u16>,
}

/// A month on the way back, with its values.
#[derive(Clone, Copy)]
struct Stage {
    month: CycleMonth,
    values: Month,
    /// The days from its first day to the deadline.
    first: u16,
}

impl Stage {
    const fn at(deadline: Date) -> Self {
        let values = Month::BEYOND.before(deadline.day());
        Self { month: CycleMonth::of(deadline), values, first: deadline.day() as u16 - 1 }
    }

    #[inline]
    const fn previous(self) -> Self {
        let month = self.month.previous();
        let count = month.days();
        Self { month, values: self.values.before(count), first: self.first + count as u16 }
    }

    /// How far from the deadline the first of the days lies whose bits are set in `days`.
    const fn distance(self, days: u32) -> Option<u16> {
        // Day 1 has the highest bit.
        if days == 0 { None } else { Some(self.first - days.leading_zeros() as u16) }
    }

    /// The bits of those of the first `count` days whose outcome is not that of the phase's law, and of those whose
    /// value is not.
    const fn breaches(self, phase: Phase, count: u8) -> (u32, u32) {
        let law = MonthLaws::of(self.month).values(phase);
        let lost = (self.values.lost ^ law.lost) & days(count);
        (lost, lost | (self.values.ones ^ law.ones) & days(count))
    }
}

/// Counts back from `deadline`, month by month, until the Grundy values of a whole month follow a law.
///
/// That takes at most 184 months, whatever the deadline, and ends: see [`Phase`]. Months before year 1 count too, as
/// the calendar repeats, so a deadline early in year 1 has a phase as well.
pub(super) const fn settle(deadline: Date) -> Settling {
    let mut later = Stage::at(deadline);
    let mut count = deadline.day();
    let mut outcome: Option<(Phase, Option<u16>)> = None;
    loop {
        let now = later.previous();
        let laws = MonthLaws::of(now.month);
        if outcome.is_none() {
            if let Some(phase) = laws.phase_of(now.values.lost) {
                outcome = Some((phase, later.distance(later.breaches(phase, count).0)));
            }
        }
        if let Some((phase, outcome_breach)) = outcome {
            if now.values.ones == laws.values(phase).ones {
                let grundy_breach = later.distance(later.breaches(phase, count).1);
                return Settling { phase, outcome_breach, grundy_breach };
            }
        }
        count = now.month.days();
        later = now;
    }
}
