//! `foregone solve`: one position, answered and explained.

mod deadline;
mod long_number;
mod report;
mod squares;
mod variant;
mod why;

pub(crate) use report::{MoveReport, Verdict};

use crate::args::SolveArgs;
use crate::calendar::Variant;
use crate::failure::Failure;
use crate::print::print;
use crate::{position, progress};
use foregone::sum::{Component, GaveUp, Solver};
use foregone::{Nimber, Outcome, calendar, euclid};
use report::Report;

/// Prints the answer as text or JSON.
pub(crate) fn run(args: &SolveArgs) -> Result<(), Failure> {
    args.other.only_for_calendar(args.game == "calendar", "solve a date of")?;
    if let Some(path) = &args.other.rules {
        return print(&variant::report(&args.position, &Variant::read(path)?)?, args.json);
    }
    if let Some(deadline) = args.other.deadline {
        return print(&deadline::report(&args.position, deadline)?, args.json);
    }
    if let Some(report) = long_number::report(&args.game, &args.position) {
        return print(&report, args.json);
    }
    let component = position::parse(&args.game, &args.position)?;
    let ask = || position::ask(&[component], args.budget.nodes(), |solver| report(&component, solver));
    let report = progress::during("searching; --budget NODES limits it", ask)?;
    print(&report, args.json)
}

fn option_named(name: String, to: String) -> MoveReport {
    MoveReport { name, to }
}

/// A move in words, and where it leads.
fn option(from: &Component, to: &Component) -> MoveReport {
    option_named(position::describe(from, to), to.position().to_string())
}

fn report(component: &Component, solver: &mut Solver<'_>) -> Result<Report, GaveUp> {
    if let Component::Squares(board) = component {
        return squares::report(board, solver).map_err(GaveUp::Squares);
    }
    let grundy = solver.value(component)?;
    let mut winning_moves = Vec::new();
    if !grundy.is_zero() {
        solver.moves_to(component, Nimber::ZERO, &mut |to| winning_moves.push(option(component, &to)))?;
    }
    let best_move = match component {
        Component::Calendar(at) => {
            calendar::best_move(*at).map(|best| option(component, &Component::Calendar(best.to)))
        }
        _ => winning_moves.first().cloned(),
    };
    Ok(Report {
        game: component.game().into(),
        position: component.position().to_string(),
        deadline: None,
        rules: None,
        verdict: Outcome::of(grundy).into(),
        grundy: Some(grundy.get()),
        remoteness: match component {
            Component::Calendar(at) => Some(calendar::remoteness(*at)),
            Component::Euclid(pair) => Some(euclid::remoteness(*pair)),
            _ => None,
        },
        best_move,
        winning_moves: Some(winning_moves),
        why: why::why(component, solver)?,
        picture: None,
    })
}
