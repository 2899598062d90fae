//! `foregone audit`: every table derived anew and compared bit by bit.
//!
//! Nothing that solved, packed or emitted a table is used here, and neither are the library's rules: dates follow each
//! other, blocks cover cells, and all else is said again. Only the checks of the library's own answers call it.

mod check;

mod crc;
mod mex;

mod calendar;
mod squares;

mod report;

mod html;
mod plane;

use crate::args::AuditArgs;
use crate::failure::Failure;
use crate::print::print;
use crate::table::{self, Name, Table};
use report::{Report, TableReport};
use std::process::ExitCode;
use std::time::Instant;

/// Audits the tables asked for; exits with 1 where a check fails.
pub(crate) fn run(args: &AuditArgs) -> Result<ExitCode, Failure> {
    let start = Instant::now();
    let tables = tables(args)?;
    let is_shipped = args.file.is_none();
    let source = args.file.as_ref().map_or_else(|| "shipped".to_owned(), |path| path.display().to_string());
    let audited = tables.iter().map(|table| TableReport::new(table, &source, audit(table, is_shipped))).collect();
    let report = Report::new(audited, start.elapsed());
    if let Some(path) = &args.html {
        let page = html::page(&report, &tables);
        let what = || format!("cannot write {}", path.display());
        std::fs::write(path, page).map_err(|error| Failure::Io { what: what(), error })?;
    }
    print(&report, args.json)?;
    Ok(if report.passed { ExitCode::SUCCESS } else { ExitCode::from(1) })
}

/// The table of the file, else the shipped ones; of that name if one was asked for.
fn tables(args: &AuditArgs) -> Result<Vec<Table>, Failure> {
    let Some(path) = &args.file else {
        let names = Name::ALL.into_iter().filter(|name| args.table.is_none_or(|asked| asked == *name));
        return Ok(names.map(Table::shipped).collect());
    };
    let table = table::read(path)?;
    match args.table {
        Some(asked) if asked != table.name() => {
            let (found, asked) = (table.name().text(), asked.text());
            let message = format!("{}: expected the table {asked}, found {found}", path.display());
            Err(Failure::Usage { message, help: format!("audit it with --table {found}, or leave --table out") })
        }
        _ => Ok(vec![table]),
    }
}

fn audit(table: &Table, is_shipped: bool) -> Vec<check::Check> {
    match table {
        Table::Calendar(table) => calendar::audit(table, is_shipped),
        Table::Squares(table) => squares::audit(table, is_shipped),
    }
}

#[cfg(test)]
mod tests;
