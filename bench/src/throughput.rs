//! How long programs take over judge files, as ratios to the first of them.

use crate::Result;
use crate::program::Program;
use crate::rounds::Rounds;
use crate::table::{Bar, Table, times};
use std::path::Path;

/// What a ratio has to keep.
#[derive(Clone, Copy, Debug)]
pub enum Limit {
    /// It is measured for its own sake.
    None,
    /// It takes at least so many times as long as the first.
    AtLeast(f64),
    /// It takes at most so many times as long as the first.
    AtMost(f64),
    /// The first takes at most so many times as long as it does.
    FirstAtMost(f64),
}

impl Limit {
    /// The bar of a ratio to the first.
    #[must_use]
    pub fn bar(self, ratio: f64) -> Option<Bar> {
        match self {
            Self::None => None,
            Self::AtLeast(least) => Some(Bar::new(format!(">= {}", times(least)), ratio >= least)),
            Self::AtMost(most) => Some(Bar::new(format!("<= {}", times(most)), ratio <= most)),
            Self::FirstAtMost(most) => Some(Bar::new(format!(">= 1/{most}"), ratio * most >= 1.0)),
        }
    }
}

/// A program and the file it is run over.
#[derive(Clone, Debug)]
pub struct Entry<'p> {
    program: &'p Program,
    input: &'p Path,
    limit: Limit,
    suffix: &'static str,
}

impl<'p> Entry<'p> {
    /// That program over that file.
    #[must_use]
    pub fn new(program: &'p Program, input: &'p Path, limit: Limit) -> Self {
        Self { program, input, limit, suffix: "" }
    }

    /// The same with something added to the program's title.
    #[must_use]
    pub fn with_suffix(self, suffix: &'static str) -> Self {
        Self { suffix, ..self }
    }
}

/// Lets the entries take turns.
///
/// # Errors
///
/// Where a program fails.
pub fn throughput(title: impl Into<String>, entries: &[Entry<'_>], rounds: usize) -> Result<Table> {
    let taken = Rounds::take(rounds, entries.len(), |index| {
        let Entry { program, input, .. } = &entries[index];
        Ok(program.run(input)?.wall)
    })?;
    let mut table = Table::new(title, ["program", "its time to foregone's"]);
    for (index, entry) in entries.iter().enumerate() {
        let ratio = taken.ratio(index, 0);
        table.row([format!("{}{}", entry.program.title, entry.suffix), times(ratio)], entry.limit.bar(ratio));
    }
    table.note("All write to the null device, on one core; the outputs of those that answer were equal.");
    Ok(table)
}
