//! Answering a judge file of many short numbers.

use crate::Result;
use crate::directory::Directory;
use crate::measure::Size;
use crate::program::{Program, same_answers};
use crate::table::{Table, grouped};
use crate::throughput::{Entry, Limit, throughput};

/// The scanf program takes at least so many times as long.
const SCANF: f64 = 6.0;
/// Foregone takes at most so many times as long as a program that parses and does not think.
const CONSTANT: f64 = 2.0;

pub(super) fn measure(size: Size) -> Result<Vec<Table>> {
    let directory = Directory::new()?;
    let foregone = Program::foregone("powers")?;
    let scanf = Program::c("C, scanf and n % 3", "powers_scanf.c", &directory)?;
    let constant = Program::c("C, fread and the same line for each", "numbers_constant.c", &directory)?;
    let floor = Program::floor(&directory)?;
    let numbers = size.lines / 10;
    let input = directory.file("short", "src/bin/powers-numbers.rs", &["short", &numbers.to_string()])?;
    same_answers(&directory, [&foregone, &scanf], &input)?;
    let bytes = grouped(input.metadata()?.len());
    let table = throughput(
        format!("Powers judge: {} numbers up to 1000, {bytes} bytes, {} rounds", grouped(numbers as u64), size.rounds),
        &[
            Entry::new(&foregone, &input, Limit::None),
            Entry::new(&scanf, &input, Limit::AtLeast(SCANF)),
            Entry::new(&constant, &input, Limit::FirstAtMost(CONSTANT)),
            Entry::new(&floor, &input, Limit::None),
        ],
        size.rounds,
    )?;
    Ok(vec![table])
}
