//! Solving a date under the rules of a variant.

use super::option_named;
use super::report::{MoveReport, Report};
use crate::calendar::Variant;
use crate::failure::Failure;
use crate::print::quoted;
use foregone::calendar::Step;
use foregone::{Convention, Date, Nimber, Outcome};
use foregone_core::Ranked;

/// The report on the date `text` under those rules.
pub(super) fn report(text: &str, variant: &Variant) -> Result<Report, Failure> {
    let rules = variant.rules();
    let refused = |why: String| Failure::Usage {
        message: format!("{} is not a position of these rules: {why}", quoted(text)),
        help: format!("give a date from {} to {}", rules.first(), rules.deadline()),
    };
    let date: Date = text.parse().map_err(|error: foregone::date::ParseDateError| refused(error.to_string()))?;
    let outcome = variant.outcome(date).ok_or_else(|| refused("it is out of range".into()))?;
    let Play { winning, best, remoteness } = Play::from(variant, date);
    Ok(Report {
        game: "calendar".into(),
        position: date.to_string(),
        deadline: None,
        rules: Some(rules.to_string()),
        verdict: outcome.into(),
        grundy: variant.grundy(date).map(Nimber::get),
        remoteness: Some(remoteness),
        winning_moves: Some(winning.into_iter().map(named).collect()),
        best_move: best.map(named),
        why: why(variant, date, best),
        picture: None,
    })
}

/// How a position is played.
pub(super) struct Play {
    /// The moves that win.
    pub(super) winning: Vec<(Step, Date)>,
    /// The quickest win, or in a lost position the longest resistance.
    pub(super) best: Option<(Step, Date)>,
    /// The moves left when the winner hurries and the loser delays.
    pub(super) remoteness: u32,
}

impl Play {
    /// How `date`, a position, is played.
    pub(super) fn from(variant: &Variant, date: Date) -> Self {
        let remoteness = variant.remoteness();
        let left = |date: Date| remoteness[variant.rules().rank(&date)];
        let winning: Vec<(Step, Date)> = moves(variant, date).filter(|(_, to)| is_lost(variant, *to)).collect();
        let best = if is_lost(variant, date) {
            moves(variant, date).max_by_key(|(_, to)| left(*to))
        } else {
            winning.iter().copied().min_by_key(|(_, to)| left(*to))
        };
        Self { winning, best, remoteness: left(date) }
    }
}

/// A move in words.
pub(super) fn named((step, to): (Step, Date)) -> MoveReport {
    option_named(step.to_string(), to.to_string())
}

fn moves(variant: &Variant, date: Date) -> impl Iterator<Item = (Step, Date)> + '_ {
    let rules = variant.rules();
    rules.moves().iter().filter_map(move |step| Some((step, rules.step(date, step)?)))
}

fn is_lost(variant: &Variant, date: Date) -> bool {
    variant.outcome(date) == Some(Outcome::P)
}

/// Which move wins, or how each is answered.
fn why(variant: &Variant, date: Date, best: Option<(Step, Date)>) -> String {
    let Some((step, to)) = best else {
        return match variant.rules().convention() {
            Convention::Normal => "No move is left, so whoever moved here has won.".into(),
            Convention::Misere => "No move is left, so whoever moved here has lost.".into(),
        };
    };
    if variant.outcome(date) == Some(Outcome::N) {
        return match refutations(variant, to) {
            None => format!("The {step} move to {to} wins: no move is left there."),
            Some(answers) => format!("The {step} move to {to} wins, since from there every move loses: {answers}."),
        };
    }
    format!("Every move loses: {}.", refutations(variant, date).unwrap_or_default())
}

/// How every move from a lost position is answered; `None` where there is none.
fn refutations(variant: &Variant, lost: Date) -> Option<String> {
    let answers: Vec<String> =
        moves(variant, lost).map(|(step, to)| format!("the {step} move to {to} {}", answer(variant, to))).collect();
    (!answers.is_empty()).then(|| answers.join("; "))
}

/// How a won position is won.
fn answer(variant: &Variant, won: Date) -> String {
    let answer = moves(variant, won).find(|(_, to)| is_lost(variant, *to));
    answer.map_or("leaves no move, and whoever has none wins".into(), |(step, to)| {
        format!("is answered by the {step} move to {to}")
    })
}
