//! The command line of foregone.

mod failure;

mod args;

mod input;
mod output;
mod scan;

mod judge;

mod position;
mod solve;
mod sum;

mod discover;
mod law;
mod prove;

mod manual;

use args::{Args, Command};
use clap::Parser;
use failure::Failure;
use std::process::ExitCode;

fn run(args: Args) -> Result<ExitCode, Failure> {
    match args.command {
        Command::Judge(args) => judge::run(&args)?,
        Command::Solve(args) => solve::run(&args)?,
        Command::Sum(args) => sum::run(&args)?,
        Command::Prove(args) => return prove::run(&args),
        Command::Law(args) => return law::run(&args),
        Command::Discover(args) => return discover::run(&args),
        Command::Completions { shell } => manual::completions(shell)?,
        Command::Man { directory } => manual::pages(&directory)?,
    }
    Ok(ExitCode::SUCCESS)
}

fn main() -> ExitCode {
    match run(Args::parse()) {
        Ok(code) => code,
        Err(failure) => failure.report(),
    }
}
