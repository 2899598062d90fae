//! `foregone rules`: whether a file has rules, and what they come to.

use super::parse::{CONVENTIONS, MONTH_ENDS};
use super::read_solved;
use crate::count::grouped;
use crate::failure::Failure;
use crate::print::print;
use foregone::Outcome;
use foregone::calendar::Step;
use serde::Serialize;
use std::borrow::Cow;
use std::fmt;
use std::io::{self, Write};
use std::path::Path;

/// The schema of a rules file.
pub(super) const SCHEMA: &str = include_str!("../../../rules.schema.json");

/// What `rules` says of such files.
pub(crate) const HELP: &str = "Rules are TOML. What is left out is as in the game that was set:\n  \
    first = 1970-01-01       # the first date that is a position\n  \
    deadline = 2038-01-19    # the last one\n  \
    moves = [\"day\", \"week\", \"month\", \"year\"]\n  \
    month_end = \"clamp\"      # from 31 January to the end of February; else \"none\"\n  \
    convention = \"misere\"    # whoever cannot move wins; else \"normal\"\n\n\
    Examples:\n  \
    foregone rules calendar\n  \
    foregone rules examples/rules.toml\n  \
    foregone solve calendar 2000-02-29 --rules examples/rules.toml\n  \
    foregone rules --schema > rules.schema.json";

/// What is said of rules.
#[derive(Debug, Serialize)]
struct Report {
    rules: String,
    first: String,
    deadline: String,
    moves: Vec<&'static str>,
    month_end: &'static str,
    convention: &'static str,
    positions: usize,
    /// Positions from which First wins.
    first_wins: usize,
    /// Whether First wins from the first day.
    first_wins_from_first: bool,
    #[serde(skip)]
    path: String,
}

/// Prints what the rules in the file come to, or without one the schema.
pub(crate) fn run(file: Option<&Path>, json: bool) -> Result<(), Failure> {
    let Some(path) = file else {
        return io::stdout().lock().write_all(SCHEMA.as_bytes()).map_err(Failure::output);
    };
    let variant = read_solved(path)?;
    let rules = variant.rules();
    let wins: Vec<bool> = variant.outcomes().map(Outcome::is_win).collect();
    let report = Report {
        rules: rules.to_string(),
        first: rules.first().to_string(),
        deadline: rules.deadline().to_string(),
        moves: rules.moves().iter().map(Step::name).collect(),
        month_end: named(&MONTH_ENDS, rules.month_end()),
        convention: named(&CONVENTIONS, rules.convention()),
        positions: wins.len(),
        first_wins: wins.iter().filter(|wins| **wins).count(),
        first_wins_from_first: wins.first() == Some(&true),
        path: path.display().to_string(),
    };
    print(&report, json)
}

/// What a rules file calls a choice.
fn named<T: Copy + PartialEq>(choices: &[(&'static str, T)], choice: T) -> &'static str {
    choices.iter().find(|(_, named)| *named == choice).map_or("", |(name, _)| name)
}

/// A path as a shell takes it.
fn shell_word(path: &str) -> Cow<'_, str> {
    let is_plain = |shown: char| shown.is_alphanumeric() || "/._-".contains(shown);
    if path.chars().all(is_plain) { path.into() } else { format!("'{}'", path.replace('\'', r"'\''")).into() }
}

impl fmt::Display for Report {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let lost = self.positions - self.first_wins;
        writeln!(f, "{}", self.rules)?;
        writeln!(
            f,
            "  positions   {}: First wins {}, Second wins {}",
            grouped(self.positions),
            grouped(self.first_wins),
            grouped(lost)
        )?;
        let winner = if self.first_wins_from_first { "First" } else { "Second" };
        writeln!(f, "  {}  {winner} wins", self.first)?;
        writeln!(f, "next: foregone solve calendar {} --rules {}", self.first, shell_word(&self.path))
    }
}
