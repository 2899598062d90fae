//! What came of testing a claim.

use super::Tested;
use crate::failure::Failure;
use crate::progress::Progress;
use anstyle::{AnsiColor, Style};
use foregone_guide::{AnySubject, Pattern, Value};
use serde::{Serialize, Serializer};
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
    /// By the two variables of the game's pattern: on how many of how many positions it fails.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pattern: Vec<Cell>,
    #[serde(skip)]
    grid: Option<Grid>,
}

/// A cell of the pattern: the names of its row and column, where it is, and on how many of how many positions it fails.
#[derive(Debug)]
struct Cell {
    names: [&'static str; 2],
    at: (u64, u64),
    fails: u64,
    of: u64,
}

impl Serialize for Cell {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let [row, column] = self.names;
        serializer.collect_map([(row, self.at.0), (column, self.at.1), ("fails", self.fails), ("of", self.of)])
    }
}

/// Where a claim fails, as a grid.
#[derive(Debug)]
struct Grid {
    pattern: &'static Pattern,
    /// By row and column: failures, and of how many.
    cells: BTreeMap<(u64, u64), (u64, u64)>,
}

#[derive(Debug, Serialize)]
struct CounterExample {
    position: String,
    claimed: String,
    is: String,
}

/// The most counter-examples shown.
const SHOWN: usize = 5;

impl Report {
    /// Tests the claim on every position.
    ///
    /// # Errors
    ///
    /// Where the expression cannot be evaluated.
    pub(super) fn of(claim: &Tested, (description, count, seen): AnySubject<'_>) -> Result<Self, Failure> {
        let mut progress = Progress::new(count, "positions");
        let mut grid = claim.about.pattern.as_ref().map(|pattern| Grid { pattern, cells: BTreeMap::new() });
        let (mut positions, mut fails, mut counter_examples) = (0, 0, Vec::new());
        for seen in seen {
            let (claimed, is) = (claim.says(&seen.values)?, claim.truth(seen.grundy));
            positions += 1;
            progress.at(positions);
            if claimed != is {
                fails += 1;
                if counter_examples.len() < SHOWN {
                    counter_examples.push(CounterExample {
                        position: seen.position.to_string(),
                        claimed: claim.in_words(claimed),
                        is: claim.in_words(is),
                    });
                }
            }
            if let Some(grid) = &mut grid {
                grid.count(&seen.values, claimed != is);
            }
        }
        progress.end();
        let grid = grid.filter(|_| fails > 0);
        Ok(Self {
            subject: description,
            claim: claim.expression.clone(),
            about: if claim.is_grundy { "the Grundy value is" } else { "First wins if and only if" },
            positions,
            fails,
            holds: fails == 0,
            counter_examples,
            pattern: grid.as_ref().map(Grid::failing).unwrap_or_default(),
            grid,
        })
    }

    /// Whether the claim holds everywhere.
    pub(super) fn holds(&self) -> bool {
        self.holds
    }
}

impl Grid {
    fn count(&mut self, values: &[Value], fails: bool) {
        let number = |index: usize| match values.get(index) {
            Some(Value::Number(number)) => u64::try_from(*number).unwrap_or(0),
            _ => 0,
        };
        let (failed, of) = self.cells.entry((number(self.pattern.row.0), number(self.pattern.column.0))).or_default();
        *failed += u64::from(fails);
        *of += 1;
    }

    /// The cells with failures.
    fn failing(&self) -> Vec<Cell> {
        let names = [self.pattern.row.1, self.pattern.column.1];
        let cells = self.cells.iter().map(|(at, (fails, of))| Cell { names, at: *at, fails: *fails, of: *of });
        cells.filter(|cell| cell.fails > 0).collect()
    }
}

impl fmt::Display for Grid {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Pattern { row: (_, row), column: (_, column), columns, .. } = self.pattern;
        writeln!(f, "\nwhere it fails, by {row} and {column} (# in every year, + in some, . in none):")?;
        let most = columns.iter().copied().max().unwrap_or(0);
        let marked = |number: u8| if number % 5 == 0 { format!("{number:>2}") } else { "  ".into() };
        writeln!(f, "      {}", (1..=most).map(marked).collect::<String>())?;
        for (row, columns) in (1..).zip(*columns) {
            let sign = |column: u8| match self.cells.get(&(row, column.into())) {
                Some((fails, of)) if fails == of && *of > 0 => "#",
                Some((1.., _)) => "+",
                _ => ".",
            };
            writeln!(f, "  {row:>2}   {}", (1..=*columns).map(sign).collect::<Vec<_>>().join(" "))?;
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
        self.grid.iter().try_for_each(|grid| grid.fmt(f))
    }
}
