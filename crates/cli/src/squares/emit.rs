//! The tablebase of Squares as text.

use super::table::SquaresTable;
use crate::table::{Language, lines, source};
use std::fmt::Write;

/// The table as lines of values.
pub(super) fn csv(table: &SquaresTable) -> String {
    let mut text = String::from("key,anchors,grundy\n");
    for entry in &table.entries {
        let _ = writeln!(text, "{:#x},{},{}", entry.key, entry.key.count_ones(), entry.value);
    }
    text
}

/// The table as C or Rust.
pub(super) fn code(table: &SquaresTable, language: Language) -> String {
    let template = match language {
        Language::C => include_str!("emit/table.h.in"),
        Language::Rust => include_str!("emit/table.rs.in"),
    };
    let key = |key: u64| if language == Language::C { format!("UINT64_C({key:#x})") } else { format!("{key:#x}") };
    let values = [
        ("ANCHORS", table.anchors.to_string()),
        ("COUNT", table.entries.len().to_string()),
        ("CRC32_SUM", format!("{:#010x}", table.crc32_sum)),
        ("KEYS", lines(table.entries.iter().map(|entry| key(entry.key)), 4)),
        ("VALUES", lines(table.entries.iter().map(|entry| entry.value.to_string()), 32)),
    ];
    source(table, language, template, &values)
}
