//! Answering a judge file: how fast against other programs, and in how much memory.

use crate::Result;
use crate::artifact::{bench, cargo};
use crate::calendar::programs::{Judges, Program};
use crate::child::{command, run};
use crate::rounds::Rounds;
use crate::sections::Size;
use crate::table::{Bar, Table, grouped, times};
use std::fs::File;
use std::io::{BufRead, BufReader};
use std::path::Path;

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
    same_answers(&judges)?;
    Ok(vec![throughput(&judges, size)?, memory(&judges, size)?])
}

/// Programs that disagree are not worth comparing.
fn same_answers(judges: &Judges) -> Result<()> {
    let answers = |program: &Program, name| -> Result<_> {
        let output = judges.output(name);
        program.run_into(&judges.large, &output)?;
        Ok(output)
    };
    let ours = answers(&judges.foregone, "ours")?;
    for other in [&judges.fread, &judges.scanf] {
        let theirs = answers(other, "theirs")?;
        if !same_bytes(&ours, &theirs)? {
            return Err(format!("{} and {} answer differently", judges.foregone.title, other.title).into());
        }
    }
    Ok(())
}

fn same_bytes(left: &Path, right: &Path) -> Result<bool> {
    let (mut left, mut right) = (BufReader::new(File::open(left)?), BufReader::new(File::open(right)?));
    loop {
        let (ours, theirs) = (left.fill_buf()?, right.fill_buf()?);
        let length = ours.len().min(theirs.len());
        if length == 0 || ours[..length] != theirs[..length] {
            return Ok(ours.is_empty() && theirs.is_empty());
        }
        left.consume(length);
        right.consume(length);
    }
}

fn throughput(judges: &Judges, size: Size) -> Result<Table> {
    let programs = [&judges.foregone, &judges.fread, &judges.scanf, &judges.floor];
    let rounds = Rounds::take(size.rounds, programs.len(), |program| Ok(programs[program].run(&judges.large)?.wall))?;
    let bytes = grouped(judges.large.metadata()?.len());
    let mut table = Table::new(
        format!("Calendar judge: {} random dates, {bytes} bytes, {} rounds", grouped(size.lines as u64), size.rounds),
        ["program", "its time to foregone's"],
    );
    for (index, program) in programs.into_iter().enumerate() {
        let ratio = rounds.ratio(index, 0);
        let least = [None, Some(FREAD), Some(SCANF), None][index];
        let bar = least.map(|least| Bar::new(format!(">= {}", times(least)), ratio >= least));
        table.row([program.title.into(), times(ratio)], bar);
    }
    table.note("All write to the null device, on one core; their outputs were equal.");
    Ok(table)
}

fn memory(judges: &Judges, size: Size) -> Result<Table> {
    let mut table = Table::new("Calendar judge: peak resident memory", ["program", "lines", "peak MB"]);
    let megabytes = |bytes: u64| format!("{}.{:02}", bytes / 1_000_000, bytes % 1_000_000 / 10_000);
    let small = judges.foregone.run(&judges.small)?.peak;
    let large = judges.foregone.run(&judges.large)?.peak;
    let empty = run(&mut command(&cargo(bench(), "foregone-bench", "src/bin/empty.rs")?))?.peak;
    let limit = Bar::new(format!("< {}", megabytes(PEAK)), small < PEAK);
    let title = || judges.foregone.title.to_owned();
    table.row([title(), grouped(size.lines as u64 / 10), megabytes(small)], Some(limit));
    let limit = Bar::new(format!("< {}", megabytes(PEAK)), large < PEAK);
    let same = Bar::new("the same", large.abs_diff(small) < SAME_PEAK);
    table.row([title(), grouped(size.lines as u64), megabytes(large)], Some(limit.and(&same)));
    table.row(["an empty program".into(), String::new(), megabytes(empty)], None);
    table.note("A child's peak is never reported below that of the program that measures it.");
    Ok(table)
}
