//! `foregone emit`: the shipped tables, and those of variants, for other toolchains.

use crate::args::EmitArgs;
use crate::failure::Failure;
use crate::special::RULED;
use crate::table::{Language, header, to_bytes};
use clap::ValueEnum;
use std::io::{self, Write};

/// The forms that a table can be written in.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(crate) enum Form {
    /// A module that needs nothing but core.
    Rust,
    /// A header for C99 and C++, with functions that answer.
    C,
    /// One object; `audit --file` reads it.
    Json,
    /// A line for each position or component.
    Csv,
    /// Little-endian words behind a header; `audit --file` reads it.
    Bin,
}

/// Writes the table to standard output.
pub(crate) fn run(args: &EmitArgs) -> Result<(), Failure> {
    let rules = args.by_rules.rules.as_deref();
    if rules.is_some() && args.table.name != RULED.table.name {
        return Err(Failure::Usage {
            message: format!("--rules is about {}", RULED.game),
            help: format!("leave it out, or emit {}", RULED.table.name),
        });
    }
    let by_rules = rules.map(|path| (RULED.by_rules)(path, None)).transpose()?.flatten();
    let table = by_rules.unwrap_or_else(args.table.shipped);
    let bytes = match args.format {
        Form::Bin => to_bytes(&*table),
        Form::Json => table.json().map(|json| json + "\n").map_err(|error| Failure::output(error.into()))?.into_bytes(),
        Form::Csv => [header(&*table).map(|line| format!("# {line}\n")).concat(), table.csv()].concat().into_bytes(),
        Form::C => table.source(Language::C)?.into_bytes(),
        Form::Rust => table.source(Language::Rust)?.into_bytes(),
    };
    let mut stdout = io::stdout().lock();
    stdout.write_all(&bytes).and_then(|()| stdout.flush()).map_err(Failure::output)
}
