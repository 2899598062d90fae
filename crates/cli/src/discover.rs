//! `foregone discover`: the shortest law of a given form, found in a table.
//!
//! The form is a parity of some of year, month and day, and days of the year on which it fails. Nothing is known here
//! but the table: each of the parities is tried, and the one with the fewest exceptional days kept.

use crate::args::DiscoverArgs;
use crate::calendar::Variant;
use crate::failure::Failure;
use crate::print::print;
use crate::progress;
use foregone::Date;
use foregone::calendar::{Deadline, Position, outcome};
use serde::Serialize;
use std::collections::BTreeMap;
use std::fmt;
use std::process::ExitCode;

/// A date, and whether First wins from it.
type Row = (Date, bool);

/// The law found.
#[derive(Debug, Serialize)]
struct Discovery {
    /// The game whose outcomes it is about.
    subject: String,
    /// How many laws of the form were tried.
    tried: usize,
    positions: usize,
    law: Law,
    /// The positions on which the law, with its exceptional days, is wrong.
    wrong: usize,
    /// Whether there are none.
    exact: bool,
}

/// First wins if and only if the sum of the terms has that parity, except on the exceptional days, where the parity
/// is wrong.
#[derive(Clone, Debug, Serialize)]
struct Law {
    terms: Vec<&'static str>,
    remainder: u16,
    /// Month and day.
    exceptions: Vec<(u8, u8)>,
}

const TERMS: [&str; 3] = ["y", "m", "d"];

/// Every law of the form: which terms, and which parity wins.
fn forms() -> impl Iterator<Item = Law> {
    (0..1_usize << TERMS.len()).flat_map(|chosen| {
        [0, 1].map(|remainder| Law {
            terms: TERMS.iter().enumerate().filter(|(bit, _)| chosen >> bit & 1 == 1).map(|(_, term)| *term).collect(),
            remainder,
            exceptions: Vec::new(),
        })
    })
}

impl Law {
    /// What the parity alone says.
    fn parity_wins(&self, date: Date) -> bool {
        let term = |name: &&str| match *name {
            "y" => date.year(),
            "m" => u16::from(date.month()),
            _ => u16::from(date.day()),
        };
        self.terms.iter().map(term).sum::<u16>() % 2 == self.remainder
    }

    fn wins(&self, date: Date) -> bool {
        self.parity_wins(date) != self.exceptions.contains(&(date.month(), date.day()))
    }

    /// The same parity with the exceptional days that serve it best: those on which it is wrong more often than right.
    fn fitted(mut self, table: &[Row]) -> Self {
        let mut days: BTreeMap<(u8, u8), i32> = BTreeMap::new();
        for (date, wins) in table {
            let is_wrong = self.parity_wins(*date) != *wins;
            *days.entry((date.month(), date.day())).or_default() += if is_wrong { 1 } else { -1 };
        }
        self.exceptions = days.into_iter().filter(|(_, balance)| *balance > 0).map(|(day, _)| day).collect();
        self
    }

    fn wrong(&self, table: &[Row]) -> usize {
        table.iter().filter(|(date, wins)| self.wins(*date) != *wins).count()
    }
}

/// The game asked for, in words, and its outcomes.
fn table(args: &DiscoverArgs) -> Result<(String, Vec<Row>), Failure> {
    Ok(match (&args.other.rules, args.other.deadline) {
        (Some(path), _) => {
            let variant = Variant::read(path)?;
            let outcomes = variant.outcomes().map(foregone::Outcome::is_win);
            (variant.rules().to_string(), dates_from(variant.rules().first()).zip(outcomes).collect())
        }
        (None, Some(deadline)) => {
            let game = Deadline::new(deadline);
            let row = |date| Some((date, game.outcome(date).ok()?.is_win()));
            (format!("calendar: dates up to the deadline {deadline}"), dates_from(Date::MIN).map_while(row).collect())
        }
        (None, None) => {
            let row = |position: Position| (position.date(), outcome(position).is_win());
            let (first, last) = (Position::FIRST, Position::DEADLINE);
            (format!("calendar: positions {first} to {last}"), Position::all().map(row).collect())
        }
    })
}

fn dates_from(first: Date) -> impl Iterator<Item = Date> {
    std::iter::successors(Some(first), |date| date.tomorrow())
}

/// Finds the law and prints it; the exit code is 1 where no law of the form is exact.
pub(crate) fn run(args: &DiscoverArgs) -> Result<ExitCode, Failure> {
    let (subject, table) = table(args)?;
    let fit = || forms().map(|law| law.fitted(&table)).map(|law| (law.wrong(&table), law)).collect();
    let fitted: Vec<(usize, Law)> = progress::during("fitting laws", fit);
    let tried = fitted.len();
    // Exact before inexact, then the fewest exceptions, then the fewest terms.
    let best = fitted.into_iter().min_by_key(|(wrong, law)| (*wrong, law.exceptions.len(), law.terms.len()));
    let Some((wrong, law)) = best else { return Ok(ExitCode::FAILURE) };
    let discovery = Discovery { subject, tried, positions: table.len(), law, wrong, exact: wrong == 0 };
    print(&discovery, args.json)?;
    Ok(if discovery.exact { ExitCode::SUCCESS } else { ExitCode::FAILURE })
}

impl fmt::Display for Law {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match (self.terms.as_slice(), self.remainder) {
            // A sum of nothing is even.
            ([], 0) => f.write_str("First always wins")?,
            ([], _) => f.write_str("First never wins")?,
            (terms, 0) => write!(f, "First wins if and only if {} is even", terms.join(" + "))?,
            (terms, _) => write!(f, "First wins if and only if {} is odd", terms.join(" + "))?,
        }
        let days: Vec<String> = self.exceptions.iter().map(|(month, day)| format!("{month:02}-{day:02}")).collect();
        if days.is_empty() { Ok(()) } else { write!(f, ", the other way round on {}", days.join(", ")) }
    }
}

impl fmt::Display for Discovery {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { subject, tried, positions, law, wrong, exact } = self;
        writeln!(f, "{subject}")?;
        writeln!(f, "form: a parity of some of y, m and d, and days of the year on which it is the other way round")?;
        writeln!(f, "tried: {tried} laws of the form, on all {positions} positions of the table")?;
        writeln!(f, "found: {law}")?;
        if *exact {
            writeln!(f, "It is exact: no position contradicts it.")
        } else {
            writeln!(f, "It is the best of the form, and wrong on {wrong} positions.")
        }
    }
}
