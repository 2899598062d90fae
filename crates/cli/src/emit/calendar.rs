//! The calendar's table as source text.

use super::Form;
use super::source::{fill, header, lines};
use crate::table::{CalendarTable, SpecialDay, Table, bits};

/// The table as C or Rust.
pub(super) fn text(table: &CalendarTable, form: Form) -> String {
    let (template, comment, open) = match form {
        Form::C => (include_str!("templates/calendar.h.in"), " * ", ["{", "}"]),
        _ => (include_str!("templates/calendar.rs.in"), "//! ", ["[", "]"]),
    };
    let year_words = usize::from(table.deadline.year - table.first.year) / 32 + 1;
    let special = |day: &SpecialDay| {
        let sets = [&day.parity_fails, &day.grundy_two].map(|years| bits(years, table.first.year, year_words));
        let words = [32 * day.month + day.day].into_iter().chain(sets.into_iter().flatten());
        let words: Vec<String> = words.map(|word| format!("{word:#x}")).collect();
        format!("{}{}{}", open[0], words.join(", "), open[1])
    };
    let head: Vec<String> =
        header(&Table::Calendar(table.clone())).iter().map(|line| format!("{comment}{line}")).collect();
    let number = |number: usize| number.to_string();
    fill(
        template,
        &[
            ("HEADER", head.join("\n")),
            ("RULES", table.rules.clone()),
            ("POSITIONS", table.positions.to_string()),
            ("CRC32", format!("{:#010x}", table.crc32)),
            ("FIRST_YEAR", table.first.year.to_string()),
            ("FIRST_MONTH", table.first.month.to_string()),
            ("FIRST_DAY", table.first.day.to_string()),
            ("LAST_DAY", table.deadline.day.to_string()),
            ("COUNT", number(table.words.len())),
            ("WORDS", lines(table.words.iter().map(|word| format!("{word:#010x}")), 8)),
            ("YEAR_WORDS", number(year_words)),
            ("SPECIAL_COUNT", number(table.special_days.len())),
            ("SPECIAL_WORDS", number(1 + 2 * year_words)),
            ("SPECIAL", lines(table.special_days.iter().map(special), 1)),
        ],
    )
}
