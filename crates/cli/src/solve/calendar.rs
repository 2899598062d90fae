//! Solving and explaining a position of the Calendar Game.

use super::report::{MoveReport, Report};
use crate::failure::Failure;
use foregone::calendar::{self, Explanation, Move, Position, Refutation};

/// The report on the date `text`.
pub(crate) fn report(text: &str) -> Result<Report, Failure> {
    let position: Position = text.parse().map_err(|error: calendar::PositionError| Failure::Usage {
        message: format!("\"{}\" is not a position of calendar: {error}", text.escape_debug()),
        help: format!("give a date from {} to {}, such as 1999-12-31", Position::FIRST, Position::DEADLINE),
    })?;
    let win = calendar::outcome(position).is_win();
    Ok(Report {
        game: "calendar",
        position: position.to_string(),
        outcome: if win { "N" } else { "P" },
        winner: if win { "First" } else { "Second" },
        grundy: calendar::grundy(position).get(),
        remoteness: calendar::remoteness(position),
        moves: calendar::moves(position).map(move_report).collect(),
        best_move: calendar::best_move(position).map(move_report),
        why: why(position),
    })
}

fn move_report(option: Move) -> MoveReport {
    MoveReport {
        name: option.step.to_string(),
        to: option.to.to_string(),
        wins: !calendar::outcome(option.to).is_win(),
        grundy: calendar::grundy(option.to).get(),
        remoteness: calendar::remoteness(option.to),
    }
}

/// Month + day, as a phrase.
fn sum(position: Position) -> String {
    let (month, day) = (u32::from(position.date().month()), u32::from(position.date().day()));
    let parity = if (month + day) % 2 == 0 { "even" } else { "odd" };
    format!("{month} + {day} = {} is {parity}", month + day)
}

/// The outcome of `position` in one or two plain sentences.
fn why(position: Position) -> String {
    match calendar::explain(position) {
        Explanation::Over => "The deadline is reached and no move is left, so whoever moved here has won.".into(),
        Explanation::Won { best, .. } if calendar::is_terminal(best.to) => {
            format!("The {} move reaches the deadline, and with it the game is won.", best.step)
        }
        Explanation::Won { best, .. } if calendar::is_exception(position) => format!(
            "Month + day: {}, yet this is one of the two days a year that break the rule: the day move to {} leaves the \
             sum odd ({}), and Second must make it even.",
            sum(position),
            best.to,
            sum(best.to)
        ),
        Explanation::Won { best, .. } => format!(
            "Month + day: {}, so First wins by leaving an odd sum: the {} move to {} does ({}). From there every move \
             makes the sum even again or reaches 30 September or 30 November, which are won too.",
            sum(position),
            best.step,
            best.to,
            sum(best.to)
        ),
        Explanation::Lost { day, month } => format!(
            "Month + day: {}, so every move loses: {}{}.",
            sum(position),
            refuted(day),
            month.map(|month| format!("; {}", refuted(month))).unwrap_or_default()
        ),
    }
}

fn refuted(Refutation { played, answer }: Refutation) -> String {
    format!("the {} move to {} is answered by the {} move to {}", played.step, played.to, answer.step, answer.to)
}
