//! `foregone audit`: every table derived anew and compared bit by bit.
//!
//! Nothing that solved, packed or emitted a table is used here, and neither are the library's rules: dates follow each
//! other, blocks cover cells, and all else is said again. Only the checks of the library's own answers call it.

mod check;

mod crc;
mod mex;

mod calendar;
mod squares;
mod variant;

mod report;

mod html;
mod plane;

pub(crate) use calendar::{Span, Terms};
#[cfg(test)]
pub(crate) use {calendar::derive, tests::for_all, variant::checks as variant_checks};

use crate::args::AuditArgs;
use crate::failure::Failure;
use crate::print::print;
use crate::table::{self, Name, Table, VariantTable};
use calendar::{Day, Days, claimed};
use maud::Markup;
use plane::Said;
use report::{Report, TableReport};
use std::path::Path;
use std::process::ExitCode;
use std::time::Instant;

/// A table that has been checked, and its picture if it has one and a page is asked for.
struct Audited {
    report: TableReport,
    picture: Option<Markup>,
}

/// Audits the tables asked for; exits with 1 where a check fails.
pub(crate) fn run(args: &AuditArgs) -> Result<ExitCode, Failure> {
    let start = Instant::now();
    let audited = match &args.rules {
        Some(rules) => vec![variant(args, rules)?],
        None => tables(args)?.iter().map(|table| shipped_or_read(args, table)).collect(),
    };
    let (tables, pictures): (Vec<_>, Vec<_>) = audited.into_iter().map(|one| (one.report, one.picture)).unzip();
    let report = Report::new(tables, start.elapsed());
    if let Some(path) = &args.html {
        let page = html::page(&report, &pictures);
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
        Some(asked) if asked != table.name() => Err(another_table(path, asked, table.name())),
        _ => Ok(vec![table]),
    }
}

fn another_table(path: &Path, asked: Name, found: Name) -> Failure {
    let (found, asked) = (found.text(), asked.text());
    Failure::Usage {
        message: format!("{}: expected the table {asked}, found {found}", path.display()),
        help: format!("audit it with --table {found}, or leave --table out"),
    }
}

fn audit(table: &Table, is_shipped: bool) -> Vec<check::Check> {
    match table {
        Table::Calendar(table) => calendar::audit(table, is_shipped),
        Table::Squares(table) => squares::audit(table, is_shipped),
    }
}

fn shipped_or_read(args: &AuditArgs, table: &Table) -> Audited {
    let source = args.file.as_ref().map_or_else(|| "shipped".to_owned(), |path| path.display().to_string());
    let checks = audit(table, args.file.is_none());
    let picture = match table {
        Table::Calendar(table) if args.html.is_some() => {
            plane::svg(&Days::new(), &|day| Said::Value(claimed(table, day)))
        }
        _ => None,
    };
    Audited { report: TableReport::new(table.name(), &source, table.rules(), checks), picture }
}

/// The table in the file, else the one that the pipeline makes, against the rules of a variant.
fn variant(args: &AuditArgs, path: &Path) -> Result<Audited, Failure> {
    let rules = crate::variant::read(path)?;
    let (table, source) = match &args.file {
        None => (VariantTable::made(&rules)?, format!("made by {}", path.display())),
        Some(path) => match table::read(path)? {
            Table::Calendar(outcomes) => (VariantTable { outcomes, values: None }, path.display().to_string()),
            other @ Table::Squares(_) => return Err(another_table(path, Name::Calendar, other.name())),
        },
    };
    let (days, derivation) = calendar::derive(&(&rules).into());
    let checks = std::iter::once(derivation).chain(variant::checks(&table, &days)).collect();
    let said = |day: &Day| match &table.values {
        Some(values) => Said::Value(values.get(variant::slot(day))),
        None => Said::Outcome(table.outcomes.bit(day.word, day.bit)),
    };
    let picture = if args.html.is_some() { plane::svg(&days, &said) } else { None };
    Ok(Audited { report: TableReport::new(Name::Calendar, &source, &table.outcomes.rules, checks), picture })
}

#[cfg(test)]
mod tests;
