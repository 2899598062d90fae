//! Solves boards in process and prints of each its outcome, the nodes it took, and the median time in nanoseconds:
//! every board of a judge file so many times, or an empty board of that size.
//!
//! A program of its own, so that its memory does not count in the driver's.

use foregone::Outcome;
use foregone::squares::{Board, Slot, Solver};
use foregone_bench::Result;
use foregone_bench::squares::judge;
use std::hint::black_box;
use std::time::Instant;
use std::{env, fs};

/// Slots of memory for a judge's board: 24 KiB.
const LENT: usize = 1024;

/// The most slots of memory for an empty board.
const GROWN: usize = 1 << 22;

fn main() -> Result<()> {
    let arguments: Vec<String> = env::args().skip(1).collect();
    match arguments.iter().map(String::as_str).collect::<Vec<_>>()[..] {
        ["file", path, repeats] => {
            let mut slots = vec![Slot::EMPTY; LENT];
            for board in judge::read(&fs::read_to_string(path)?)? {
                report(&board, repeats.parse()?, |board| {
                    // Forgetting the board before, or the last time, is part of it.
                    slots.fill(Slot::EMPTY);
                    solve(Solver::new(&mut slots), board)
                })?;
            }
            Ok(())
        }
        ["empty", size, repeats] => {
            report(&size.parse()?, repeats.parse()?, |board| solve(Solver::growing(GROWN), board))
        }
        _ => Err("squares-solve file FILE REPEATS, or squares-solve empty SIZE REPEATS".into()),
    }
}

/// The outcome and the nodes.
fn solve(mut solver: Solver<'_>, board: &Board) -> Result<(Outcome, u64)> {
    Ok((solver.outcome(black_box(board))?, solver.nodes()))
}

fn report(board: &Board, repeats: usize, mut solve: impl FnMut(&Board) -> Result<(Outcome, u64)>) -> Result<()> {
    let mut runs = Vec::new();
    for _ in 0..repeats {
        let start = Instant::now();
        let (outcome, nodes) = solve(board)?;
        runs.push((start.elapsed(), outcome, nodes));
    }
    runs.sort_by_key(|(time, ..)| *time);
    let (time, outcome, nodes) = runs.get(repeats / 2).ok_or("at least once")?;
    let outcome = if outcome.is_win() { "won" } else { "lost" };
    println!("{board} {outcome} {nodes} {}", time.as_nanos());
    Ok(())
}
