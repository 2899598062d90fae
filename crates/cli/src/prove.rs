//! `foregone prove`: theorems about games, checked by machine from the rules.

use crate::args::ProveArgs;
use crate::failure::Failure;
use std::process::ExitCode;

/// Prints the proof, or the counter-examples and exits with 1.
pub(crate) fn run(args: &ProveArgs) -> Result<ExitCode, Failure> {
    let is_proved = (args.theorem.prove)(args.json)?;
    Ok(if is_proved { ExitCode::SUCCESS } else { ExitCode::from(1) })
}
