//! The tables of the Calendar Game as the verbs take them.

use super::table::{CalendarTable, VariantTable};
use super::{audit, emit, variant};
use crate::failure::Failure;
use crate::table::{Audited, Form, Found, Kind, Table};
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

    fn emit(&self, form: Form) -> Result<Vec<u8>, Failure> {
        emit::outcomes(self, form)
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

    fn emit(&self, form: Form) -> Result<Vec<u8>, Failure> {
        emit::variant(self, form)
    }

    fn audit(&self, _: bool, is_drawn: bool) -> Audited {
        audit::audit_variant(self, &(&self.rules).into(), is_drawn)
    }

    fn into_any(self: Box<Self>) -> Box<dyn Any> {
        self
    }
}

/// The table of the variant in the file: the one given, else the one that the solver makes; none of both where its rules
/// are those of the shipped table.
pub(crate) fn by_rules(path: &Path, given: &dyn Fn() -> Found) -> Found {
    let rules = variant::read(path)?;
    let given = given()?;
    if rules == Rules::CLASSIC {
        return Ok(given);
    }
    let outcomes = given.and_then(|table| table.into_any().downcast::<CalendarTable>().ok());
    let made = || VariantTable::made(&rules);
    let table = outcomes.map_or_else(made, |outcomes| Ok(VariantTable { rules, outcomes: *outcomes, values: None }))?;
    Ok(Some(Box::new(table)))
}
