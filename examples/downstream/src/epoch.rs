//! The Epoch Game: move a date by a day, a week, a month or a year; whoever reaches 2038-01-19 loses.

use crate::tables;
use foregone_core::packed::Table;
use foregone_core::{Date, Outcome};

pub use crate::rules::epoch::RULES;

/// The table with what it states of itself, for a self-test.
pub const TABLE: Table = tables::EPOCH.table(tables::EPOCH_DIGEST, tables::EPOCH_RULES);

/// A position: a date from 1970-01-01 to 2038-01-19.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Day(Date);

impl Day {
    /// The position of that date, or `None` where the game has none.
    #[must_use]
    pub const fn new(date: Date) -> Option<Self> {
        if RULES.contains(date) { Some(Self(date)) } else { None }
    }

    /// The date.
    #[must_use]
    pub const fn date(self) -> Date {
        self.0
    }
}

/// Who wins from `day`.
#[must_use]
pub const fn outcome(day: Day) -> Outcome {
    tables::EPOCH.outcome(RULES.slot(day.date()))
}
