//! Answers every date in several ways while the emulator logs each instruction. It prints nothing: what the answers
//! cost is counted from the log, which names the function that an instruction belongs to.
#![no_std]
#![no_main]
// Of unsafe code there is what the macro of the entry point expands to: it exports `main`.
#![deny(unsafe_code)]

use firmware_ways::{UNSOLVED, ask_every_date};
use semihosting::process::ExitCode;

#[cortex_m_rt::entry]
fn main() -> ! {
    run().exit_process()
}

fn run() -> ExitCode {
    // 42 KB, on the stack: what solving at start-up needs and a table in flash does not.
    let mut years = UNSOLVED;
    if ask_every_date(&mut years) { ExitCode::SUCCESS } else { ExitCode::FAILURE }
}
