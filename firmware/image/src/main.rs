//! Tests itself: runs every check, prints by semihosting, and exits with 1 if an answer is wrong.
//!
//! With the argument `plant=CHECK` it turns one answer of that check round, and so has to exit with 1.
#![no_std]
#![no_main]
// Of unsafe code there is what the macro of the entry point expands to: it exports `main`.
#![deny(unsafe_code)]

use firmware_checks::{Check, Slot};
use semihosting::process::ExitCode;
use semihosting::{eprintln, experimental::env, println};

/// What the search for boards thinks in: 6 KiB on the stack.
const SLOTS: usize = 256;

#[cortex_m_rt::entry]
fn main() -> ! {
    run().exit_process()
}

fn run() -> ExitCode {
    let Ok(planted) = planted() else {
        eprintln!("usage: image [plant=CHECK]");
        return ExitCode::from(2);
    };
    let mut slots = [Slot::EMPTY; SLOTS];
    let mut wrong = 0;
    for check in Check::ALL {
        let tally = check.run(planted == Some(check), &mut slots);
        println!("{:<8} {:>6} answers, {} wrong", check.name(), tally.asked(), tally.wrong());
        wrong += tally.wrong();
    }
    if wrong == 0 { ExitCode::SUCCESS } else { ExitCode::FAILURE }
}

/// An argument that makes no sense.
struct Usage;

/// The check in which a mismatch is to be planted.
fn planted() -> Result<Option<Check>, Usage> {
    let arguments = env::args::<128>().map_err(|_| Usage)?;
    // The first is the name of the program.
    let Some(argument) = (&arguments).nth(1) else { return Ok(None) };
    let name = argument.map_err(|_| Usage)?.strip_prefix("plant=").ok_or(Usage)?;
    Check::named(name).map(Some).ok_or(Usage)
}
