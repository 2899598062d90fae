//! The tables of the Calendar Game as data.

mod ymd;

mod outcomes;
mod words;

mod variant;

pub(super) use outcomes::{CalendarTable, SpecialDay};
pub(super) use variant::{Values, VariantTable};
