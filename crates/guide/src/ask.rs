//! Asking with a memory, within limits.

use alloc::string::{String, ToString};
use alloc::vec;
use core::error::Error;
use core::fmt;
use foregone::squares;
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

/// The greatest number of values of a subtraction game to have memory for: 32 MB.
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

/// Asks a solver that has memory for `needed` values, as the positions asked about [say](crate::AnyPosition::memory_needed).
///
/// # Errors
///
/// Where that is more memory than is given, or the answer takes more work than allowed.
pub fn ask<T>(
    needed: usize,
    limits: Limits,
    question: impl FnOnce(&mut Solver<'_>) -> Result<T, GaveUp>,
) -> Result<T, Stuck> {
    if needed > MOST_VALUES {
        return Err(Stuck {
            message: alloc::format!(
                "a subtraction game needs memory for {needed} values, and gets it for {MOST_VALUES}"
            ),
            help: Some(alloc::format!("the numbers that may be taken can be up to {}", MOST_VALUES / 2)),
        });
    }
    let mut values = vec![0; needed];
    question(&mut Solver::new(limits.boards(), &mut values)).map_err(Stuck::from)
}

impl From<GaveUp> for Stuck {
    fn from(error: GaveUp) -> Self {
        let help = match error {
            GaveUp::Squares(_) => None,
            _ => Some("its period is too long to be found; smaller numbers have shorter periods".into()),
        };
        Self { message: error.to_string(), help }
    }
}
