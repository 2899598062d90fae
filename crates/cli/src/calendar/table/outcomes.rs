//! The table of outcomes.

use super::ymd::Ymd;
use crate::table::VERSION;
use foregone::calendar::{self, Rules};
use foregone_core::packed::Digest;
use serde::{Deserialize, Serialize};
use std::collections::BTreeSet;

/// The outcome plane, one word a month, with the special days; the fields are those of the file, in their order.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct CalendarTable {
    pub(super) version: u32,
    pub(super) table: String,
    pub(crate) rules: String,
    pub(crate) first: Ymd,
    pub(crate) deadline: Ymd,
    pub(crate) slots: u32,
    pub(crate) positions: u32,
    pub(crate) crc32: u32,
    pub(crate) special_days: Vec<SpecialDay>,
    pub(crate) words: Vec<u32>,
}

/// A day of the year, and the years in which it is special.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct SpecialDay {
    pub(crate) month: u32,
    pub(crate) day: u32,
    pub(crate) parity_fails: BTreeSet<u16>,
    pub(crate) grundy_two: BTreeSet<u16>,
}

impl CalendarTable {
    pub(crate) const NAME: &str = "calendar";

    /// The table as the library has it.
    pub(crate) fn shipped() -> Self {
        let special_days = calendar::special_days().map(|(month, day, special)| SpecialDay {
            month: month.into(),
            day: day.into(),
            parity_fails: special.parity_fails.iter().collect(),
            grundy_two: special.grundy_two.iter().collect(),
        });
        let mut special_days: Vec<_> = special_days.collect();
        special_days.sort_by_key(|special| (special.month, special.day));
        let table = Self::new(&calendar::RULES, calendar::DIGEST, calendar::outcome_words());
        Self { rules: calendar::DESCRIPTION.into(), special_days, ..table }
    }

    /// The table of those rules, digest and words, without special days.
    pub(super) fn new(rules: &Rules, digest: Digest, words: &[u32]) -> Self {
        Self {
            version: VERSION,
            table: Self::NAME.into(),
            rules: rules.to_string(),
            first: rules.first().into(),
            deadline: rules.deadline().into(),
            slots: digest.slots as u32,
            positions: digest.positions as u32,
            crc32: digest.crc32,
            special_days: Vec::new(),
            words: words.to_vec(),
        }
    }

    /// Whether that bit is set; no bit is outside the table.
    pub(crate) fn bit(&self, word: usize, bit: u32) -> bool {
        self.words.get(word).is_some_and(|found| found >> bit & 1 == 1)
    }

    /// What the table says of a day of the year; of several entries the first.
    pub(crate) fn special_day(&self, month: u8, day: u8) -> Option<&SpecialDay> {
        let day_of_year = (u32::from(month), u32::from(day));
        self.special_days.iter().find(|special| (special.month, special.day) == day_of_year)
    }
}
