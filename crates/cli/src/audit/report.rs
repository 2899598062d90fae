//! What `audit` says.

use crate::check::Check;
use crate::count::grouped;
use crate::print::printable;
use anstyle::{AnsiColor, Style};
use serde::Serialize;
use std::fmt;
use std::time::Duration;

/// What was checked.
#[derive(Debug, Serialize)]
pub(crate) struct Report {
    pub(crate) passed: bool,
    checks: usize,
    failed: usize,
    items: usize,
    microseconds: u64,
    pub(crate) tables: Vec<TableReport>,
}

/// What was checked about one table.
#[derive(Debug, Serialize)]
pub(crate) struct TableReport {
    pub(crate) table: &'static str,
    /// `shipped`, the path of the file, or `made by` that of the rules.
    pub(crate) source: String,
    pub(crate) rules: String,
    passed: bool,
    pub(crate) checks: Vec<Check>,
}

impl TableReport {
    pub(crate) fn new(table: &'static str, source: String, rules: String, checks: Vec<Check>) -> Self {
        let passed = checks.iter().all(|check| check.passed);
        Self { table, source, rules, passed, checks }
    }
}

impl Report {
    pub(crate) fn new(tables: Vec<TableReport>, time: Duration) -> Self {
        let checks = || tables.iter().flat_map(|table| &table.checks);
        Self {
            passed: checks().all(|check| check.passed),
            checks: checks().count(),
            failed: checks().filter(|check| !check.passed).count(),
            items: checks().map(|check| check.items).sum(),
            microseconds: time.as_micros() as u64,
            tables,
        }
    }

    /// The result in a sentence.
    pub(crate) fn summary(&self) -> String {
        let (checks, items, time) = (self.checks, grouped(self.items), milliseconds(self.microseconds));
        if self.passed {
            format!("All {checks} checks passed: {items} items in {time}.")
        } else {
            format!("{} of {checks} checks failed: {items} items in {time}.", self.failed)
        }
    }
}

/// A time in milliseconds, to the microsecond.
pub(super) fn milliseconds(microseconds: u64) -> String {
    format!("{}.{:03} ms", microseconds / 1_000, microseconds % 1_000)
}

impl fmt::Display for Report {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.tables.iter().try_for_each(|table| writeln!(f, "{table}"))?;
        writeln!(f, "{}", self.summary())
    }
}

impl fmt::Display for TableReport {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "{}, {}: {}", self.table, printable(&self.source), printable(&self.rules))?;
        self.checks.iter().try_for_each(|check| check.fmt(f))
    }
}

impl fmt::Display for Check {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (bad, good) = (Style::new().bold().fg_color(Some(AnsiColor::Red.into())), AnsiColor::Green.on_default());
        let (style, result) = if self.passed { (good, "ok  ") } else { (bad, "FAIL") };
        let (items, time) = (grouped(self.items), milliseconds(self.microseconds));
        writeln!(f, "  {style}{result}{style:#}  {:12} {items:>7} items {time:>11}  {}", self.name, self.claim)?;
        if let Some(note) = &self.note {
            writeln!(f, "        {note}")?;
        }
        if self.faults > 0 {
            writeln!(f, "        {} wrong, the first:", grouped(self.faults))?;
        }
        self.counter_examples.iter().try_for_each(|fault| writeln!(f, "        - {fault}"))
    }
}
