//! The tables of the Calendar Game in the forms that can be emitted.

use super::table::{CalendarTable, VariantTable};
use crate::failure::Failure;
use crate::table::{Form, Head, lines, to_bytes, to_json};
use foregone::calendar::{self, Position};
use foregone_core::Ranked;
use std::fmt::Write;

impl CalendarTable {
    fn stated(&self, title: String) -> Head {
        let Self { rules, slots, positions, crc32, .. } = self;
        let digest = format!("{slots} slots, {positions} positions, CRC-32 of the words {crc32:08x}");
        Head { title, rules: rules.clone(), digest }
    }

    /// What the templates leave open, with the brackets of a list.
    fn values(&self, [open, close]: [&str; 2]) -> [(&'static str, String); 12] {
        let special = self.special_days.iter().map(|day| {
            let words: Vec<String> = self.special_words(day).map(|word| format!("{word:#x}")).collect();
            format!("{open}{}{close}", words.join(", "))
        });
        [
            ("POSITIONS", self.positions.to_string()),
            ("CRC32", format!("{:#010x}", self.crc32)),
            ("FIRST_YEAR", self.first.year.to_string()),
            ("FIRST_MONTH", self.first.month.to_string()),
            ("FIRST_DAY", self.first.day.to_string()),
            ("LAST_DAY", self.deadline.day.to_string()),
            ("COUNT", self.words.len().to_string()),
            ("WORDS", lines(self.words.iter().map(|word| format!("{word:#010x}")), 8)),
            ("YEAR_WORDS", self.year_words().to_string()),
            ("SPECIAL_COUNT", self.special_days.len().to_string()),
            ("SPECIAL_WORDS", (1 + 2 * self.year_words()).to_string()),
            ("SPECIAL", lines(special, 1)),
        ]
    }
}

/// The table of outcomes; as lines of values, what the library answers.
pub(super) fn outcomes(table: &CalendarTable, form: Form) -> Result<Vec<u8>, Failure> {
    let head = table.stated(Head::title(CalendarTable::NAME));
    Ok(match form {
        Form::Bin => to_bytes(CalendarTable::NAME, &table.rules, &table.to_words()),
        Form::Json => to_json(table)?,
        Form::C => head.source(" * ", include_str!("emit/table.h.in"), &table.values(["{", "}"])),
        Form::Rust => head.source("//! ", include_str!("emit/table.rs.in"), &table.values(["[", "]"])),
        Form::Csv => {
            let mut text = String::from("date,outcome,grundy\n");
            for position in Position::all() {
                let outcome = if calendar::outcome(position).is_win() { 'N' } else { 'P' };
                let _ = writeln!(text, "{},{outcome},{}", position.date(), calendar::grundy(position).get());
            }
            head.csv(&text)
        }
    })
}

/// A variant: its outcomes, and as lines of values its Grundy values too, where it has them.
pub(super) fn variant(table: &VariantTable, form: Form) -> Result<Vec<u8>, Failure> {
    let VariantTable { rules, outcomes, values } = table;
    match form {
        Form::Bin | Form::Json => self::outcomes(outcomes, form),
        Form::C | Form::Rust => Err(Failure::Usage {
            message: "source text is written of the game that was set only, since it answers by that game's law".into(),
            help: "take --format bin, json or csv; in Rust, a build script solves a variant by foregone-codegen".into(),
        }),
        Form::Csv => {
            let mut text = String::from(if values.is_some() { "date,outcome,grundy\n" } else { "date,outcome\n" });
            for date in (0..rules.positions()).rev().filter_map(|days_left| rules.position(days_left)) {
                let (word, bit) = rules.word_and_bit(date);
                let outcome = if outcomes.bit(word, bit) { 'N' } else { 'P' };
                let _ = match values {
                    Some(values) => writeln!(text, "{date},{outcome},{}", values.get(rules.slot(date))),
                    None => writeln!(text, "{date},{outcome}"),
                };
            }
            let title = format!("A variant, solved by foregone {}.", env!("CARGO_PKG_VERSION"));
            Ok(outcomes.stated(title).csv(&text))
        }
    }
}
