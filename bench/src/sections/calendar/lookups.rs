//! What one answer costs, by each way to find it.

use crate::Result;
use crate::artifact;
use crate::calendar::answers::Answer;
use crate::calendar::tables::Tables;
use crate::callgrind::{Counts, count};
use crate::child::{command, printed_by};
use crate::measure::Size;
use crate::table::{Bar, Table, grouped, times};
use std::path::Path;

/// Positions a pass under callgrind: counts are exact, so a few are enough.
const COUNTED: u32 = 100_000;
/// Positions a pass when timed.
const TIMED: &str = "1000000";
const ROUNDS: &str = "31";

/// At most so many times the instructions of the parity formula.
const INSTRUCTIONS: f64 = 2.0;

pub(super) fn measure(_: Size) -> Result<Vec<Table>> {
    let program = artifact::cargo(artifact::bench(), "foregone-bench", "src/bin/calendar-lookup.rs")?;
    let mut table = Table::new(
        format!("Calendar lookups: who wins a valid position, {TIMED} random ones, {ROUNDS} rounds"),
        ["answered by", "bytes", "instructions", "ratio", "branches", "time"],
    );
    let times_taken = time(&program)?;
    let tables = Tables::new();
    let the_loop = per_answer(&program, Answer::Loop)?;
    let parity = per_answer(&program, Answer::Parity)?.instructions - the_loop.instructions;
    let mut outcome = f64::NAN;
    for (answer, time) in Answer::ALL.into_iter().zip(times_taken) {
        let whole = per_answer(&program, answer)?;
        let alone = answer == Answer::Loop;
        let cost = if alone { whole } else { whole.less(the_loop) };
        let ratio = cost.instructions / parity;
        let bar = (answer == Answer::Outcome).then(|| {
            outcome = cost.instructions;
            // Callgrind counts the loop's end once a pass, not once an answer.
            let branchless = cost.branches.abs() < 0.001;
            Bar::new(format!("<= {}", times(INSTRUCTIONS)), ratio <= INSTRUCTIONS)
                .and(&Bar::new("0 branches", branchless))
        });
        table.row(
            [
                answer.title().into(),
                grouped(answer.bytes(&tables) as u64),
                format!("{:.2}", cost.instructions),
                if alone { String::new() } else { times(ratio) },
                // Adding zero turns a negative zero into a positive one.
                format!("{:.2}", cost.branches + 0.0),
                times(time),
            ],
            bar,
        );
    }
    table.note("bytes: of the table. instructions, branches: per answer, by callgrind, less what the loop takes.");
    table.note("ratio: of instructions to the parity formula's. time: loop and answer to the branch-free formula's;");
    table.note("the one above it branches on what random dates make unpredictable.");
    let solving = difference(&program, |times| vec!["solve".into(), times.to_string()])?.instructions;
    let lookups = f64::from(u32::try_from(solving)?) / outcome;
    table.note(format!(
        "Solving the game at start costs as many instructions as {lookups:.0} calls of calendar::outcome."
    ));
    Ok(vec![table])
}

/// Counts per answer.
#[derive(Clone, Copy)]
struct PerAnswer {
    instructions: f64,
    branches: f64,
}

impl PerAnswer {
    fn less(self, other: Self) -> Self {
        Self { instructions: self.instructions - other.instructions, branches: self.branches - other.branches }
    }
}

fn per_answer(program: &Path, answer: Answer) -> Result<PerAnswer> {
    let counts = difference(program, |passes| {
        vec!["count".into(), answer.name().into(), COUNTED.to_string(), passes.to_string()]
    })?;
    let per = |count: u64| Ok::<f64, std::num::TryFromIntError>(f64::from(u32::try_from(count)?) / f64::from(COUNTED));
    Ok(PerAnswer { instructions: per(counts.instructions)?, branches: per(counts.branches)? })
}

/// What one pass more costs: everything that is done once drops out.
fn difference(program: &Path, arguments: impl Fn(u32) -> Vec<String>) -> Result<Counts> {
    let counts = |passes| count(command(program).args(arguments(passes)));
    Ok(counts(2)?.minus(counts(1)?))
}

/// The time ratio of each way to the baseline, in the order of [`Answer::ALL`].
fn time(program: &Path) -> Result<Vec<f64>> {
    let printed = printed_by(command(program).args(["time", TIMED, ROUNDS]))?;
    Ok(printed.lines().map(str::parse).collect::<std::result::Result<_, _>>()?)
}
