//! Euclid’s game: who wins.
#![no_std]
#![no_main]

use firmware_probes as _;
use foregone::euclid::{Pair, outcome};

#[unsafe(no_mangle)]
extern "Rust" fn ask(pair: Pair) -> bool {
    outcome(pair).is_win()
}
