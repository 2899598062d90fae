//! The table of instructions.

use crate::host;
use crate::log::{Counts, count};
use firmware_ways::{LOST, Years};
use foregone::calendar::{Position, outcome_words};
use foregone_bench::Result;
use foregone_bench::table::{Bar, Table, grouped};
use std::io::BufRead;

/// At most so many instructions take a lookup.
const LOOKUP: u64 = 30;

/// A way to answer: function, title, bytes of its table in flash and in RAM.
struct Way(&'static str, &'static str, usize, usize);

const OUTCOME: &str = "way_outcome";
const SOLVE: &str = "way_solve_at_start";

pub(crate) fn table(log: impl BufRead) -> Result<Table> {
    let words = size_of_val(outcome_words());
    let ways = [
        Way(OUTCOME, "calendar::outcome", words, 0),
        Way("way_checked", "from_ymd, then outcome", words, 0),
        Way("way_parity", "parity formula", 0, 0),
        Way("way_sorted_array", "sorted array of lost dates", LOST * size_of::<u32>(), 0),
        Way("way_solved_array", "array solved at start-up", 0, size_of::<Years>()),
        Way(SOLVE, "solving it, once", 0, 0),
    ];
    let counts = count(log, "ask_every_date", ways.each_ref().map(|way| way.0))?;
    let mut table = Table::new(
        "Instructions of an answer, over all positions of the Calendar Game",
        ["answered by", "flash", "RAM", "M3 mean", "M3 most", "host mean"],
    );
    for (Way(function, title, flash, ram), counts) in ways.iter().zip(counts) {
        let expected = if *function == SOLVE { 1 } else { Position::all().count() as u64 };
        if counts.calls != expected {
            return Err(format!("{function}: {} calls in the log instead of {expected}", counts.calls).into());
        }
        let host = host::count(function)?.map_or("no valgrind".into(), |total| mean(total, expected));
        let Counts { instructions, longest, .. } = counts;
        let cells = [mean(instructions, expected), grouped(longest), host];
        let [on_average, at_most, on_host] = cells;
        let bar = (*function == OUTCOME).then(|| Bar::new(format!("most <= {LOOKUP}"), longest <= LOOKUP));
        let bytes = |bytes: usize| grouped(bytes as u64);
        table.row([(*title).into(), bytes(*flash), bytes(*ram), on_average, at_most, on_host], bar);
    }
    table
        .note("M3: each instruction executed from a function's first to its return, from the emulator's log; one that");
    table.note(
        "is skipped for its condition counts. host: the same source, opt-level 3, by callgrind. flash, RAM: the table.",
    );
    Ok(table)
}

/// A mean with one decimal, or none where it is large.
fn mean(total: u64, count: u64) -> String {
    let tenths = (total * 10 + count / 2) / count;
    if count == 1 { grouped(total) } else { format!("{}.{}", tenths / 10, tenths % 10) }
}
