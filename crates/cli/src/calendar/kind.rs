//! What the verbs ask of the tables of the Calendar Game.

use super::table::{CalendarTable, VariantTable};
use super::{audit, emit, variant};
use crate::failure::Failure;
use crate::table::{Audited, BoxedTable, Kind, Language, Table};
use foregone::calendar::Rules;
use std::any::Any;
use std::path::Path;

/// Where they come from.
pub(crate) static KIND: Kind = Kind {
    name: CalendarTable::NAME,
    about: "Outcomes and special days of the Calendar Game",
    shipped: || Box::new(CalendarTable::shipped()),
    from_json: |bytes| Ok(Box::new(serde_json::from_slice::<CalendarTable>(bytes)?)),
    from_words: |reader, rules| Ok(Box::new(CalendarTable::from_words(reader, rules)?)),
};

impl Table for CalendarTable {
    fn name(&self) -> &'static str {
        Self::NAME
    }

    fn rules(&self) -> String {
        self.rules.clone()
    }

    fn digest(&self) -> String {
        let Self { slots, positions, crc32, .. } = self;
        format!("{slots} slots, {positions} positions, CRC-32 of the words {crc32:08x}")
    }

    fn words(&self) -> Vec<u32> {
        self.to_words()
    }

    fn json(&self) -> serde_json::Result<String> {
        serde_json::to_string(self)
    }

    fn csv(&self) -> String {
        emit::shipped()
    }

    fn source(&self, language: Language) -> Result<String, Failure> {
        Ok(emit::code(self, language))
    }

    fn audit(&self, is_shipped: bool, is_drawn: bool) -> Audited {
        audit::audit(self, is_shipped, is_drawn)
    }

    fn into_any(self: Box<Self>) -> Box<dyn Any> {
        self
    }
}

/// In files a variant is a table of outcomes.
impl Table for VariantTable {
    fn name(&self) -> &'static str {
        self.outcomes.name()
    }

    fn title(&self) -> String {
        format!("A variant, solved by foregone {}.", env!("CARGO_PKG_VERSION"))
    }

    fn rules(&self) -> String {
        self.rules.to_string()
    }

    fn digest(&self) -> String {
        self.outcomes.digest()
    }

    fn words(&self) -> Vec<u32> {
        self.outcomes.words()
    }

    fn json(&self) -> serde_json::Result<String> {
        self.outcomes.json()
    }

    fn csv(&self) -> String {
        emit::variant(self)
    }

    fn source(&self, _: Language) -> Result<String, Failure> {
        Err(Failure::Usage {
            message: "source text is written of the game that was set only, since it answers by that game's law".into(),
            help: "take --format bin, json or csv; in Rust, a build script solves a variant by foregone-codegen".into(),
        })
    }

    fn audit(&self, _: bool, is_drawn: bool) -> Audited {
        audit::audit_variant(self, &(&self.rules).into(), is_drawn)
    }

    fn into_any(self: Box<Self>) -> Box<dyn Any> {
        self
    }
}

/// The table of the variant in the file: the one given, else the one that the solver makes. None of both where its rules
/// are those of the shipped table.
pub(crate) fn by_rules(path: &Path, given: Option<BoxedTable>) -> Result<Option<BoxedTable>, Failure> {
    let rules = variant::read(path)?;
    if rules == Rules::CLASSIC {
        return Ok(given);
    }
    let outcomes = given.and_then(|table| table.into_any().downcast::<CalendarTable>().ok());
    let made = || VariantTable::made(&rules);
    let table = outcomes.map_or_else(made, |outcomes| Ok(VariantTable::of_outcomes(rules, *outcomes)))?;
    Ok(Some(Box::new(table)))
}
