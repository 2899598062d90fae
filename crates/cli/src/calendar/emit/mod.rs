//! The tables of the Calendar Game as text.

mod csv;
mod source;

pub(super) use csv::{shipped, variant};
pub(super) use source::code;
