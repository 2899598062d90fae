//! Tables as bytes.
//!
//! All numbers are little-endian words of 32 bits, whatever the machine. A file is
//! - the magic `foregone`, 8 bytes; the version; the table's name and its rules, each a length in bytes and UTF-8;
//! - of the calendar: first day and deadline as year · 2¹⁶ + month · 2⁸ + day; slots; positions; CRC-32; the number of
//!   words, and the words; the number of special days, the words of a set of years, and for each day 32 · month + day,
//!   the years when parity fails and those when the Grundy value is 2, bit `n` of the sets for the year `first + n`;
//! - of squares: anchors; entries; the sum of their CRC-32; and for each entry the key's low half, its high half, and
//!   the value, by ascending key.

mod reader;

use super::calendar::Ymd;
use super::{CalendarTable, SquaresTable, Table, VERSION};
use std::collections::BTreeSet;

pub(super) use reader::read;

/// What a file begins with.
pub(crate) const MAGIC: &[u8; 8] = b"foregone";

/// The table as bytes: the same ones every time.
pub(crate) fn to_bytes(table: &Table) -> Vec<u8> {
    let mut bytes = MAGIC.to_vec();
    let words = |bytes: &mut Vec<u8>, words: &[u32]| bytes.extend(words.iter().flat_map(|word| word.to_le_bytes()));
    words(&mut bytes, &[VERSION]);
    for text in [table.name().text(), table.rules()] {
        words(&mut bytes, &[text.len() as u32]);
        bytes.extend(text.as_bytes());
    }
    match table {
        Table::Calendar(table) => words(&mut bytes, &calendar(table)),
        Table::Squares(table) => words(&mut bytes, &squares(table)),
    }
    bytes
}

fn calendar(table: &CalendarTable) -> Vec<u32> {
    let mut words = vec![date(table.first), date(table.deadline), table.slots, table.positions, table.crc32];
    words.push(table.words.len() as u32);
    words.extend(&table.words);
    let years = usize::from(table.deadline.year.saturating_sub(table.first.year)) + 1;
    let year_words = years.div_ceil(32);
    words.extend([table.special_days.len() as u32, year_words as u32]);
    for special in &table.special_days {
        words.push(32 * special.month + special.day);
        for set in [&special.parity_fails, &special.grundy_two] {
            words.extend(bits(set, table.first.year, year_words));
        }
    }
    words
}

fn squares(table: &SquaresTable) -> Vec<u32> {
    let mut words = vec![table.anchors, table.stated, table.crc32_sum];
    words.extend(table.entries.iter().flat_map(|entry| [entry.key as u32, (entry.key >> 32) as u32, entry.value]));
    words
}

fn date(date: Ymd) -> u32 {
    u32::from(date.year) << 16 | u32::from(date.month) << 8 | u32::from(date.day)
}

/// A set of years as words, bit `n` for the year `first + n`.
pub(crate) fn bits(years: &BTreeSet<u16>, first: u16, words: usize) -> Vec<u32> {
    let mut bits = vec![0; words];
    for offset in years.iter().filter_map(|year| year.checked_sub(first)) {
        if let Some(word) = bits.get_mut(usize::from(offset / 32)) {
            *word |= 1 << (offset % 32);
        }
    }
    bits
}
