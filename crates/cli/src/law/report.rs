//! What came of testing a claim.

use super::claim::Claim;
use super::subject::{Subject, in_words};
use crate::failure::Failure;
use crate::progress::Progress;
use anstyle::{AnsiColor, Style};
use rhai::Scope;
use serde::Serialize;
use std::collections::BTreeMap;
use std::fmt;

/// The result.
#[derive(Debug, Serialize)]
pub(super) struct Report {
    subject: String,
    claim: String,
    about: &'static str,
    positions: usize,
    fails: usize,
    /// Whether it fails nowhere.
    holds: bool,
    /// The first positions on which the claim fails.
    counter_examples: Vec<CounterExample>,
    /// By month and day: on how many of how many positions it fails.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pattern: Vec<DayPattern>,
}

#[derive(Debug, Serialize)]
struct CounterExample {
    position: String,
    claimed: String,
    is: String,
}

/// A day of the year on which the claim fails.
#[derive(Debug, Serialize)]
struct DayPattern {
    month: u8,
    day: u8,
    fails: u64,
    of: u64,
}

/// The most counter-examples shown.
const SHOWN: usize = 5;

impl Report {
    /// Tests the claim on every position.
    ///
    /// # Errors
    ///
    /// Where the expression cannot be evaluated.
    pub(super) fn of(claim: &Claim, subject: Subject) -> Result<Self, Failure> {
        let mut progress = Progress::new(subject.count, "positions");
        let mut scope = Scope::new();
        let (mut positions, mut fails, mut counter_examples) = (0, 0, Vec::new());
        let mut days: BTreeMap<(u8, u8), (u64, u64)> = BTreeMap::new();
        for case in subject.cases {
            scope.rewind(0);
            for (name, value) in claim.variables.iter().zip(case.values) {
                scope.push_dynamic(*name, value);
            }
            let (claimed, is) = (claim.says(&mut scope)?, claim.truth(case.value));
            positions += 1;
            progress.at(positions);
            if claimed != is {
                fails += 1;
                if counter_examples.len() < SHOWN {
                    let words = |value| in_words(claim.is_grundy, value);
                    counter_examples.push(CounterExample {
                        position: case.name,
                        claimed: words(claimed),
                        is: words(is),
                    });
                }
            }
            if let Some(day) = case.day {
                let (failed, of) = days.entry(day).or_default();
                *failed += u64::from(claimed != is);
                *of += 1;
            }
        }
        progress.end();
        let failing = days.into_iter().filter(|(_, (fails, _))| *fails > 0);
        Ok(Self {
            subject: subject.description,
            claim: claim.expression.clone(),
            about: if claim.is_grundy { "the Grundy value is" } else { "First wins if and only if" },
            positions,
            fails,
            holds: fails == 0,
            counter_examples,
            pattern: failing.map(|((month, day), (fails, of))| DayPattern { month, day, fails, of }).collect(),
        })
    }

    /// Whether the claim holds everywhere.
    pub(super) fn holds(&self) -> bool {
        self.holds
    }

    /// A row a month, a column a day: where it fails always, sometimes, never.
    fn picture(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "\nwhere it fails, by month and day (# in every year, + in some, . in none):")?;
        writeln!(
            f,
            "      {}",
            (1..=31).map(|day| if day % 5 == 0 { format!("{day:>2}") } else { "  ".into() }).collect::<String>()
        )?;
        for month in 1..=12 {
            let sign = |day: u8| match self.pattern.iter().find(|found| (found.month, found.day) == (month, day)) {
                Some(found) if found.fails == found.of => '#',
                Some(_) => '+',
                None => '.',
            };
            // 29 February has its column even though few years have it.
            let days = foregone::date::days_in_month(2000, month);
            let signs: Vec<String> = (1..=days).map(|day| sign(day).to_string()).collect();
            writeln!(f, "  {month:>2}   {}", signs.join(" "))?;
        }
        Ok(())
    }
}

impl fmt::Display for Report {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "{}", self.subject)?;
        writeln!(f, "claim: {} {}", self.about, self.claim)?;
        let style = |colour: AnsiColor| Style::new().bold().fg_color(Some(colour.into()));
        if self.holds() {
            let green = style(AnsiColor::Green);
            return writeln!(f, "{green}It holds on all {} positions.{green:#}", self.positions);
        }
        let red = style(AnsiColor::Red);
        let held = self.positions - self.fails;
        writeln!(
            f,
            "{red}It is refuted: it fails on {} of {} positions and holds on {held}.{red:#}",
            self.fails, self.positions
        )?;
        writeln!(f, "first counter-examples:")?;
        for CounterExample { position, claimed, is } in &self.counter_examples {
            writeln!(f, "  {position}: claimed {claimed}, but it is: {is}")?;
        }
        if self.pattern.is_empty() { Ok(()) } else { self.picture(f) }
    }
}
