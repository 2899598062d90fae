//! What the report has to notice: an index that may be out of bounds.
#![no_std]
#![no_main]

use firmware_probes as _;

#[unsafe(no_mangle)]
extern "Rust" fn ask(values: &[u32], index: usize) -> u32 {
    values[index]
}
