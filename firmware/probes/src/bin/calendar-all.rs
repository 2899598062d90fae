//! Everything that the library knows of a date.
#![no_std]
#![no_main]

use firmware_probes as _;
use foregone::Nimber;
use foregone::calendar::{self, Explanation, Position};

#[unsafe(no_mangle)]
extern "Rust" fn ask(position: Position, best: &mut Option<Position>, why: &mut Explanation) -> (Nimber, u32, usize) {
    *best = calendar::best_move(position).map(|best| best.to);
    *why = calendar::explain(position);
    (calendar::grundy(position), calendar::remoteness(position), calendar::winning_moves(position).count())
}
