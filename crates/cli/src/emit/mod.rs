//! `foregone emit`: the shipped tables, and those of variants, for other toolchains.

mod form;

mod source;

mod calendar;
mod csv;
mod squares;

pub(crate) use form::Form;

use crate::args::EmitArgs;
use crate::failure::Failure;
use crate::table::{Name, Table, VariantTable, to_bytes, to_json};
use foregone::calendar::Rules;
use std::io::{self, Write};

/// Writes the table to standard output.
pub(crate) fn run(args: &EmitArgs) -> Result<(), Failure> {
    if args.rules.is_some() && args.table != Name::Calendar {
        return Err(Failure::Usage {
            message: "--rules is about the Calendar Game".into(),
            help: "leave it out, or emit calendar".into(),
        });
    }
    let rules = args.rules.as_deref().map(crate::variant::read).transpose()?;
    // Rules that are the problem's have the problem's table.
    if let Some(rules) = rules.filter(|rules| *rules != Rules::CLASSIC) {
        return write(&variant(args.format, &rules)?);
    }
    let table = Table::shipped(args.table);
    let bytes = match (args.format, &table) {
        (Form::Bin, _) => to_bytes(&table),
        (Form::Json, _) => json(&table)?,
        (Form::Csv, _) => csv::text(&table).into_bytes(),
        (Form::C | Form::Rust, Table::Calendar(table)) => calendar::text(table, args.format).into_bytes(),
        (Form::C | Form::Rust, Table::Squares(table)) => squares::text(table, args.format).into_bytes(),
    };
    write(&bytes)
}

/// The table of a variant: its outcomes, and in a text of lines its values too.
fn variant(form: Form, rules: &Rules) -> Result<Vec<u8>, Failure> {
    if matches!(form, Form::C | Form::Rust) {
        return Err(Failure::Usage {
            message: "source text is written of the game that was set only, since it answers by that game's law".into(),
            help: "take --format bin, json or csv; in Rust, a build script solves a variant by foregone-codegen".into(),
        });
    }
    let table = VariantTable::made(rules)?;
    if form == Form::Csv {
        return Ok(csv::variant(rules, &table).into_bytes());
    }
    let outcomes = Table::Calendar(table.outcomes);
    if form == Form::Json { json(&outcomes) } else { Ok(to_bytes(&outcomes)) }
}

fn json(table: &Table) -> Result<Vec<u8>, Failure> {
    let json = to_json(table).map_err(|error| Failure::output(error.into()))?;
    Ok(format!("{json}\n").into_bytes())
}

fn write(bytes: &[u8]) -> Result<(), Failure> {
    let mut stdout = io::stdout().lock();
    stdout.write_all(bytes).and_then(|()| stdout.flush()).map_err(Failure::output)
}
