//! Who wins from any date before any other.
#![no_std]
#![no_main]

use firmware_probes as _;
use foregone::Date;
use foregone::calendar::Deadline;

#[unsafe(no_mangle)]
extern "Rust" fn ask(deadline: Date, date: Date) -> Option<bool> {
    Deadline::new(deadline).outcome(date).ok().map(foregone::Outcome::is_win)
}
