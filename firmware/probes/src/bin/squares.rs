//! Squares: who wins a board and where to play, in lent memory.
#![no_std]
#![no_main]

use firmware_probes as _;
use foregone::squares::{Board, Placement, Slot, Solver};

#[unsafe(no_mangle)]
extern "Rust" fn ask(board: &Board, slots: &mut [Slot]) -> Option<(bool, Option<Placement>)> {
    let mut solver = Solver::new(slots);
    Some((solver.outcome(board).ok()?.is_win(), solver.best_move(board).ok()?))
}
