//! `foregone sum`: several positions side by side.

use crate::args::SumArgs;
use crate::failure::Failure;
use crate::game::{ask, position, stuck};
use crate::print::{print, quoted};
use crate::solve::{MoveReport, Verdict};
use anstyle::Style;
use foregone::sum::{Component, GaveUp, Solver};
use foregone::{Nimber, Outcome};
use foregone_guide::{AnyPosition, AnyRoom, Limits, ROOMS, room};
use serde::Serialize;
use std::fmt;

/// The answer.
#[derive(Debug, Serialize)]
struct Report {
    parts: Vec<PartReport>,
    #[serde(flatten)]
    verdict: Verdict,
    grundy: u64,
    /// Every move that makes the sum 0.
    winning_replies: Vec<ReplyReport>,
}

/// A part and what it is worth.
#[derive(Debug, Serialize)]
struct PartReport {
    position: String,
    grundy: u64,
}

/// A move in one of the parts.
#[derive(Debug, Serialize)]
struct ReplyReport {
    /// The part's number, from 1.
    part: usize,
    #[serde(flatten)]
    reply: MoveReport,
}

/// A part: its game and position.
struct Part {
    room: &'static dyn AnyRoom,
    position: Box<dyn AnyPosition>,
}

/// Prints the answer as text or JSON.
pub(crate) fn run(args: &SumArgs) -> Result<(), Failure> {
    let parts = args.parts.iter().map(|text| part(text)).collect::<Result<Vec<_>, _>>()?;
    let positions: Vec<&dyn AnyPosition> = parts.iter().map(|part| &*part.position).collect();
    let limits = Limits { nodes: args.budget.nodes(), ..Limits::default() };
    let report = ask(&positions, limits, |solver| report(&parts, solver)).map_err(stuck)?;
    print(&report, args.json)
}

/// Reads a game, a colon and a position.
fn part(text: &str) -> Result<Part, Failure> {
    let named = text.split_once(':').and_then(|(game, position)| Some((room(game)?, position)));
    let Some((room, text)) = named else {
        let games: Vec<&str> = crate::game::names(|room| room.alone().is_none());
        let about = ROOMS.last().map(|room| room.about());
        let example =
            about.and_then(|about| Some(format!("{}:{}", about.name, about.examples.first()?))).unwrap_or_default();
        return Err(Failure::Usage {
            message: format!("{} is not a game, a colon and a position", quoted(text)),
            help: format!("the games are {}; write for instance {example}", games.join(", ")),
        });
    };
    if let Some(why) = room.alone() {
        let games = crate::game::names(|room| room.alone().is_none());
        return Err(Failure::Usage {
            message: format!("{} is no part of sums: {why}", room.about().name),
            help: format!("the games of sums are {}", games.join(", ")),
        });
    }
    Ok(Part { room, position: position(room, text)? })
}

fn report(parts: &[Part], solver: &mut Solver<'_>) -> Result<Report, GaveUp> {
    let components: Vec<Component> = parts.iter().filter_map(|part| part.position.component()).collect();
    let values = components.iter().map(|part| solver.value(part)).collect::<Result<Vec<Nimber>, _>>()?;
    let sum: Nimber = values.iter().copied().sum();
    let mut winning_replies = Vec::new();
    solver.winning_replies(&components, &mut |found| {
        let said = parts[found.part].room.say(&components[found.part], &found.to);
        winning_replies.extend(said.map(|reply| {
            let to = found.to.to_string();
            ReplyReport { part: found.part + 1, reply: MoveReport { name: reply.name, to } }
        }));
    })?;
    let parts = components.iter().zip(values);
    Ok(Report {
        parts: parts.map(|(part, value)| PartReport { position: part.to_string(), grundy: value.get() }).collect(),
        verdict: Outcome::of(sum).into(),
        grundy: sum.get(),
        winning_replies,
    })
}

impl fmt::Display for Report {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let bold = Style::new().bold();
        let width = self.parts.iter().map(|part| part.position.len()).max().unwrap_or(0);
        writeln!(f, "{bold}{:<6}{:<width$}  grundy{bold:#}", "part", "position")?;
        for (index, PartReport { position, grundy }) in self.parts.iter().enumerate() {
            writeln!(f, "{:<6}{position:<width$}  {grundy}", index + 1)?;
        }
        writeln!(f, "{:<6}{:<width$}  {}", "sum", "", self.grundy)?;
        writeln!(f, "{}", self.verdict)?;
        if self.winning_replies.is_empty() {
            return writeln!(f, "Every move makes the sum something else, and Second makes it 0 again.");
        }
        writeln!(f, "winning replies:")?;
        for ReplyReport { part, reply } in &self.winning_replies {
            writeln!(f, "  part {part}: {reply}")?;
        }
        Ok(())
    }
}
