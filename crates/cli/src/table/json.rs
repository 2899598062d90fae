//! Tables as JSON.

use super::calendar::Ymd;
use super::{CalendarTable, Entry, SpecialDay, SquaresTable, Table, VERSION};
use serde::de::Error as _;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// What every file begins with.
#[derive(Debug, Serialize, Deserialize)]
pub(super) struct Head {
    version: u32,
    table: String,
}

#[derive(Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct CalendarFile {
    version: u32,
    table: String,
    rules: String,
    first: Ymd,
    deadline: Ymd,
    slots: u32,
    positions: u32,
    crc32: u32,
    special_days: Vec<SpecialDay>,
    words: Vec<u32>,
}

#[derive(Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct SquaresFile {
    version: u32,
    table: String,
    rules: String,
    anchors: u32,
    entries: u32,
    crc32_sum: u32,
    values: Vec<(Key, u32)>,
}

/// A key as text: it may be too large for the numbers of many a reader of JSON.
#[derive(Debug)]
struct Key(u64);

/// The table as one JSON object.
pub(crate) fn to_json(table: &Table) -> serde_json::Result<String> {
    let Head { version, table: name } = Head { version: VERSION, table: table.name().text().into() };
    match table.clone() {
        Table::Calendar(CalendarTable { rules, first, deadline, slots, positions, crc32, words, special_days }) => {
            serde_json::to_string(&CalendarFile {
                version,
                table: name,
                rules,
                first,
                deadline,
                slots,
                positions,
                crc32,
                special_days,
                words,
            })
        }
        Table::Squares(SquaresTable { rules, anchors, stated, crc32_sum, entries }) => {
            let values = entries.iter().map(|entry| (Key(entry.key), entry.value)).collect();
            serde_json::to_string(&SquaresFile {
                version,
                table: name,
                rules,
                anchors,
                entries: stated,
                crc32_sum,
                values,
            })
        }
    }
}

/// The table that the JSON object is.
pub(super) fn read(bytes: &[u8]) -> serde_json::Result<Table> {
    let Head { version, table } = serde_json::from_slice(bytes)?;
    if version != VERSION {
        return Err(serde_json::Error::custom(format!("expected version {VERSION}, found {version}")));
    }
    match table.as_str() {
        "calendar" => {
            let CalendarFile { rules, first, deadline, slots, positions, crc32, special_days, words, .. } =
                serde_json::from_slice(bytes)?;
            Ok(Table::Calendar(CalendarTable { rules, first, deadline, slots, positions, crc32, words, special_days }))
        }
        "squares" => {
            let SquaresFile { rules, anchors, entries, crc32_sum, values, .. } = serde_json::from_slice(bytes)?;
            let entry = |(key, value): (Key, u32)| Entry { key: key.0, value };
            let stated = entries;
            let entries = values.into_iter().map(entry).collect();
            Ok(Table::Squares(SquaresTable { rules, anchors, stated, crc32_sum, entries }))
        }
        _ => Err(serde_json::Error::custom(format!("expected the table `calendar` or `squares`, found {table:?}"))),
    }
}

impl Serialize for Ymd {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Ymd {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let text = String::deserialize(deserializer)?;
        let mut parts = text.split('-');
        let (year, month, day) = (parts.next(), parts.next(), parts.next());
        let date =
            (|| Some(Self { year: year?.parse().ok()?, month: month?.parse().ok()?, day: day?.parse().ok()? }))();
        // There is one way to write a date, so that no change of the text goes unseen.
        date.filter(|date| date.to_string() == text)
            .ok_or_else(|| D::Error::custom(format!("expected a date like 2001-11-04, found {text:?}")))
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
