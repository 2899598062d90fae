//! Tables as data that nobody has to trust: copied from the library, made of rules, or read from a file.

mod source;

mod binary;
mod json;

mod file;

pub(crate) use binary::{Fault, Reader, to_bytes};
#[cfg(test)]
pub(crate) use file::decode;
pub(crate) use file::read;
pub(crate) use source::{Language, header, lines, source};

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

    /// What it is, as text forms say first.
    fn title(&self) -> String {
        format!("The table `{}` of foregone {}.", self.name(), env!("CARGO_PKG_VERSION"))
    }

    /// The rules that it solves, in words.
    fn rules(&self) -> String;

    /// How many items it states that it has, and their CRC-32.
    fn digest(&self) -> String;

    /// What follows name and rules in a file of words.
    fn words(&self) -> Vec<u32>;

    /// The table as one JSON object.
    ///
    /// # Errors
    ///
    /// None that data should give.
    fn json(&self) -> serde_json::Result<String>;

    /// A line of names, and for each item a line of values, separated by commas.
    fn csv(&self) -> String;

    /// The table as source text.
    ///
    /// # Errors
    ///
    /// Where no source text could answer.
    fn source(&self, language: Language) -> Result<String, Failure>;

    /// Derives it anew and compares; the library's answers too if it is the library's.
    fn audit(&self, is_shipped: bool, is_drawn: bool) -> Audited;

    /// The table itself, for who knows its type.
    fn into_any(self: Box<Self>) -> Box<dyn Any>;
}

/// A table of whichever kind.
pub(crate) type BoxedTable = Box<dyn Table>;

/// What was checked about a table, and its picture if it has one and it was asked for.
pub(crate) struct Audited {
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
