//! Who wins from a year, a month and a day that may be none.
#![no_std]
#![no_main]

use firmware_probes as _;
use foregone::calendar::{Position, outcome};

#[unsafe(no_mangle)]
extern "Rust" fn ask(year: u16, month: u8, day: u8) -> Option<bool> {
    Some(outcome(Position::from_ymd(year, month, day).ok()?).is_win())
}
