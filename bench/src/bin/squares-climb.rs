//! Looks for the hardest boards that the judge allows, for so many seconds: the best of each climb to standard output in
//! the judge's format, at most so many, hardest last, and their nodes to standard error.

use fastrand::Rng;
use foregone_bench::Result;
use foregone_bench::squares::climb::For;
use foregone_bench::squares::judge::write;
use std::io::{BufWriter, Write};
use std::time::{Duration, Instant};
use std::{env, io};

/// Boards that are kept.
const KEPT: usize = 50;

fn main() -> Result<()> {
    let usage = "squares-climb recursion|library SECONDS SEED";
    let mut arguments = env::args().skip(1);
    let hard_for = arguments.next().and_then(|name| For::named(&name)).ok_or(usage)?;
    let time = Duration::from_secs(arguments.next().ok_or(usage)?.parse()?);
    let mut random = Rng::with_seed(arguments.next().ok_or(usage)?.parse()?);

    let start = Instant::now();
    let mut found = Vec::new();
    while start.elapsed() < time {
        found.push(hard_for.climb(&mut random));
    }
    found.sort_by_key(|(nodes, _)| *nodes);
    found.dedup();
    let mut output = BufWriter::new(io::stdout().lock());
    for (nodes, board) in &found[found.len().saturating_sub(KEPT)..] {
        eprintln!("{nodes} {board}");
        write(&mut output, board)?;
    }
    Ok(output.flush()?)
}
