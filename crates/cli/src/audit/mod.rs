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
use crate::table::{self, CalendarTable, Name, Table, VariantTable};
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
        None => tables(args)?.iter().map(|table| shipped_or_read(args, table)).collect(),
        Some(path) => vec![by_rules(args, path)?],
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
        Some(asked) if asked != table.name() => {
            let help = format!("audit it with --table {}, or leave --table out", table.name().text());
            Err(another_table(path, asked, table.name(), help))
        }
        _ => Ok(vec![table]),
    }
}

fn another_table(path: &Path, asked: Name, found: Name, help: String) -> Failure {
    let (found, asked) = (found.text(), asked.text());
    Failure::Usage { message: format!("{}: expected the table {asked}, found {found}", path.display()), help }
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
            Some(plane::svg(&Days::new(), &|day| Said::Value(claimed(table, day))))
        }
        _ => None,
    };
    Audited { report: TableReport::new(table.name(), &source, table.rules(), checks), picture }
}

/// The calendar's table in the file.
fn calendar_in(path: &Path) -> Result<CalendarTable, Failure> {
    match table::read(path)? {
        Table::Calendar(table) => Ok(table),
        other @ Table::Squares(_) => {
            let help = "leave --rules out, which is about the Calendar Game".into();
            Err(another_table(path, Name::Calendar, other.name(), help))
        }
    }
}

/// The table in the file, else the one that the pipeline makes, against rules from a file.
fn by_rules(args: &AuditArgs, path: &Path) -> Result<Audited, Failure> {
    let rules = crate::variant::read(path)?;
    let terms = Terms::from(&rules);
    if terms == Terms::classic() {
        // Rules that are the problem's have the problem's table.
        let file = args.file.as_deref().map(calendar_in).transpose()?;
        return Ok(shipped_or_read(args, &file.map_or_else(|| Table::shipped(Name::Calendar), Table::Calendar)));
    }
    let (table, source) = match &args.file {
        None => (VariantTable::made(&rules)?, format!("made by {}", path.display())),
        Some(path) => (VariantTable::of_outcomes(calendar_in(path)?), path.display().to_string()),
    };
    let (days, derivation) = calendar::derive(&terms);
    let checks = std::iter::once(derivation).chain(variant::checks(&table, &days)).collect();
    let said = |day: &Day| match &table.values {
        Some(values) => Said::Value(values.get(variant::slot(day))),
        None => Said::Outcome(table.outcomes.bit(day.word, day.bit)),
    };
    let picture = args.html.is_some().then(|| plane::svg(&days, &said));
    Ok(Audited { report: TableReport::new(Name::Calendar, &source, &terms.words, checks), picture })
}

#[cfg(test)]
mod tests;
