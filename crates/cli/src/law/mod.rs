//! `foregone law`: a person's conjecture, tested on every position.

mod claim;
mod published;
mod report;
mod subject;

pub(crate) use published::list as published;

use crate::args::LawArgs;
use crate::failure::Failure;
use crate::print::print;
use claim::Claim;
use report::Report;
use std::process::ExitCode;

/// Tests the claim and prints what came of it; the exit code is 1 where it is refuted.
pub(crate) fn run(args: &LawArgs) -> Result<ExitCode, Failure> {
    let subject = subject::subject(args)?;
    let expression = published::find(args.game, &args.expression).unwrap_or(&args.expression);
    let claim = Claim::new(expression, subject.variables, args.grundy)?;
    let report = Report::of(&claim, subject)?;
    print(&report, args.json)?;
    Ok(if report.holds() { ExitCode::SUCCESS } else { ExitCode::FAILURE })
}
