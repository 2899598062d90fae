//! Wythoff's game: a queen moves left, up, or both along a diagonal; whoever cannot move loses.

use crate::tables;
use foregone_core::Nimber;
use foregone_core::packed::Table;

pub use crate::rules::queen::{Queen, SIZE, Square};

/// The table with what it states of itself, for a self-test.
pub const TABLE: Table = tables::QUEEN.table(tables::QUEEN_DIGEST, tables::QUEEN_RULES);

/// The Grundy value of `square`: 0 to 62.
#[must_use]
pub const fn grundy(square: Square) -> Nimber {
    tables::QUEEN.nimber(square.slot())
}
