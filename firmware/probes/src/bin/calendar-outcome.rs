//! Who wins from a date, and nothing else.
#![no_std]
#![no_main]

use firmware_probes as _;
use foregone::calendar::{Position, outcome};

#[unsafe(no_mangle)]
extern "Rust" fn ask(position: Position) -> bool {
    outcome(position).is_win()
}
