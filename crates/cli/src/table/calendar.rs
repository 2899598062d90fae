//! The tables of the Calendar Game.

use foregone::Date;
use foregone::calendar;
use serde::{Deserialize, Serialize};
use std::collections::BTreeSet;

/// The outcome plane, one word a month, with the special days.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct CalendarTable {
    pub(crate) rules: String,
    pub(crate) first: Ymd,
    pub(crate) deadline: Ymd,
    pub(crate) slots: u32,
    pub(crate) positions: u32,
    pub(crate) crc32: u32,
    pub(crate) words: Vec<u32>,
    pub(crate) special_days: Vec<SpecialDay>,
}

/// Year, month and day as a table states them; they need not be a date.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Ymd {
    pub(crate) year: u16,
    pub(crate) month: u8,
    pub(crate) day: u8,
}

impl From<Date> for Ymd {
    fn from(date: Date) -> Self {
        Self { year: date.year(), month: date.month(), day: date.day() }
    }
}

impl std::fmt::Display for Ymd {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{:04}-{:02}-{:02}", self.year, self.month, self.day)
    }
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
    /// The table as the library has it.
    pub(crate) fn shipped() -> Self {
        let digest = calendar::DIGEST;
        let mut special_days: Vec<SpecialDay> = calendar::special_days()
            .map(|(month, day, special)| SpecialDay {
                month: month.into(),
                day: day.into(),
                parity_fails: special.parity_fails.iter().collect(),
                grundy_two: special.grundy_two.iter().collect(),
            })
            .collect();
        special_days.sort_by_key(|special| (special.month, special.day));
        Self {
            rules: calendar::DESCRIPTION.into(),
            first: calendar::RULES.first().into(),
            deadline: calendar::RULES.deadline().into(),
            slots: digest.slots as u32,
            positions: digest.positions as u32,
            crc32: digest.crc32,
            words: calendar::outcome_words().to_vec(),
            special_days,
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
