//! `foregone sum`: several positions side by side.

use crate::args::SumArgs;
use crate::failure::Failure;
use crate::position;
use crate::print::print;
use crate::solve::{MoveReport, Verdict};
use anstyle::Style;
use foregone::sum::{Component, GaveUp, Solver};
use foregone::{Nimber, Outcome};
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

/// Prints the answer as text or JSON.
pub(crate) fn run(args: &SumArgs) -> Result<(), Failure> {
    let parts = args.parts.iter().map(|text| position::parse_part(text)).collect::<Result<Vec<_>, _>>()?;
    let report = position::ask(&parts, args.budget.nodes(), |solver| report(&parts, solver))?;
    print(&report, args.json)
}

fn report(parts: &[Component], solver: &mut Solver<'_>) -> Result<Report, GaveUp> {
    let values = parts.iter().map(|part| solver.value(part)).collect::<Result<Vec<Nimber>, _>>()?;
    let sum: Nimber = values.iter().copied().sum();
    let mut winning_replies = Vec::new();
    solver.winning_replies(parts, &mut |found| {
        let from = &parts[found.part];
        let reply = MoveReport { name: position::describe(from, &found.to), to: found.to.to_string() };
        winning_replies.push(ReplyReport { part: found.part + 1, reply });
    })?;
    let parts = parts.iter().zip(values);
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
