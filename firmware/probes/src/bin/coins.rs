//! Coins: the value, and what to play.
#![no_std]
#![no_main]

use firmware_probes as _;
use foregone::Nimber;
use foregone::coins::{self, Row};

#[unsafe(no_mangle)]
extern "Rust" fn ask(row: Row) -> (u64, Option<Row>) {
    (coins::grundy(row).get(), coins::moves_to(row, Nimber::ZERO).next())
}
