//! The Grundy value of a date.
#![no_std]
#![no_main]

use firmware_probes as _;
use foregone::calendar::{Position, grundy};

#[unsafe(no_mangle)]
extern "Rust" fn ask(position: Position) -> u64 {
    grundy(position).get()
}
