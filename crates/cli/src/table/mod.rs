//! Tables as data that nobody has to trust: copied from the library, made of rules, or read from a file.

mod form;
mod text;

mod binary;
mod json;

mod file;

pub(crate) use binary::{Fault, Reader, to_bytes};
#[cfg(test)]
pub(crate) use file::decode;
pub(crate) use file::read;
pub(crate) use form::Form;
pub(crate) use json::to_json;
pub(crate) use text::{Head, lines};

use crate::check::Check;
use crate::failure::Failure;
use maud::Markup;
use std::any::Any;
use std::fmt;

/// The version of the forms that a file can have; a reader knows no other.
pub(crate) const VERSION: u32 = 1;

/// A table and what it states of itself.
pub(crate) trait Table: Any + fmt::Debug {
    /// Its name on the command line and in files.
    fn name(&self) -> &'static str;

    /// The table in that form, the same bytes every time.
    ///
    /// # Errors
    ///
    /// Where it has no such form.
    fn emit(&self, form: Form) -> Result<Vec<u8>, Failure>;

    /// Derives it anew and compares; the library's answers too if it is the library's.
    fn audit(&self, is_shipped: bool, is_drawn: bool) -> Audited;

    /// The table itself, for who knows its type.
    fn into_any(self: Box<Self>) -> Box<dyn Any>;
}

/// A table of whichever kind.
pub(crate) type BoxedTable = Box<dyn Table>;

/// A table, where there is one.
pub(crate) type Found = Result<Option<BoxedTable>, Failure>;

/// What was checked about a table, and its picture if it has one and it was asked for.
pub(crate) struct Audited {
    /// The rules that were audited by, in words.
    pub(crate) rules: String,
    pub(crate) checks: Vec<Check>,
    pub(crate) picture: Option<Markup>,
}

/// The tables of a name: where they come from.
#[derive(Debug)]
pub(crate) struct Kind {
    pub(crate) name: &'static str,
    /// What they hold, for lists.
    pub(crate) about: &'static str,
    /// The table as the library has it.
    pub(crate) shipped: fn() -> BoxedTable,
    /// The table that a JSON object is.
    pub(crate) from_json: fn(&[u8]) -> serde_json::Result<BoxedTable>,
    /// The table of those rules in words, from what follows them in a file of words.
    pub(crate) from_words: fn(&mut Reader<'_>, String) -> Result<BoxedTable, Fault>,
}

/// The names as a message lists them.
fn names(kinds: &[&Kind]) -> String {
    kinds.iter().map(|kind| format!("`{}`", kind.name)).collect::<Vec<_>>().join(" or ")
}

#[cfg(test)]
mod tests;
