//! Asking with a memory, within limits.

use alloc::string::{String, ToString};
use alloc::vec;
use core::error::Error;
use core::fmt;
use foregone::squares;
use foregone::subtraction::SearchError;
use foregone::sum::{GaveUp, Solver};

/// How much work a question may take.
#[derive(Clone, Copy, Debug)]
pub struct Limits {
    /// The nodes that the search of a board may take.
    pub nodes: u64,
    /// Whether a search uses what is known of its game beyond the rules: symmetries, laws, tables.
    pub shortcuts: bool,
}

impl Default for Limits {
    /// Five million nodes, with all shortcuts.
    fn default() -> Self {
        Self { nodes: 5_000_000, shortcuts: true }
    }
}

impl Limits {
    /// A solver of boards with these limits, and a memory of at most 24 MB.
    #[must_use]
    pub fn boards(self) -> squares::Solver<'static> {
        let solver = squares::Solver::growing(1 << 20).with_budget(self.nodes);
        if self.shortcuts { solver } else { solver.without_shortcuts() }
    }
}

/// The greatest number of values to have memory for: 32 MB.
const MOST_VALUES: usize = 1 << 24;

/// Why there is no answer.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Stuck {
    /// What happened.
    pub message: String,
    /// What helps; more nodes do where nothing is said.
    pub help: Option<String>,
}

impl fmt::Display for Stuck {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.message)
    }
}

impl Error for Stuck {}

/// Asks a solver that has memory for `needed` values, as the positions asked about [say](crate::AnyPosition::memory_needed),
/// but for 16 million of them at most.
///
/// # Errors
///
/// Where the answer takes more memory or work than that.
pub fn ask<T>(
    needed: usize,
    limits: Limits,
    question: impl FnOnce(&mut Solver<'_>) -> Result<T, GaveUp>,
) -> Result<T, Stuck> {
    let mut values = vec![0; needed.min(MOST_VALUES)];
    question(&mut Solver::new(limits.boards(), &mut values)).map_err(Stuck::from)
}

impl From<GaveUp> for Stuck {
    fn from(error: GaveUp) -> Self {
        let help = match error {
            GaveUp::Squares(_) => None,
            GaveUp::Subtraction(SearchError::Memory { .. }) => {
                Some(alloc::format!("the numbers that may be taken can be up to {}", MOST_VALUES / 2))
            }
            GaveUp::Memory { .. } => Some("smaller positions take less".into()),
            _ => Some("its period is too long to be found; smaller numbers have shorter periods".into()),
        };
        Self { message: error.to_string(), help }
    }
}
