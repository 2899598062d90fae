//! Tables as lines of values separated by commas, after a head of lines that start with `#`.

use super::source::header;
use crate::table::Table;
use foregone::calendar::{self, Position};
use std::fmt::Write;

/// The table as text.
pub(super) fn text(table: &Table) -> String {
    let mut text = String::new();
    for line in header(table) {
        let _ = writeln!(text, "# {line}");
    }
    match table {
        Table::Calendar(_) => {
            text += "date,outcome,grundy\n";
            for position in Position::all() {
                let outcome = if calendar::outcome(position).is_win() { 'N' } else { 'P' };
                let _ = writeln!(text, "{},{outcome},{}", position.date(), calendar::grundy(position).get());
            }
        }
        Table::Squares(table) => {
            text += "key,anchors,grundy\n";
            for entry in &table.entries {
                let _ = writeln!(text, "{:#x},{},{}", entry.key, entry.key.count_ones(), entry.value);
            }
        }
    }
    text
}
