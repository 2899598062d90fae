//! Prints what the images weigh and what their answers take, and exits with 1 where a bar does not hold.
//!
//! `../size` builds what is read here: `weigh DIRECTORY` reads the probes, `count` the emulator's log on standard
//! input. `ask` answers every date, for callgrind to count.

mod cost;
mod host;
mod image;
mod log;
mod size;

use foregone_bench::Result;
use foregone_bench::table::Table;
use std::process::ExitCode;
use std::{env, path::Path};

fn main() -> ExitCode {
    run().unwrap_or_else(|error| {
        eprintln!("error: {error}");
        ExitCode::from(2)
    })
}

fn run() -> Result<ExitCode> {
    let arguments: Vec<String> = env::args().skip(1).collect();
    let table: Table = match arguments.iter().map(String::as_str).collect::<Vec<_>>()[..] {
        ["weigh", directory] => size::table(Path::new(directory))?,
        ["count"] => cost::table(std::io::stdin().lock())?,
        ["ask"] => {
            let mut years = Box::new(firmware_ways::UNSOLVED);
            return Ok(ExitCode::from(u8::from(!firmware_ways::ask_every_date(&mut years))));
        }
        _ => return Err("usage: weigh DIRECTORY, count <LOG, or ask".into()),
    };
    print!("{table}");
    Ok(ExitCode::from(u8::from(!table.holds())))
}
