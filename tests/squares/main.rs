//! Squares against programs that share nothing with it.

mod exhaustive;
mod golden;
mod large;
mod memory;
mod moves;
mod naive;
mod properties;
mod random;
mod shortcuts;
mod strips;

use foregone::squares::{Board, Slot, Solver};

/// A memory for a test.
fn slots(count: usize) -> Vec<Slot> {
    vec![Slot::EMPTY; count]
}

/// The Grundy value of a board, by a solver with a small memory.
fn grundy(board: &Board) -> u64 {
    Solver::new(&mut slots(1 << 12)).grundy(board).expect("there is no budget").get()
}
