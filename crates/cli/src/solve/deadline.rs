//! Solving a date before another deadline.

use super::report::Report;
use super::variant::{Play, named};
use crate::calendar::Variant;
use crate::failure::Failure;
use crate::print::quoted;
use foregone::Date;
use foregone::calendar::{Deadline, DeadlineError, Phase, Rules};

/// The report on the date `text` in the game that ends on `deadline`.
pub(super) fn report(text: &str, deadline: Date) -> Result<Report, Failure> {
    let refused = |why: String| Failure::Usage {
        message: format!("{} is not a position before the deadline {deadline}: {why}", quoted(text)),
        help: format!("give a date from {} to {deadline}, such as 1999-12-31", Date::MIN),
    };
    let date: Date = text.parse().map_err(|error: foregone::date::ParseDateError| refused(error.to_string()))?;
    let game = Deadline::new(deadline);
    let too_late = |error: DeadlineError| refused(error.to_string());
    let (outcome, grundy) = (game.outcome(date).map_err(too_late)?, game.grundy(date).map_err(too_late)?);
    // Who wins needs no table. How long it takes does: every date from this one on is solved.
    let rules = Rules::new(date, deadline).map_err(|error| refused(error.to_string()))?;
    let Play { winning, best, remoteness } = Play::from(&Variant::new(rules)?, date);
    Ok(Report {
        game: "calendar".into(),
        position: date.to_string(),
        deadline: Some(deadline.to_string()),
        rules: None,
        verdict: outcome.into(),
        grundy: Some(grundy.get()),
        remoteness: Some(remoteness),
        best_move: best.map(named),
        winning_moves: Some(winning.into_iter().map(named).collect()),
        why: why(&game, date),
        picture: None,
    })
}

/// Which law holds, and whether it holds here yet.
fn why(game: &Deadline, date: Date) -> String {
    let (phase, parity, exceptions) = match game.phase() {
        Phase::A => ("A", "even", "30 September and 30 November"),
        Phase::B => ("B", "odd", "30 April, 30 June and 28 February of common years"),
    };
    let law = format!("First wins where month + day is {parity}, and on {exceptions}");
    match game.settled_from() {
        Some(settled) if date <= settled => {
            format!("Up to {settled} this deadline is in phase {phase}: {law}. `foregone prove calendar` proves it.")
        }
        Some(settled) => format!(
            "The outcomes settle into phase {phase} ({law}) only up to {settled}; this late a date is worked out month by \
             month from the deadline."
        ),
        None => "The date is worked out month by month from the deadline.".into(),
    }
}
