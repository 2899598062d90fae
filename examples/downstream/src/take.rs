//! A subtraction game: take 2, 5 or 7 counters from a pile; whoever cannot move loses.

use crate::tables;
use foregone_core::Nimber;
use foregone_core::packed::Table;

pub use crate::rules::take::{MOST, Pile, SET, Take};

/// The table with what it states of itself, for a self-test.
pub const TABLE: Table = tables::TAKE.table(tables::TAKE_DIGEST, tables::TAKE_RULES);

/// The Grundy value of `pile`: 0 to 3.
#[must_use]
pub const fn grundy(pile: Pile) -> Nimber {
    tables::TAKE.nimber(pile.slot())
}
