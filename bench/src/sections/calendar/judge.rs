//! Answering a judge file: how fast against other programs, and in how much memory.

use crate::Result;
use crate::artifact::{bench, cargo};
use crate::calendar::programs::Judges;
use crate::child::{command, run};
use crate::measure::Size;
use crate::program::same_answers;
use crate::table::{Bar, Table, grouped};
use crate::throughput::{self, Entry, Limit};

/// The scanf program takes at least so many times as long.
const SCANF: f64 = 10.0;
/// The fread program takes at least as long.
const FREAD: f64 = 1.0;
/// Bytes of memory that are too many.
const PEAK: u64 = 8_000_000;
/// Peaks that differ by less are the same: pages of libraries, not of ours, come and go.
const SAME_PEAK: u64 = 500_000;

pub(super) fn measure(size: Size) -> Result<Vec<Table>> {
    let judges = Judges::new(size)?;
    for other in [&judges.fread, &judges.scanf] {
        same_answers(&judges.directory, [&judges.foregone, other], &judges.large)?;
    }
    Ok(vec![throughput(&judges, size)?, memory(&judges, size)?])
}

fn throughput(judges: &Judges, size: Size) -> Result<Table> {
    let Judges { foregone, fread, scanf, floor, large, .. } = judges;
    let bytes = grouped(large.metadata()?.len());
    let lines = grouped(size.lines as u64);
    throughput::throughput(
        format!("Calendar judge: {lines} random dates, {bytes} bytes, {} rounds", size.rounds),
        &[
            Entry::new(foregone, large, Limit::None),
            Entry::new(fread, large, Limit::AtLeast(FREAD)),
            Entry::new(scanf, large, Limit::AtLeast(SCANF)),
            Entry::new(floor, large, Limit::None),
        ],
        size.rounds,
    )
}

fn memory(judges: &Judges, size: Size) -> Result<Table> {
    let mut table = Table::new("Calendar judge: peak resident memory", ["program", "lines", "peak MB"]);
    let megabytes = |bytes: u64| format!("{}.{:02}", bytes / 1_000_000, bytes % 1_000_000 / 10_000);
    let small = judges.foregone.run(&judges.small)?.peak;
    let large = judges.foregone.run(&judges.large)?.peak;
    let empty = run(&mut command(&cargo(bench(), "foregone-bench", "src/bin/empty.rs")?))?.peak;
    let limit = Bar::new(format!("< {}", megabytes(PEAK)), small < PEAK);
    let title = || judges.foregone.title.clone();
    table.row([title(), grouped(size.lines as u64 / 10), megabytes(small)], Some(limit));
    let limit = Bar::new(format!("< {}", megabytes(PEAK)), large < PEAK);
    let same = Bar::new("the same", large.abs_diff(small) < SAME_PEAK);
    table.row([title(), grouped(size.lines as u64), megabytes(large)], Some(limit.and(&same)));
    table.row(["an empty program".into(), String::new(), megabytes(empty)], None);
    table.note("A child's peak is never reported below that of the program that measures it.");
    Ok(table)
}
