//! The table of outcomes as words of a file: first day and deadline as year · 2¹⁶ + month · 2⁸ + day; slots; positions;
//! CRC-32; the number of words, and the words; the number of special days, the words of a set of years, and for each day
//! 32 · month + day, the years when parity fails and those when the Grundy value is 2, bit `n` of the sets for the year
//! `first + n`.

use super::ymd::Ymd;
use super::{CalendarTable, SpecialDay};
use crate::table::{Fault, Reader, VERSION};
use std::collections::BTreeSet;

impl CalendarTable {
    /// The words of a set of years.
    pub(crate) fn year_words(&self) -> usize {
        year_words(self.first, self.deadline) as usize
    }

    /// The table as words.
    pub(crate) fn to_words(&self) -> Vec<u32> {
        let mut words = vec![date(self.first), date(self.deadline), self.slots, self.positions, self.crc32];
        words.push(self.words.len() as u32);
        words.extend(&self.words);
        words.extend([self.special_days.len() as u32, self.year_words() as u32]);
        words.extend(self.special_days.iter().flat_map(|special| self.special_words(special)));
        words
    }

    /// A special day as words.
    pub(crate) fn special_words(&self, special: &SpecialDay) -> impl Iterator<Item = u32> {
        let sets = [&special.parity_fails, &special.grundy_two];
        let sets = sets.map(|years| bits(years, self.first.year, self.year_words()));
        [32 * special.month + special.day].into_iter().chain(sets.into_iter().flatten())
    }

    /// The table that the words are.
    pub(crate) fn from_words(reader: &mut Reader<'_>, rules: String) -> Result<Self, Fault> {
        let (first, deadline) = (ymd(reader.word("the first day")?), ymd(reader.word("the deadline")?));
        let (slots, positions) = (reader.word("the number of slots")?, reader.word("the number of positions")?);
        let crc32 = reader.word("the CRC-32")?;
        let count = reader.word("the number of words")?;
        let words = reader.words(count, "words of the table")?;
        let days = reader.word("the number of special days")?;
        let (found, needed) = (reader.word("the number of words of a set of years")?, year_words(first, deadline));
        if found != needed {
            return Err(reader.fault_before(4, &format!("{needed} words of a set of years"), &found.to_string()));
        }
        let mut special_days = Vec::new();
        for _ in 0..days {
            let key = reader.word("a special day")?;
            let mut years = || reader.words(needed, "words of a set of years").map(|words| years(first.year, &words));
            let (parity_fails, grundy_two) = (years()?, years()?);
            special_days.push(SpecialDay { month: key / 32, day: key % 32, parity_fails, grundy_two });
        }
        let (version, table) = (VERSION, Self::NAME.into());
        Ok(Self { version, table, rules, first, deadline, slots, positions, crc32, special_days, words })
    }
}

fn date(date: Ymd) -> u32 {
    u32::from(date.year) << 16 | u32::from(date.month) << 8 | u32::from(date.day)
}

fn ymd(word: u32) -> Ymd {
    let [day, month, low, high] = word.to_le_bytes();
    Ymd { year: u16::from_le_bytes([low, high]), month, day }
}

/// The words of a set of years between those dates.
fn year_words(first: Ymd, deadline: Ymd) -> u32 {
    (u32::from(deadline.year.saturating_sub(first.year)) + 1).div_ceil(32)
}

/// A set of years as words, bit `n` for the year `first + n`.
fn bits(years: &BTreeSet<u16>, first: u16, words: usize) -> Vec<u32> {
    let mut bits = vec![0; words];
    for offset in years.iter().filter_map(|year| year.checked_sub(first)) {
        if let Some(word) = bits.get_mut(usize::from(offset / 32)) {
            *word |= 1 << (offset % 32);
        }
    }
    bits
}

fn years(first: u16, words: &[u32]) -> BTreeSet<u16> {
    let is_set = |offset: &u16| words[usize::from(offset / 32)] >> (offset % 32) & 1 == 1;
    (0..(words.len() * 32).min(usize::from(u16::MAX)) as u16).filter(is_set).map(|n| first.saturating_add(n)).collect()
}
