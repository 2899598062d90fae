//! Why a position of the Calendar Game is won or lost.

use alloc::format;
use alloc::string::String;
use foregone::calendar::{self, Explanation, Position, Refutation};

/// Month + day, as a phrase.
fn sum(position: Position) -> String {
    let (month, day) = (u32::from(position.date().month()), u32::from(position.date().day()));
    let parity = if (month + day) % 2 == 0 { "even" } else { "odd" };
    format!("{month} + {day} = {} is {parity}", month + day)
}

/// The outcome of `position` in one or two plain sentences.
pub(super) fn why(position: Position) -> String {
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
