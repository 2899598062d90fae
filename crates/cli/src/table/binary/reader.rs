//! Bytes as tables: every fault is told with its place and what was expected there.

use super::{MAGIC, Ymd};
use crate::table::{CalendarTable, Entry, Name, SpecialDay, SquaresTable, Table, VERSION};
use std::collections::BTreeSet;
use std::fmt;

/// What is wrong with a file, and where.
#[derive(Debug, PartialEq, Eq)]
pub(crate) struct Fault {
    /// The byte, counted from 0.
    at: usize,
    expected: String,
    found: String,
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "byte {}: expected {}, found {}", self.at, self.expected, self.found)
    }
}

/// The table that the bytes are.
pub(crate) fn read(bytes: &[u8]) -> Result<Table, Fault> {
    let mut reader = Reader { bytes, at: 0 };
    let magic = reader.take(MAGIC.len(), "the magic `foregone`")?;
    if magic != MAGIC {
        return Err(reader.fault_before(MAGIC.len(), "the magic `foregone`", &format!("\"{}\"", magic.escape_ascii())));
    }
    let version = reader.word("the version")?;
    if version != VERSION {
        return Err(reader.fault_before(4, &format!("version {VERSION}"), &version.to_string()));
    }
    let name = reader.text("the table's name")?;
    let Some(table) = Name::ALL.into_iter().find(|known| known.text() == name) else {
        return Err(reader.fault_before(name.len(), "the name `calendar` or `squares`", &format!("{name:?}")));
    };
    let rules = reader.text("the rules")?.to_owned();
    let table = match table {
        Name::Calendar => Table::Calendar(calendar(&mut reader, rules)?),
        Name::Squares => Table::Squares(squares(&mut reader, rules)?),
    };
    match reader.rest() {
        0 => Ok(table),
        rest => Err(reader.fault_before(0, "the end of the file", &format!("{rest} more bytes"))),
    }
}

fn calendar(reader: &mut Reader<'_>, rules: String) -> Result<CalendarTable, Fault> {
    let (first, deadline) = (date(reader.word("the first day")?), date(reader.word("the deadline")?));
    let (slots, positions) = (reader.word("the number of slots")?, reader.word("the number of positions")?);
    let crc32 = reader.word("the CRC-32")?;
    let count = reader.word("the number of words")?;
    let words = reader.words(count, "words of the table")?;
    let days = reader.word("the number of special days")?;
    let year_words = reader.word("the number of words of a set of years")?;
    let needed = (u32::from(deadline.year.saturating_sub(first.year)) + 1).div_ceil(32);
    if year_words != needed {
        return Err(reader.fault_before(4, &format!("{needed} words of a set of years"), &year_words.to_string()));
    }
    let mut special_days = Vec::new();
    for _ in 0..days {
        let key = reader.word("a special day")?;
        let mut years = || {
            let words = reader.words(year_words, "words of a set of years")?;
            Ok(years(first.year, &words))
        };
        let (parity_fails, grundy_two) = (years()?, years()?);
        special_days.push(SpecialDay { month: key / 32, day: key % 32, parity_fails, grundy_two });
    }
    Ok(CalendarTable { rules, first, deadline, slots, positions, crc32, words, special_days })
}

fn squares(reader: &mut Reader<'_>, rules: String) -> Result<SquaresTable, Fault> {
    let anchors = reader.word("the number of anchors")?;
    let stated = reader.word("the number of entries")?;
    let crc32_sum = reader.word("the sum of the CRC-32")?;
    let words = reader.words(stated.saturating_mul(3), "words of entries")?;
    let entry = |words: &[u32]| Entry { key: u64::from(words[1]) << 32 | u64::from(words[0]), value: words[2] };
    let entries = words.chunks_exact(3).map(entry).collect();
    Ok(SquaresTable { rules, anchors, stated, crc32_sum, entries })
}

fn date(word: u32) -> Ymd {
    let [day, month, low, high] = word.to_le_bytes();
    Ymd { year: u16::from_le_bytes([low, high]), month, day }
}

fn years(first: u16, words: &[u32]) -> BTreeSet<u16> {
    let is_set = |offset: &u16| words[usize::from(offset / 32)] >> (offset % 32) & 1 == 1;
    (0..(words.len() * 32).min(usize::from(u16::MAX)) as u16).filter(is_set).map(|n| first.saturating_add(n)).collect()
}

/// Bytes, and how far they have been read.
struct Reader<'a> {
    bytes: &'a [u8],
    at: usize,
}

impl<'a> Reader<'a> {
    fn rest(&self) -> usize {
        self.bytes.len() - self.at
    }

    /// A fault about what has just been read.
    fn fault_before(&self, length: usize, expected: &str, found: &str) -> Fault {
        Fault { at: self.at - length, expected: expected.into(), found: found.into() }
    }

    fn take(&mut self, length: usize, what: &str) -> Result<&'a [u8], Fault> {
        let rest = self.rest();
        let Some(taken) = self.bytes[self.at..].get(..length) else {
            let found = format!("{rest} before the end of the file");
            return Err(self.fault_before(0, &format!("{length} bytes for {what}"), &found));
        };
        self.at += length;
        Ok(taken)
    }

    fn word(&mut self, what: &str) -> Result<u32, Fault> {
        Ok(self.words(1, what)?[0])
    }

    fn words(&mut self, count: u32, what: &str) -> Result<Vec<u32>, Fault> {
        let bytes = self.take((count as usize).saturating_mul(4), what)?;
        Ok(bytes.chunks_exact(4).map(|word| u32::from_le_bytes([word[0], word[1], word[2], word[3]])).collect())
    }

    fn text(&mut self, what: &str) -> Result<&'a str, Fault> {
        let length = self.word(&format!("the length of {what}"))? as usize;
        let bytes = self.take(length, what)?;
        std::str::from_utf8(bytes).map_err(|error| {
            let bad = bytes[error.valid_up_to()];
            self.fault_before(length - error.valid_up_to(), &format!("UTF-8 in {what}"), &format!("0x{bad:02x}"))
        })
    }
}
