//! Who wins from a date by the closed form: no table.
#![no_std]
#![no_main]

use firmware_probes as _;
use foregone::calendar::{Position, law};

#[unsafe(no_mangle)]
extern "Rust" fn ask(position: Position) -> bool {
    law(position).is_win()
}
