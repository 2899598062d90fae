//! Euclid’s game: who wins, its value, what to play.
#![no_std]
#![no_main]

use firmware_probes as _;
use foregone::euclid::{self, Pair};

#[unsafe(no_mangle)]
extern "Rust" fn ask(pair: Pair) -> (bool, u64, Option<Pair>) {
    (euclid::outcome(pair).is_win(), euclid::grundy(pair).get(), euclid::winning_move(pair))
}
