//! What a measurement is, and how much it measures.

use crate::Result;
use crate::table::Table;

/// How much to measure.
#[derive(Clone, Copy, Debug)]
pub struct Size {
    /// Lines of Calendar's large judge file. Its small one has a tenth, and so have the files of the other games.
    pub lines: usize,
    /// Rounds in which judge programs take turns.
    pub rounds: usize,
}

impl Default for Size {
    fn default() -> Self {
        Self { lines: 10_000_000, rounds: 7 }
    }
}

/// A measurement.
pub type Measure = fn(Size) -> Result<Vec<Table>>;
