//! What `solve` says of a position, in any game.

use anstyle::{AnsiColor, Style};
use serde::Serialize;
use std::fmt;

/// The answer.
#[derive(Debug, Serialize)]
pub(crate) struct Report {
    pub(crate) game: &'static str,
    pub(crate) position: String,
    /// `N` or `P`.
    pub(crate) outcome: &'static str,
    /// `First` or `Second`.
    pub(crate) winner: &'static str,
    pub(crate) grundy: u64,
    /// Moves left when the winner hurries and the loser delays.
    pub(crate) remoteness: u32,
    pub(crate) moves: Vec<MoveReport>,
    /// The move to play: the quickest win or the longest resistance.
    pub(crate) best_move: Option<MoveReport>,
    pub(crate) why: String,
}

/// A move and what it leads to.
#[derive(Debug, PartialEq, Eq, Serialize)]
pub(crate) struct MoveReport {
    #[serde(rename = "move")]
    pub(crate) name: String,
    pub(crate) to: String,
    pub(crate) wins: bool,
    pub(crate) grundy: u64,
    pub(crate) remoteness: u32,
}

impl fmt::Display for Report {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let colour = if self.outcome == "N" { AnsiColor::Green } else { AnsiColor::Red };
        let (bold, outcome) = (Style::new().bold(), Style::new().bold().fg_color(Some(colour.into())));
        writeln!(f, "{bold}{} {}{bold:#}", self.game, self.position)?;
        writeln!(f, "  outcome     {outcome}{} wins{outcome:#} ({}-position)", self.winner, self.outcome)?;
        writeln!(f, "  grundy      {}", self.grundy)?;
        writeln!(f, "  remoteness  {}", plural(self.remoteness, "move"))?;
        for (index, option) in self.moves.iter().enumerate() {
            let label = if index == 0 { "moves" } else { "" };
            let verdict = if option.wins { "wins" } else { "loses" };
            let best = if self.best_move.as_ref() == Some(option) { ", best" } else { "" };
            writeln!(
                f,
                "  {label:<11} {} to {}: {verdict}{best} (grundy {}, then {})",
                option.name,
                option.to,
                option.grundy,
                plural(option.remoteness, "move")
            )?;
        }
        writeln!(f, "  why         {}", self.why)
    }
}

fn plural(count: u32, noun: &str) -> String {
    format!("{count} {noun}{}", if count == 1 { "" } else { "s" })
}
