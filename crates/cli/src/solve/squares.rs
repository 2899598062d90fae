//! Solving a board: the outcome first, since it may be had by a shortcut where the value takes a long search.

use super::report::Report;
use super::{option, why};
use foregone::squares::{Board, GaveUp, Placement};
use foregone::sum::{Component, Solver};

/// The report on a board; the value and the list of winning moves are left out where they take more than the budget.
pub(super) fn report(board: &Board, solver: &mut Solver<'_>) -> Result<Report, GaveUp> {
    let component = Component::Squares(*board);
    let to = |at: Placement| board.place(at).map(|to| option(&component, &Component::Squares(to)));
    let squares = solver.squares();
    let outcome = squares.outcome(board)?;
    let best = squares.best_move(board)?;
    let why = why::squares(board, squares)?;
    let grundy = squares.grundy(board).ok().map(foregone::Nimber::get);
    let mut winning_moves = Vec::new();
    let searched = squares.winning_moves(board, &mut |at| winning_moves.extend(to(at)));
    Ok(Report {
        game: component.game().into(),
        position: component.position().to_string(),
        deadline: None,
        rules: None,
        verdict: outcome.into(),
        grundy,
        remoteness: None,
        winning_moves: searched.is_ok().then_some(winning_moves),
        best_move: best.and_then(to),
        why,
        picture: Some(picture(board, best)),
    })
}

/// The board, with the best move in it.
fn picture(board: &Board, best: Option<Placement>) -> String {
    let after = best.and_then(|at| board.place(at));
    let mut text = String::new();
    for row in 0..board.rows() {
        text.push_str("  ");
        for column in 0..board.columns() {
            let blocked = |board: &Board| board.get(row, column) == Some(true);
            text.push_str(match (blocked(board), after.as_ref().is_some_and(blocked)) {
                (true, _) => " #",
                (false, true) => " x",
                (false, false) => " .",
            });
        }
        text.push('\n');
    }
    if best.is_some() {
        text.push_str("  (x is the best move)\n");
    }
    text
}
