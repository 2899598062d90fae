//! `foregone emit`: the shipped tables for other toolchains.

mod form;

mod source;

mod calendar;
mod csv;
mod squares;

pub(crate) use form::Form;

use crate::args::EmitArgs;
use crate::failure::Failure;
use crate::table::{Table, to_bytes, to_json};
use std::io::{self, Write};

/// Writes the table to standard output.
pub(crate) fn run(args: &EmitArgs) -> Result<(), Failure> {
    let table = Table::shipped(args.table);
    let bytes = match (args.format, &table) {
        (Form::Bin, _) => to_bytes(&table),
        (Form::Json, _) => {
            let json = to_json(&table).map_err(|error| Failure::output(error.into()))?;
            format!("{json}\n").into_bytes()
        }
        (Form::Csv, _) => csv::text(&table).into_bytes(),
        (Form::C | Form::Rust, Table::Calendar(table)) => calendar::text(table, args.format).into_bytes(),
        (Form::C | Form::Rust, Table::Squares(table)) => squares::text(table, args.format).into_bytes(),
    };
    let mut stdout = io::stdout().lock();
    stdout.write_all(&bytes).and_then(|()| stdout.flush()).map_err(Failure::output)
}
