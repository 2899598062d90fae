//! What `solve` says of a position, in any game.

use anstyle::{AnsiColor, Style};
use foregone::Outcome;
use foregone::sum::GaveUp;
use foregone_guide::{Answer, AnyRoom, Grundy, Limits, Move, Picture};
use serde::Serialize;
use std::collections::BTreeMap;
use std::fmt;

/// The answer.
#[derive(Debug, Serialize)]
pub(crate) struct Report {
    game: &'static str,
    position: String,
    /// The deadline or the rules of another game than the one that was set.
    #[serde(flatten)]
    terms: BTreeMap<&'static str, String>,
    /// Whether these terms are as short as a word.
    #[serde(skip)]
    is_short: bool,
    #[serde(flatten)]
    verdict: Verdict,
    /// The Grundy value, where it was found and the convention gives it a meaning.
    grundy: Option<u64>,
    /// Moves left when the winner hurries and the loser delays, where it is known.
    #[serde(skip_serializing_if = "Option::is_none")]
    remoteness: Option<u32>,
    /// Every move to a P-position, where they were found.
    winning_moves: Option<Vec<MoveReport>>,
    /// The move to play: a win, the quickest where that is known; in a lost position the longest resistance, where known.
    best_move: Option<MoveReport>,
    why: String,
    /// What is null above, and why.
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    unknown: BTreeMap<&'static str, String>,
    /// The nodes that a search took.
    #[serde(skip_serializing_if = "Option::is_none")]
    nodes: Option<u64>,
    /// Whether nothing but the search was used.
    #[serde(skip)]
    is_by_search: bool,
    /// The position as a picture, for the text.
    #[serde(skip)]
    picture: Option<Picture>,
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

impl From<Move> for MoveReport {
    fn from(Move { name, to }: Move) -> Self {
        Self { name, to }
    }
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
    /// The answer about a position of that game.
    pub(crate) fn new(room: &dyn AnyRoom, position: &str, answer: Answer) -> Self {
        let terms = room.terms();
        let mut unknown = BTreeMap::new();
        match answer.grundy {
            Grundy::None(why) => {
                unknown.insert("grundy", why.to_owned());
            }
            Grundy::Unknown(error @ GaveUp::Memory { .. }) => {
                unknown.insert("grundy", error.to_string());
            }
            Grundy::Unknown(_) | Grundy::Value(_) => {}
        }
        let moves = |moves: Vec<Move>| moves.into_iter().map(Into::into).collect();
        Self {
            game: room.about().name,
            position: position.into(),
            is_short: terms.as_ref().is_some_and(|terms| terms.is_short),
            terms: terms.into_iter().map(|terms| (terms.name, terms.text)).collect(),
            verdict: answer.outcome.into(),
            grundy: if let Grundy::Value(value) = answer.grundy { Some(value) } else { None },
            remoteness: answer.remoteness,
            winning_moves: answer.winning.map(moves),
            best_move: answer.best.map(Into::into),
            why: answer.why,
            unknown,
            nodes: answer.nodes,
            is_by_search: false,
            picture: answer.picture,
        }
    }

    /// The same of a search within those limits: what it did not find is not known.
    pub(crate) fn within(mut self, limits: Limits) -> Self {
        let not_found = || format!("not found within the budget of {} nodes", limits.nodes);
        if self.grundy.is_none() && self.unknown.is_empty() {
            self.unknown.insert("grundy", not_found());
        }
        if self.winning_moves.is_none() {
            self.unknown.insert("winning_moves", not_found());
        }
        Self { is_by_search: !limits.shortcuts, ..self }
    }

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
        write!(f, "{bold}{} {}", self.game, self.position)?;
        self.terms.iter().filter(|_| self.is_short).try_for_each(|(name, text)| write!(f, ", {name} {text}"))?;
        writeln!(f, "{bold:#}")?;
        self.terms
            .iter()
            .filter(|_| !self.is_short)
            .try_for_each(|(name, text)| writeln!(f, "  {name:<10}  {text}"))?;
        writeln!(f, "  outcome     {}", self.verdict)?;
        let unknown = |name: &str| {
            let why = self.unknown.get(name).cloned().unwrap_or_default();
            if why.starts_with("not found") { why + "; allow more with --budget NODES" } else { why }
        };
        let grundy = self.grundy.map_or_else(|| unknown("grundy"), |grundy| grundy.to_string());
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
        if self.winning_moves.is_none() {
            writeln!(f, "  winning     {}", unknown("winning_moves"))?;
        }
        if let Some(best) = self.best_move.as_ref().filter(|_| winning.len() != 1) {
            writeln!(f, "  best        {}", self.option(best))?;
        }
        writeln!(f, "  why         {}", self.why)?;
        if let Some(nodes) = self.nodes.filter(|_| self.is_by_search) {
            writeln!(f, "  nodes       {nodes}")?;
        }
        self.picture.as_ref().map_or(Ok(()), |picture| drawn(picture, f))
    }
}

/// A picture by its signs, and what of them does not go without saying.
fn drawn(picture: &Picture, f: &mut fmt::Formatter<'_>) -> fmt::Result {
    writeln!(f)?;
    for row in &picture.rows {
        let signs: Vec<String> =
            row.iter().filter_map(|cell| Some(picture.marks.get(*cell)?.sign.to_string())).collect();
        writeln!(f, "   {}", signs.join(" "))?;
    }
    let is_there = |index: usize| picture.rows.iter().flatten().any(|cell| *cell == index);
    let told = picture.marks.iter().enumerate().filter(|(index, mark)| mark.is_told && is_there(*index));
    told.map(|(_, mark)| mark).try_for_each(|mark| writeln!(f, "  ({} is {})", mark.sign, mark.meaning))
}
