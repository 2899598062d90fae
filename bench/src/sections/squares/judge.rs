//! Answering a judge file, against the plain recursion.

use super::hardest;
use crate::Result;
use crate::directory::Directory;
use crate::measure::Size;
use crate::program::{Program, same_answers};
use crate::rounds::Rounds;
use crate::squares::judge::read;
use crate::table::{Table, grouped, times};
use crate::throughput::Limit;
use std::fs::read_to_string;

/// Boards of a file of random ones.
const BOARDS: &str = "10000";

/// The recursion takes at least so many times as long over random boards.
const RANDOM: f64 = 20.0;
/// And over hard ones.
const HARDEST: f64 = 150.0;

pub(super) fn measure(size: Size) -> Result<Vec<Table>> {
    let directory = Directory::new()?;
    let foregone = Program::foregone("squares")?;
    let recursion = Program::c("C, recursion without memory", "squares_recursion.c", &directory)?;
    let random = |draw| directory.file(draw, "src/bin/squares-boards.rs", &[draw, BOARDS]);
    let files = [
        ("random", random("any")?, Limit::AtLeast(RANDOM)),
        ("random, open", random("open")?, Limit::None),
        ("the hardest", hardest(), Limit::AtLeast(HARDEST)),
    ];
    let mut table = Table::new(
        format!("Squares judge: {} to {}, {} rounds", recursion.title, foregone.title, size.rounds),
        ["file", "boards", "bytes", "its time to foregone's"],
    );
    for (name, file, limit) in files {
        same_answers(&directory, [&foregone, &recursion], &file)?;
        let programs = [&foregone, &recursion];
        let rounds = Rounds::take(size.rounds, programs.len(), |program| Ok(programs[program].run(&file)?.wall))?;
        let ratio = rounds.ratio(1, 0);
        let boards = read(&read_to_string(&file)?)?.len();
        let cells = [name.into(), grouped(boards as u64), grouped(file.metadata()?.len()), times(ratio)];
        table.row(cells, limit.bar(ratio));
    }
    table.note("The whole process, its start included; all write to the null device, and the outputs were equal.");
    Ok(vec![table])
}
