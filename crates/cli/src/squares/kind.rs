//! The tablebase of Squares as the verbs take it: its forms and its audit.

use super::audit::audit;
use super::table::SquaresTable;
use crate::failure::Failure;
use crate::table::{Audited, Form, Head, Kind, Table, lines, to_bytes, to_json};
use std::any::Any;
use std::fmt::Write;

/// Where it comes from.
pub(crate) static KIND: Kind = Kind {
    name: SquaresTable::NAME,
    about: "Grundy values of the small components of Squares",
    shipped: || Box::new(SquaresTable::shipped()),
    from_json: |bytes| Ok(Box::new(serde_json::from_slice::<SquaresTable>(bytes)?)),
    from_words: |reader, rules| Ok(Box::new(SquaresTable::from_words(reader, rules)?)),
};

impl Table for SquaresTable {
    fn name(&self) -> &'static str {
        Self::NAME
    }

    fn emit(&self, form: Form) -> Result<Vec<u8>, Failure> {
        let Self { rules, anchors, stated, crc32_sum, entries, .. } = self;
        let head = Head {
            title: Head::title(Self::NAME),
            rules: rules.clone(),
            digest: format!("{stated} entries, sum of their CRC-32 {crc32_sum:08x}"),
        };
        let values = |key: fn(u64) -> String| {
            [
                ("ANCHORS", anchors.to_string()),
                ("COUNT", entries.len().to_string()),
                ("CRC32_SUM", format!("{crc32_sum:#010x}")),
                ("KEYS", lines(entries.iter().map(|entry| key(entry.key)), 4)),
                ("VALUES", lines(entries.iter().map(|entry| entry.value.to_string()), 32)),
            ]
        };
        Ok(match form {
            Form::Bin => to_bytes(Self::NAME, rules, &self.to_words()),
            Form::Json => to_json(self)?,
            Form::C => head.source(" * ", include_str!("table.h.in"), &values(|key| format!("UINT64_C({key:#x})"))),
            Form::Rust => head.source("//! ", include_str!("table.rs.in"), &values(|key| format!("{key:#x}"))),
            Form::Csv => {
                let mut text = String::from("key,anchors,grundy\n");
                for entry in entries {
                    let _ = writeln!(text, "{:#x},{},{}", entry.key, entry.key.count_ones(), entry.value);
                }
                head.csv(&text)
            }
        })
    }

    fn audit(&self, is_shipped: bool, _: bool) -> Audited {
        audit(self, is_shipped)
    }

    fn into_any(self: Box<Self>) -> Box<dyn Any> {
        self
    }
}
