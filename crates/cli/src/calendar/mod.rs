//! What is special about the Calendar Game: variants by rules from a file, its tables, and its theorem.

mod variant;

mod table;

mod audit;
mod emit;
mod terms;

mod prove;

mod kind;

pub(crate) use kind::{KIND, by_rules};
pub(crate) use prove::run as prove;
pub(crate) use variant::{Variant, run as rules};
