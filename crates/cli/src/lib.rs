#![doc = include_str!("../README.md")]

mod failure;

mod args;
mod count;
mod deferred;

mod input;
mod output;
mod scan;
mod small_file;

mod print;
mod progress;

mod check;
mod table;

mod calendar;
mod squares;

mod special;

mod judge;

mod position;
mod solve;
mod sum;

mod discover;
mod law;

mod audit;
mod emit;
mod prove;

mod manual;

pub use judge::{Judged, judge};

use args::{Args, Command};
use clap::Parser;
use failure::Failure;
use std::process::ExitCode;

fn run(args: Args) -> Result<ExitCode, Failure> {
    match args.command {
        Command::Judge(args) => judge::run(&args.0)?,
        Command::Solve(args) => solve::run(&args.0)?,
        Command::Sum(args) => sum::run(&args.0)?,
        Command::Prove(args) => return prove::run(&args.0),
        Command::Law(args) => return law::run(&args.0),
        Command::Discover(args) => return discover::run(&args.0),
        Command::Rules(args) => special::rules(args.0.file.as_deref().filter(|_| !args.0.schema), args.0.json)?,
        Command::Audit(args) => return audit::run(&args.0),
        Command::Emit(args) => emit::run(&args.0)?,
        Command::Completions(args) => manual::completions(args.0.shell)?,
        Command::Man(args) => manual::pages(&args.0.directory)?,
    }
    Ok(ExitCode::SUCCESS)
}

/// Runs the command that the program's arguments give; what the binary does.
#[must_use]
pub fn main() -> ExitCode {
    match run(Args::parse()) {
        Ok(code) => code,
        Err(failure) => failure.report(),
    }
}
