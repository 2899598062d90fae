//! Exact counts of instructions and branches, by valgrind's tool of that name.

use crate::Result;
use std::path::Path;
use std::process::Command;

/// What a program, or the difference of two runs of it, executed.
#[derive(Clone, Copy, Debug)]
pub struct Counts {
    /// Instructions (callgrind's Ir).
    pub instructions: u64,
    /// Conditional branches (callgrind's Bc).
    pub branches: u64,
}

impl Counts {
    /// What `self` executed more than `other`.
    #[must_use]
    pub fn minus(self, other: Self) -> Self {
        Self {
            instructions: self.instructions.saturating_sub(other.instructions),
            branches: self.branches.saturating_sub(other.branches),
        }
    }
}

/// Counts what a command executes from its start to its end.
///
/// # Errors
///
/// Where valgrind cannot be run, or the command does not succeed under it.
pub fn count(command: &Command) -> Result<Counts> {
    let directory = tempfile::tempdir()?;
    let profile = directory.path().join("callgrind.out");
    let mut valgrind = crate::child::command(Path::new("valgrind"));
    valgrind
        .args(["--quiet", "--tool=callgrind", "--branch-sim=yes"])
        .arg(format!("--callgrind-out-file={}", profile.display()))
        .arg(command.get_program())
        .args(command.get_args())
        .envs(command.get_envs().filter_map(|(name, value)| Some((name, value?))));
    if let Some(directory) = command.get_current_dir() {
        valgrind.current_dir(directory);
    }
    crate::child::run(&mut valgrind)?;
    totals(&std::fs::read_to_string(profile)?).ok_or_else(|| "callgrind wrote no totals".into())
}

/// The totals in a profile: `events:` names the columns, `totals:` has their sums.
fn totals(profile: &str) -> Option<Counts> {
    let line = |name: &str| profile.lines().find_map(|line| line.strip_prefix(name));
    let (events, totals) = (line("events:")?, line("totals:")?);
    let total = |event: &str| {
        let column = events.split_whitespace().position(|name| name == event)?;
        totals.split_whitespace().nth(column)?.parse().ok()
    };
    Some(Counts { instructions: total("Ir")?, branches: total("Bc")? })
}
