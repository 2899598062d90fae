//! Any deadline: counting back in the worst case, and answering once settled.

use crate::artifact;
use crate::child::{command, printed_by};
use crate::deadline::Count;
use crate::measure::{Measure, Size};
use crate::table::{Bar, Table, times};
use crate::{Result, deadline};
use std::path::Path;

pub(super) const MEASURES: &[Measure] = &[measure];

const ROUNDS: &str = "31";
const POSITIONS: &str = "1000000";

/// Day by day takes at least so many times as long.
const DAYS: f64 = 10.0;
/// A settled date takes at most so many times as long as a table lookup.
const LOOKUPS: f64 = 20.0;

fn measure(_: Size) -> Result<Vec<Table>> {
    let program = artifact::cargo(artifact::bench(), "foregone-bench", "src/bin/deadline-query.rs")?;
    Ok(vec![slowest(&program)?, settled(&program)?])
}

fn slowest(program: &Path) -> Result<Table> {
    let questions = deadline::slowest()?;
    let mut table = Table::new(
        format!(
            "Any deadline: the {} slowest of 400 years, each to the day it settles, {ROUNDS} rounds",
            questions.len()
        ),
        ["answered by", "time"],
    );
    for (way, ratio) in Count::ALL.into_iter().zip(ratios(program, &["slowest", ROUNDS])?) {
        let bar = (way == Count::Days).then(|| Bar::new(format!(">= {}", times(DAYS)), ratio >= DAYS));
        table.row([way.title().into(), times(ratio)], bar);
    }
    Ok(table)
}

fn settled(program: &Path) -> Result<Table> {
    let mut table = Table::new(
        format!("Any deadline, settled: {POSITIONS} random positions of the game as it was set, {ROUNDS} rounds"),
        ["answered by", "time"],
    );
    let titles = ["calendar::outcome, a table", "Deadline::outcome", "Deadline::grundy"];
    for (index, (title, ratio)) in titles.into_iter().zip(ratios(program, &["settled", POSITIONS, ROUNDS])?).enumerate()
    {
        let bar = (index > 0).then(|| Bar::new(format!("<= {}", times(LOOKUPS)), ratio <= LOOKUPS));
        table.row([title.into(), times(ratio)], bar);
    }
    table.note("time: loop and answer, to that of the first row.");
    Ok(table)
}

fn ratios(program: &Path, arguments: &[&str]) -> Result<Vec<f64>> {
    let printed = printed_by(command(program).args(arguments))?;
    Ok(printed.lines().map(str::parse).collect::<std::result::Result<_, _>>()?)
}
