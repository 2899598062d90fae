//! `foregone prove`: theorems about games, checked by machine from the rules.

mod cycle;
mod law;
mod refutation;

mod persistence;
mod settling;
mod theorem;

mod histogram;
mod paragraph;
mod report;

use crate::args::{ProveArgs, Theorem};
use crate::failure::Failure;
use crate::print::print;
use crate::progress::Progress;
use cycle::Cycle;
use foregone::Date;
use law::LAWS;
use report::Report;
use std::process::ExitCode;

/// Prints the proof, or the counter-examples and exits with 1.
pub(crate) fn run(args: &ProveArgs) -> Result<ExitCode, Failure> {
    let report = match args.theorem {
        Theorem::Calendar => calendar(),
    };
    print(&report, args.json)?;
    Ok(if report.is_proved() { ExitCode::SUCCESS } else { ExitCode::from(1) })
}

fn calendar() -> Report {
    let cycle = a_cycle();
    let mut progress = Progress::new(cycle.len(), "deadlines");
    let proof = theorem::prove(&cycle, &LAWS, &mut |done| progress.at(done));
    progress.end();
    Report::new(&LAWS, proof)
}

/// The 400 years from 2000 to 2399; any others would do.
fn a_cycle() -> Cycle {
    let january = |year| Date::new(year, 1, 1).unwrap_or(Date::MAX);
    Cycle::new(january(2000), january(2400))
}

#[cfg(test)]
mod tests;
