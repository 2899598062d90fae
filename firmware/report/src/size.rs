//! The table of sizes.

use crate::image::Image;
use foregone_bench::Result;
use foregone_bench::table::{Bar, Table, grouped};
use std::path::Path;

/// The probe with bars of its own: nothing but the Calendar Game's outcome.
const OUTCOME: &str = "calendar-outcome";
const OUTCOME_FLASH: u64 = 5_200;
const OUTCOME_CODE: u64 = 200;

/// The probe that links a panic, to show that one would be seen.
const CONTROL: &str = "panics";

const PROBES: [(&str, &str); 16] = [
    (OUTCOME, "calendar: who wins from a position"),
    ("calendar-checked", "the same from a year, a month and a day"),
    ("calendar-self-test", "who wins, if the table verifies itself"),
    ("calendar-grundy", "its Grundy value"),
    ("calendar-all", "best move, explanation, values, remoteness"),
    ("calendar-law", "who wins, by the closed form"),
    ("calendar-deadline", "who wins before any other deadline"),
    ("euclid-outcome", "euclid: who wins"),
    ("euclid", "who wins, value, winning move"),
    ("powers", "powers: who wins in digits, winning move"),
    ("nim", "nim: value, winning move"),
    ("coins", "coins: value, winning move"),
    ("subtraction", "subtraction: the period"),
    ("squares-bare", "squares: who wins, best move, without a table"),
    ("squares", "the same with the table"),
    ("sum", "sums of any games: value, winning replies"),
];

pub(crate) fn table(directory: &Path) -> Result<Table> {
    let mut table = Table::new(
        "Bytes on a Cortex-M3, optimised for size",
        ["probe", "code", "constants", "of them tables", "RAM", "flash in all", "panics"],
    );
    for (probe, title) in PROBES {
        let image = Image::read(&directory.join(probe))?;
        let common = Bar::new("RAM 0, no panic", image.ram == 0 && !image.panics);
        let bar = if probe == OUTCOME {
            Bar::new(format!("flash <= {}", grouped(OUTCOME_FLASH)), image.flash() <= OUTCOME_FLASH)
                .and(&Bar::new(format!("code <= {OUTCOME_CODE}"), image.code <= OUTCOME_CODE))
                .and(&common)
        } else {
            common
        };
        row(&mut table, title, &image, bar);
    }
    let control = Image::read(&directory.join(CONTROL))?;
    row(&mut table, "no game: an index out of bounds", &control, Bar::new("a panic is seen", control.panics));
    table.note(
        "A probe is one function, linked with what it calls and nothing else: no runtime, no vectors. Code counts",
    );
    table.note("the compiler's own routines, such as 64-bit division. RAM is .data and .bss; stack comes on top.");
    Ok(table)
}

fn row(table: &mut Table, title: &str, image: &Image, bar: Bar) {
    let panics = if image.panics { "linked" } else { "none" };
    let bytes = [image.code, image.constants, image.tables, image.ram, image.flash()].map(grouped);
    let [code, constants, tables, ram, flash] = bytes;
    table.row([title.into(), code, constants, tables, ram, flash, panics.into()], Some(bar));
}
