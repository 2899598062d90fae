//! Subtraction games: the period, found and proved in lent memory.
#![no_std]
#![no_main]

use firmware_probes as _;
use foregone::subtraction::Period;

#[unsafe(no_mangle)]
extern "Rust" fn ask(takes: &[u32], memory: &mut [u16]) -> bool {
    Period::find(takes, memory, 1_000).is_ok()
}
