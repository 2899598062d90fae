//! What `solve` says of a position, in any game.

use anstyle::{AnsiColor, Style};
use foregone::Outcome;
use serde::Serialize;
use std::fmt;

/// The answer.
#[derive(Debug, Serialize)]
pub(crate) struct Report {
    pub(crate) game: String,
    pub(crate) position: String,
    /// Another deadline of the Calendar Game.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) deadline: Option<String>,
    /// The rules of a variant of it, in words.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) rules: Option<String>,
    #[serde(flatten)]
    pub(crate) verdict: Verdict,
    /// The Grundy value, where the budget sufficed and the convention gives it a meaning.
    pub(crate) grundy: Option<u64>,
    /// Moves left when the winner hurries and the loser delays, where it is known.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) remoteness: Option<u32>,
    /// Every move to a P-position, where the budget sufficed to find them.
    pub(crate) winning_moves: Option<Vec<MoveReport>>,
    /// The move to play: a win, the quickest where that is known; in a lost position the longest resistance, where known.
    pub(crate) best_move: Option<MoveReport>,
    pub(crate) why: String,
    /// The position as a picture, for the text.
    #[serde(skip)]
    pub(crate) picture: Option<String>,
}

/// Who wins.
#[derive(Debug, Serialize)]
pub(crate) struct Verdict {
    /// `N` or `P`.
    outcome: &'static str,
    /// `First` or `Second`.
    winner: &'static str,
}

/// A move and what it leads to.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub(crate) struct MoveReport {
    #[serde(rename = "move")]
    pub(crate) name: String,
    pub(crate) to: String,
}

impl From<Outcome> for Verdict {
    fn from(outcome: Outcome) -> Self {
        match outcome {
            Outcome::N => Self { outcome: "N", winner: "First" },
            Outcome::P => Self { outcome: "P", winner: "Second" },
        }
    }
}

/// Coloured on a terminal.
impl fmt::Display for Verdict {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let colour = if self.outcome == "N" { AnsiColor::Green } else { AnsiColor::Red };
        let style = Style::new().bold().fg_color(Some(colour.into()));
        write!(f, "{style}{} wins{style:#} ({}-position)", self.winner, self.outcome)
    }
}

impl Report {
    /// A move in words; where it leads goes without saying if there is a picture.
    fn option(&self, option: &MoveReport) -> String {
        if self.picture.is_some() { option.name.clone() } else { option.to_string() }
    }
}

impl fmt::Display for MoveReport {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}, to {}", self.name, self.to)
    }
}

/// The most winning moves that the text lists; JSON has them all.
const SHOWN: usize = 12;

impl fmt::Display for Report {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let bold = Style::new().bold();
        let deadline = self.deadline.as_ref().map(|date| format!(", deadline {date}")).unwrap_or_default();
        writeln!(f, "{bold}{} {}{deadline}{bold:#}", self.game, self.position)?;
        if let Some(rules) = &self.rules {
            writeln!(f, "  rules       {rules}")?;
        }
        writeln!(f, "  outcome     {}", self.verdict)?;
        let none = match self.rules {
            Some(_) => "none under misère play",
            None => "not found within the budget; allow more with --budget NODES",
        };
        let grundy = self.grundy.map_or(none.into(), |grundy| grundy.to_string());
        writeln!(f, "  grundy      {grundy}")?;
        if let Some(remoteness) = self.remoteness {
            writeln!(f, "  remoteness  {remoteness} move{}", if remoteness == 1 { "" } else { "s" })?;
        }
        let winning = self.winning_moves.as_deref().unwrap_or_default();
        for (index, option) in winning.iter().take(SHOWN).enumerate() {
            writeln!(f, "  {:<10}  {}", if index == 0 { "winning" } else { "" }, self.option(option))?;
        }
        if let Some(more @ 1..) = winning.len().checked_sub(SHOWN) {
            writeln!(f, "  {:<10}  and {more} more; --json lists them all", "")?;
        }
        if let Some(best) = self.best_move.as_ref().filter(|_| winning.len() != 1) {
            writeln!(f, "  best        {}", self.option(best))?;
        }
        writeln!(f, "  why         {}", self.why)?;
        self.picture.iter().try_for_each(|picture| write!(f, "\n{picture}"))
    }
}
