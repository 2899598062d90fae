//! The tables as lines of values.

use crate::calendar::table::VariantTable;
use foregone::calendar::{self, Position};
use foregone_core::Ranked;
use std::fmt::Write;

/// What the library answers.
pub(crate) fn shipped() -> String {
    let mut text = String::from("date,outcome,grundy\n");
    for position in Position::all() {
        let outcome = if calendar::outcome(position).is_win() { 'N' } else { 'P' };
        let _ = writeln!(text, "{},{outcome},{}", position.date(), calendar::grundy(position).get());
    }
    text
}

/// Outcomes of a variant, and Grundy values where it has them.
pub(crate) fn variant(VariantTable { rules, outcomes, values }: &VariantTable) -> String {
    let mut text = String::from(if values.is_some() { "date,outcome,grundy\n" } else { "date,outcome\n" });
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
