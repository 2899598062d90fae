//! What the library's build script costs everyone who builds it: it runs unoptimised, in every profile.

use crate::Result;
use crate::artifact::{cargo, root};
use crate::callgrind::count;
use crate::child::{command, run};
use crate::measure::Size;
use crate::table::{Bar, Table, grouped};
use std::time::Duration;

const RUNS: usize = 15;

/// Processor time that is too much.
const LIMIT: Duration = Duration::from_millis(200);

pub(super) fn measure(_: Size) -> Result<Vec<Table>> {
    let output = tempfile::tempdir()?;
    let mut script = command(&cargo(root(), "foregone", "build.rs")?);
    // As cargo runs it, with the default features: the table of Squares is made too.
    script.current_dir(root()).env("OUT_DIR", output.path()).env("CARGO_FEATURE_SQUARES_TABLE", "1");
    let mut times = (0..RUNS).map(|_| Ok(run(&mut script)?.processor)).collect::<Result<Vec<_>>>()?;
    times.sort();
    let median = times[RUNS / 2];
    let mut table = Table::new(
        format!("Build script of the library, unoptimised, default features, median of {RUNS} runs"),
        ["", "cost"],
    );
    let bar = Bar::new(format!("< {} ms", LIMIT.as_millis()), median < LIMIT);
    table.row(["processor time, ms".into(), format!("{:.1}", median.as_secs_f64() * 1e3)], Some(bar));
    table.row(["instructions".into(), grouped(count(&script)?.instructions)], None);
    Ok(vec![table])
}
