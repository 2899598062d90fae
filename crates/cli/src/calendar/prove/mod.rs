//! The theorem on deadlines, checked by machine from the rules.

mod cycle;
mod law;
mod refutation;

mod persistence;
mod settling;
mod theorem;

mod histogram;
mod paragraph;
mod report;

use crate::failure::Failure;
use crate::print::print;
use crate::progress::Progress;
use cycle::Cycle;
use foregone::Date;
use law::LAWS;
use report::Report;

/// Prints the proof, or the counter-examples; whether it is proved.
pub(crate) fn run(json: bool) -> Result<bool, Failure> {
    let cycle = a_cycle();
    let mut progress = Progress::new(cycle.len(), "deadlines");
    let proof = theorem::prove(&cycle, &LAWS, &mut |done| progress.at(done));
    progress.end();
    let report = Report::new(&LAWS, proof);
    print(&report, json)?;
    Ok(report.is_proved())
}

/// The 400 years from 2000 to 2399; any others would do.
fn a_cycle() -> Cycle {
    let january = |year| Date::new(year, 1, 1).unwrap_or(Date::MAX);
    Cycle::new(january(2000), january(2400))
}

#[cfg(test)]
mod tests;
