//! `foregone audit`: every table derived anew and compared bit by bit.
//!
//! Nothing that solved, packed or emitted a table is used by the audits of the games, and neither are the library's rules:
//! dates follow each other, blocks cover cells, and all else is said again. Only the checks of the library's own answers
//! call it.

mod report;

mod html;

use crate::args::AuditArgs;
use crate::failure::Failure;
use crate::print::print;
use crate::special::{RULED, tables};
use crate::table::{self, BoxedTable, Kind};
use report::{Report, TableReport};
use std::path::Path;
use std::process::ExitCode;
use std::time::Instant;

/// Audits the tables asked for; exits with 1 where a check fails.
pub(crate) fn run(args: &AuditArgs) -> Result<ExitCode, Failure> {
    let start = Instant::now();
    let (mut reports, mut pictures) = (Vec::new(), Vec::new());
    for (table, source) in asked_for(args)? {
        let audited = table.audit(source.is_none(), args.html.is_some());
        let source = source.unwrap_or_else(|| "shipped".into());
        reports.push(TableReport::new(table.name(), source, audited.rules, audited.checks));
        pictures.push(audited.picture);
    }
    let report = Report::new(reports, start.elapsed());
    if let Some(path) = &args.html {
        let page = html::page(&report, &pictures);
        let what = || format!("cannot write {}", path.display());
        std::fs::write(path, page).map_err(|error| Failure::Io { what: what(), error })?;
    }
    print(&report, args.json)?;
    Ok(if report.passed { ExitCode::SUCCESS } else { ExitCode::from(1) })
}

/// The tables, each with where it is from, which of the shipped ones is nowhere.
fn asked_for(args: &AuditArgs) -> Result<Vec<(BoxedTable, Option<String>)>, Failure> {
    let rules = args.rules.as_deref();
    let name = rules.map_or(args.table, |_| Some(RULED.table));
    let file = || args.file.as_deref().map(|path| read(path, name, rules.is_some())).transpose();
    let source = args.file.as_ref().map(|path| path.display().to_string());
    let found = match rules {
        Some(path) => {
            let source = source.or_else(|| Some(format!("made by {}", path.display())));
            (RULED.by_rules)(path, &file)?.map(|table| (table, source))
        }
        None => file()?.map(|table| (table, source)),
    };
    let shipped = || tables().into_iter().filter(|kind| name.is_none_or(|name| name.name == kind.name));
    Ok(found.map_or_else(|| shipped().map(|kind| ((kind.shipped)(), None)).collect(), |found| vec![found]))
}

/// The table in the file, which must be of that name if one is given, by rules or without.
fn read(path: &Path, name: Option<&Kind>, by_rules: bool) -> Result<BoxedTable, Failure> {
    let table = table::read(path, &tables())?;
    match name {
        Some(Kind { name, .. }) if *name != table.name() => {
            let found = table.name();
            Err(Failure::Usage {
                message: format!("{}: expected the table {name}, found {found}", path.display()),
                help: if by_rules {
                    format!("leave --rules out, which is about {}", RULED.game)
                } else {
                    format!("audit it with --table {found}, or leave --table out")
                },
            })
        }
        _ => Ok(table),
    }
}
