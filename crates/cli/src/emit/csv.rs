//! Tables as lines of values separated by commas, after a head of lines that start with `#`.

use super::source::{header, statements};
use crate::table::{Table, VariantTable};
use foregone::calendar::{self, Position, Rules};
use foregone_core::Ranked;
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

/// The table of a variant as text: outcomes, and Grundy values where it has them.
pub(super) fn variant(rules: &Rules, VariantTable { outcomes, values }: &VariantTable) -> String {
    let mut text = String::new();
    let _ = writeln!(text, "# A variant, solved by foregone {}.", env!("CARGO_PKG_VERSION"));
    for line in statements(&Table::Calendar(outcomes.clone())) {
        let _ = writeln!(text, "# {line}");
    }
    text += if values.is_some() { "date,outcome,grundy\n" } else { "date,outcome\n" };
    for date in (0..rules.positions()).rev().filter_map(|days_left| rules.position(days_left)) {
        let (word, bit) = rules.word_and_bit(date);
        let outcome = if outcomes.bit(word, bit) { 'N' } else { 'P' };
        let _ = match values {
            Some(values) => writeln!(text, "{date},{outcome},{}", values.get(rules.slot(date))),
            None => writeln!(text, "{date},{outcome}"),
        };
    }
    text
}
