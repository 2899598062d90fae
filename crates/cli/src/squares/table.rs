//! The tablebase of Squares as data.
//!
//! As words of a file it is anchors; entries; the sum of their CRC-32; and for each entry the key's low half, its high
//! half, and the value, by ascending key.

use crate::table::{Fault, Reader, VERSION};
use foregone::squares;
use serde::de::Error;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// The entries by ascending key, and what the table states of itself; the fields are those of the file, in their order.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct SquaresTable {
    version: u32,
    table: String,
    pub(crate) rules: String,
    /// Every component of at most this many anchors is said to be there.
    pub(crate) anchors: u32,
    /// The number of entries stated.
    #[serde(rename = "entries")]
    pub(crate) stated: u32,
    /// The sum of the entries' CRC-32 stated.
    pub(crate) crc32_sum: u32,
    #[serde(rename = "values")]
    pub(crate) entries: Vec<Entry>,
}

/// The bits of a canonical component, anchor (row, column) as bit 8 · row + column, and its Grundy value.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(into = "(Key, u32)", from = "(Key, u32)")]
pub(crate) struct Entry {
    pub(crate) key: u64,
    pub(crate) value: u32,
}

/// A key as text: it may be too large for the numbers of many a reader of JSON.
#[derive(Debug)]
struct Key(u64);

impl SquaresTable {
    pub(crate) const NAME: &str = "squares";

    /// The table as the library has it.
    pub(crate) fn shipped() -> Self {
        let digest = squares::TABLE.digest();
        let mut entries: Vec<Entry> = squares::table().map(|(key, value)| Entry { key, value: value.into() }).collect();
        entries.sort_unstable();
        Self {
            version: VERSION,
            table: Self::NAME.into(),
            rules: squares::TABLE.rules().into(),
            anchors: squares::TABLE_ANCHORS,
            stated: digest.entries as u32,
            crc32_sum: digest.crc32_sum,
            entries,
        }
    }

    /// The table as words.
    pub(crate) fn to_words(&self) -> Vec<u32> {
        let entries = self.entries.iter().flat_map(|entry| entry.words());
        [self.anchors, self.stated, self.crc32_sum].into_iter().chain(entries).collect()
    }

    /// The table that the words are.
    pub(crate) fn from_words(reader: &mut Reader<'_>, rules: String) -> Result<Self, Fault> {
        let anchors = reader.word("the number of anchors")?;
        let stated = reader.word("the number of entries")?;
        let crc32_sum = reader.word("the sum of the CRC-32")?;
        let words = reader.words(stated.saturating_mul(3), "words of entries")?;
        let entry = |words: &[u32]| Entry { key: u64::from(words[1]) << 32 | u64::from(words[0]), value: words[2] };
        let entries = words.chunks_exact(3).map(entry).collect();
        Ok(Self { version: VERSION, table: Self::NAME.into(), rules, anchors, stated, crc32_sum, entries })
    }
}

impl Entry {
    fn words(self) -> [u32; 3] {
        [self.key as u32, (self.key >> 32) as u32, self.value]
    }
}

impl From<Entry> for (Key, u32) {
    fn from(entry: Entry) -> Self {
        (Key(entry.key), entry.value)
    }
}

impl From<(Key, u32)> for Entry {
    fn from((Key(key), value): (Key, u32)) -> Self {
        Self { key, value }
    }
}

impl Serialize for Key {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(&format_args!("{:#x}", self.0))
    }
}

impl<'de> Deserialize<'de> for Key {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let text = String::deserialize(deserializer)?;
        let key = text.strip_prefix("0x").and_then(|digits| u64::from_str_radix(digits, 16).ok());
        key.filter(|key| format!("{key:#x}") == text)
            .map(Self)
            .ok_or_else(|| D::Error::custom(format!("expected a key like 0x1c02, in lower case, found {text:?}")))
    }
}
