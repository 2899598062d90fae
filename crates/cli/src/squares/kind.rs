//! What the verbs ask of the tablebase of Squares.

use super::table::SquaresTable;
use super::{audit, emit};
use crate::failure::Failure;
use crate::table::{Audited, Kind, Language, Table};
use std::any::Any;

/// Where they come from.
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

    fn rules(&self) -> String {
        self.rules.clone()
    }

    fn digest(&self) -> String {
        format!("{} entries, sum of their CRC-32 {:08x}", self.stated, self.crc32_sum)
    }

    fn words(&self) -> Vec<u32> {
        self.to_words()
    }

    fn json(&self) -> serde_json::Result<String> {
        serde_json::to_string(self)
    }

    fn csv(&self) -> String {
        emit::csv(self)
    }

    fn source(&self, language: Language) -> Result<String, Failure> {
        Ok(emit::code(self, language))
    }

    fn audit(&self, is_shipped: bool, _: bool) -> Audited {
        audit::audit(self, is_shipped)
    }

    fn into_any(self: Box<Self>) -> Box<dyn Any> {
        self
    }
}
