//! Piles of Powers that no machine word holds.

use super::report::{MoveReport, Report};
use foregone::Outcome;
use foregone::powers::{Pile, Residue};

/// The report on a pile written with more digits than fit, or `None` for other positions.
pub(crate) fn report(game: &str, digits: &str) -> Option<Report> {
    if game != "powers" || digits.parse::<Pile>().is_ok() {
        return None;
    }
    let mut residue = Residue::new();
    residue.extend(digits.as_bytes()).ok().filter(|()| !digits.is_empty())?;
    let value = residue.grundy();
    let take = MoveReport { name: format!("take {}", value.get()), to: "what is left".into() };
    let winning_moves = if value.is_zero() { Vec::new() } else { vec![take] };
    Some(Report {
        game: game.into(),
        position: digits.into(),
        deadline: None,
        rules: None,
        verdict: Outcome::of(value).into(),
        grundy: Some(value.get()),
        remoteness: None,
        best_move: winning_moves.first().cloned(),
        winning_moves: Some(winning_moves),
        why: super::why::powers(value.get()),
        picture: None,
    })
}
