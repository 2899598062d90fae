//! Euclid: answering a judge file, of random pairs and of those that take longest to play out.

use crate::Result;
use crate::directory::Directory;
use crate::measure::{Measure, Size};
use crate::program::{Program, same_answers};
use crate::table::{Table, grouped};
use crate::throughput::{Entry, Limit, throughput};

pub(super) const MEASURES: &[Measure] = &[measure];

/// The scanf program takes at least so many times as long.
const SCANF: f64 = 5.0;
/// Foregone takes at most so many times as long as a program that parses and does not think.
const CONSTANT: f64 = 2.0;
/// Foregone takes at most so many times as long over Fibonacci pairs as over random ones.
const FIBONACCI: f64 = 1.5;

fn measure(size: Size) -> Result<Vec<Table>> {
    let directory = Directory::new()?;
    let foregone = Program::foregone("euclid")?;
    let scanf = Program::c("C, scanf and the quotients", "euclid_scanf.c", &directory)?;
    let constant = Program::c("C, fread and the same line for each", "pairs_constant.c", &directory)?;
    let floor = Program::floor(&directory)?;
    let pairs = size.lines / 10;
    let file = |draw| directory.file(draw, "src/bin/euclid-pairs.rs", &[draw, &pairs.to_string()]);
    let (random, fibonacci) = (file("random")?, file("fibonacci")?);
    for input in [&random, &fibonacci] {
        same_answers(&directory, [&foregone, &scanf], input)?;
    }
    let on_fibonacci = |program, limit| Entry::new(program, &fibonacci, limit).with_suffix(", Fibonacci pairs");
    let table = throughput(
        format!(
            "Euclid judge: {} random pairs, {} bytes, and as many Fibonacci pairs, {} bytes, {} rounds",
            grouped(pairs as u64),
            grouped(random.metadata()?.len()),
            grouped(fibonacci.metadata()?.len()),
            size.rounds
        ),
        &[
            Entry::new(&foregone, &random, Limit::None),
            Entry::new(&scanf, &random, Limit::AtLeast(SCANF)),
            Entry::new(&constant, &random, Limit::FirstAtMost(CONSTANT)),
            Entry::new(&floor, &random, Limit::None),
            on_fibonacci(&foregone, Limit::AtMost(FIBONACCI)),
            on_fibonacci(&scanf, Limit::None),
        ],
        size.rounds,
    )?;
    Ok(vec![table])
}
