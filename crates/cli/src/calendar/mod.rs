//! What is special about the Calendar Game: variants by rules from a file, its tables, and its theorem.

mod variant;

mod table;

mod audit;
mod emit;
mod terms;

mod prove;

mod kind;

mod line;
mod other;

pub(crate) use kind::{KIND, by_rules};
pub(crate) use line::line;
pub(crate) use other::{LAW_EXAMPLES, OtherGame, OtherOrPhase};
pub(crate) use prove::run as prove;
pub(crate) use variant::{HELP as RULES_HELP, run as rules};
