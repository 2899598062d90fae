//! The tablebase of Squares as source text.

use super::Form;
use super::source::{fill, header, lines};
use crate::table::{SquaresTable, Table};

/// The table as C or Rust.
pub(super) fn text(table: &SquaresTable, form: Form) -> String {
    let (template, comment) = match form {
        Form::C => (include_str!("templates/squares.h.in"), " * "),
        _ => (include_str!("templates/squares.rs.in"), "//! "),
    };
    let key = |key: u64| if form == Form::C { format!("UINT64_C({key:#x})") } else { format!("{key:#x}") };
    let head: Vec<String> =
        header(&Table::Squares(table.clone())).iter().map(|line| format!("{comment}{line}")).collect();
    fill(
        template,
        &[
            ("HEADER", head.join("\n")),
            ("RULES", table.rules.clone()),
            ("ANCHORS", table.anchors.to_string()),
            ("COUNT", table.entries.len().to_string()),
            ("CRC32_SUM", format!("{:#010x}", table.crc32_sum)),
            ("KEYS", lines(table.entries.iter().map(|entry| key(entry.key)), 4)),
            ("VALUES", lines(table.entries.iter().map(|entry| entry.value.to_string()), 32)),
        ],
    )
}
