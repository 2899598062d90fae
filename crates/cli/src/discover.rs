//! `foregone discover`: the shortest law of a given form, found in a table.
//!
//! The form is a parity of some of the game's variables, and places at which it fails. Nothing is known here but the
//! table: each of the parities is tried, and the one with the fewest exceptional places kept.

use crate::args::DiscoverArgs;
use crate::failure::Failure;
use crate::print::print;
use crate::progress;
use foregone_guide::{AnyRoom, Pattern, Value};
use serde::Serialize;
use std::collections::BTreeMap;
use std::fmt;
use std::process::ExitCode;

/// The values of a position's variables, and whether First wins from it.
struct Row {
    /// Those whose parity a law may be about.
    terms: Vec<u64>,
    /// Those that exceptions are told by.
    place: (u64, u64),
    wins: bool,
}

/// The law found.
#[derive(Debug, Serialize)]
struct Discovery {
    /// The game whose outcomes it is about.
    subject: String,
    #[serde(skip)]
    form: String,
    /// How many laws of the form were tried.
    tried: usize,
    positions: usize,
    law: Law,
    /// The positions on which the law, with its exceptional days, is wrong.
    wrong: usize,
    /// Whether there are none.
    exact: bool,
}

/// First wins if and only if the sum of the terms has that parity, except at the exceptional places, where the parity is
/// wrong.
#[derive(Clone, Debug, Serialize)]
struct Law {
    terms: Vec<&'static str>,
    remainder: u64,
    /// By the two variables of the game's pattern.
    exceptions: Vec<(u64, u64)>,
    /// Which of the terms of a row are summed.
    #[serde(skip)]
    chosen: usize,
}

impl Law {
    /// Every law of the form: which terms, and which parity wins.
    fn forms(names: &[&'static str]) -> impl Iterator<Item = Self> {
        (0..1_usize << names.len()).flat_map(move |chosen| {
            let summed = names.iter().enumerate().filter(move |(bit, _)| chosen >> bit & 1 == 1);
            let terms: Vec<&str> = summed.map(|(_, name)| *name).collect();
            [0, 1].map(|remainder| Self { terms: terms.clone(), remainder, exceptions: Vec::new(), chosen })
        })
    }

    /// What the parity alone says.
    fn parity_wins(&self, row: &Row) -> bool {
        let chosen = row.terms.iter().enumerate().filter(|(bit, _)| self.chosen >> bit & 1 == 1);
        chosen.map(|(_, value)| value).sum::<u64>() % 2 == self.remainder
    }

    fn wins(&self, row: &Row) -> bool {
        self.parity_wins(row) != self.exceptions.contains(&row.place)
    }

    /// The same parity with the exceptional places that serve it best: those where it is wrong more often than right.
    fn fitted(mut self, table: &[Row]) -> Self {
        let mut places: BTreeMap<(u64, u64), i32> = BTreeMap::new();
        for row in table {
            let is_wrong = self.parity_wins(row) != row.wins;
            *places.entry(row.place).or_default() += if is_wrong { 1 } else { -1 };
        }
        self.exceptions = places.into_iter().filter(|(_, balance)| *balance > 0).map(|(place, _)| place).collect();
        self
    }

    fn wrong(&self, table: &[Row]) -> usize {
        table.iter().filter(|row| self.wins(row) != row.wins).count()
    }
}

/// The game in words, and its outcomes.
fn table(room: &dyn AnyRoom, pattern: &Pattern) -> Option<(String, Vec<Row>)> {
    let (subject, _, seen) = room.subject()?;
    let rows = seen.map(|seen| {
        let number = |index: usize| match seen.values.get(index) {
            Some(Value::Number(number)) => u64::try_from(*number).unwrap_or(0),
            _ => 0,
        };
        Row {
            terms: pattern.terms.iter().map(|index| number(*index)).collect(),
            place: (number(pattern.row.0), number(pattern.column.0)),
            wins: !seen.grundy.is_zero(),
        }
    });
    Some((subject, rows.collect()))
}

/// Finds the law and prints it; the exit code is 1 where no law of the form is exact.
pub(crate) fn run(args: &DiscoverArgs) -> Result<ExitCode, Failure> {
    let chosen = args.other.room(args.game, "discover a law of")?;
    let about = chosen.about();
    let Some(pattern) = &about.pattern else { return Ok(ExitCode::FAILURE) };
    let Some((subject, table)) = table(&*chosen, pattern) else { return Ok(ExitCode::FAILURE) };
    let terms: Vec<&str> = pattern.terms.iter().filter_map(|index| Some(about.variables.get(*index)?.0)).collect();
    let fit = || Law::forms(&terms).map(|law| law.fitted(&table)).map(|law| (law.wrong(&table), law)).collect();
    let fitted: Vec<(usize, Law)> = progress::during("fitting laws", fit);
    let tried = fitted.len();
    // Exact before inexact, then the fewest exceptions, then the fewest terms.
    let best = fitted.into_iter().min_by_key(|(wrong, law)| (*wrong, law.exceptions.len(), law.terms.len()));
    let Some((wrong, law)) = best else { return Ok(ExitCode::FAILURE) };
    let form =
        format!("a parity of some of {}, and days of the year on which it is the other way round", listed(&terms));
    let discovery = Discovery { subject, form, tried, positions: table.len(), law, wrong, exact: wrong == 0 };
    print(&discovery, args.json)?;
    Ok(if discovery.exact { ExitCode::SUCCESS } else { ExitCode::FAILURE })
}

/// Words as a list in a sentence.
fn listed(words: &[&str]) -> String {
    match words {
        [some @ .., last] if !some.is_empty() => format!("{} and {last}", some.join(", ")),
        words => words.concat(),
    }
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
        let places: Vec<String> = self.exceptions.iter().map(|(row, column)| format!("{row:02}-{column:02}")).collect();
        if places.is_empty() { Ok(()) } else { write!(f, ", the other way round on {}", places.join(", ")) }
    }
}

impl fmt::Display for Discovery {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { subject, form, tried, positions, law, wrong, exact } = self;
        writeln!(f, "{subject}")?;
        writeln!(f, "form: {form}")?;
        writeln!(f, "tried: {tried} laws of the form, on all {positions} positions of the table")?;
        writeln!(f, "found: {law}")?;
        if *exact {
            writeln!(f, "It is exact: no position contradicts it.")
        } else {
            writeln!(f, "It is the best of the form, and wrong on {wrong} positions.")
        }
    }
}
