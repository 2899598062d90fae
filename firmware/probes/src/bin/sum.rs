//! Sums of any games: the value, and how many replies win, in lent memory.
#![no_std]
#![no_main]

use firmware_probes as _;
use foregone::Nimber;
use foregone::squares::{self, Slot};
use foregone::sum::{Component, Solver};

#[unsafe(no_mangle)]
extern "Rust" fn ask(parts: &[Component], slots: &mut [Slot], values: &mut [u16]) -> Option<(Nimber, usize)> {
    let mut solver = Solver::new(squares::Solver::new(slots), values);
    let mut winning = 0;
    solver.winning_replies(parts, &mut |_| winning += 1).ok()?;
    Some((solver.sum(parts).ok()?, winning))
}
