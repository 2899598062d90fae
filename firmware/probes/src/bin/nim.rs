//! Nim: the value, and what to play.
#![no_std]
#![no_main]

use firmware_probes as _;
use foregone::Nimber;
use foregone::nim::{self, Heaps};

#[unsafe(no_mangle)]
extern "Rust" fn ask(heaps: &Heaps) -> (u64, Option<Heaps>) {
    (nim::grundy(heaps).get(), nim::moves_to(heaps, Nimber::ZERO).next())
}
