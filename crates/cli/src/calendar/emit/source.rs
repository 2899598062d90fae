//! The table of outcomes as source text.

use crate::calendar::table::{CalendarTable, SpecialDay};
use crate::table::{Language, lines, source};

/// The table as C or Rust.
pub(crate) fn code(table: &CalendarTable, language: Language) -> String {
    let (template, [open, close]) = match language {
        Language::C => (include_str!("table.h.in"), ["{", "}"]),
        Language::Rust => (include_str!("table.rs.in"), ["[", "]"]),
    };
    let special = |day: &SpecialDay| {
        let words: Vec<String> = table.special_words(day).map(|word| format!("{word:#x}")).collect();
        format!("{open}{}{close}", words.join(", "))
    };
    let values = [
        ("POSITIONS", table.positions.to_string()),
        ("CRC32", format!("{:#010x}", table.crc32)),
        ("FIRST_YEAR", table.first.year.to_string()),
        ("FIRST_MONTH", table.first.month.to_string()),
        ("FIRST_DAY", table.first.day.to_string()),
        ("LAST_DAY", table.deadline.day.to_string()),
        ("COUNT", table.words.len().to_string()),
        ("WORDS", lines(table.words.iter().map(|word| format!("{word:#010x}")), 8)),
        ("YEAR_WORDS", table.year_words().to_string()),
        ("SPECIAL_COUNT", table.special_days.len().to_string()),
        ("SPECIAL_WORDS", (1 + 2 * table.year_words()).to_string()),
        ("SPECIAL", lines(table.special_days.iter().map(special), 1)),
    ];
    source(table, language, template, &values)
}
