//! `foregone solve`: one position, answered and explained.

mod calendar;
mod report;

use crate::args::{Game, SolveArgs};
use crate::failure::Failure;
use std::io::Write;

/// Prints the answer as text or JSON.
pub(crate) fn run(args: &SolveArgs) -> Result<(), Failure> {
    let report = match args.game {
        Game::Calendar => calendar::report(&args.position)?,
    };
    let mut stdout = anstream::stdout().lock();
    let written = if args.json {
        serde_json::to_string_pretty(&report).map_err(Into::into).and_then(|json| writeln!(stdout, "{json}"))
    } else {
        write!(stdout, "{report}")
    };
    written.map_err(Failure::output)
}
