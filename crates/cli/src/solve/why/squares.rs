//! Why a board is won or lost.

use foregone::squares::{Board, GaveUp, Placement, Reason, Solver};

fn place(at: Placement) -> String {
    format!("row {}, column {}", at.row + 1, at.column + 1)
}

/// The outcome in words.
pub(crate) fn why(board: &Board, solver: &mut Solver<'_>) -> Result<String, GaveUp> {
    Ok(match solver.explain(board)?.reason {
        Reason::NoPlacement => "No 2×2 block fits, so no move is left.".into(),
        Reason::Centre(at) => format!(
            "The legal placements are symmetric about the middle: First takes it ({}) and then answers every placement \
             by its point reflection.",
            place(at)
        ),
        Reason::Reflection => "The legal placements are symmetric about the middle and none overlaps its own \
             reflection, so Second answers every placement by that."
            .into(),
        Reason::PairedRows => "Every placement has a twin two rows (or columns) away, so Second answers by that and \
             always has an answer."
            .into(),
        Reason::Winning(at) => format!("{} Placing at {} makes that 0.", values(board, solver)?, place(at)),
        Reason::Balanced => format!("{} Every placement makes that something else.", values(board, solver)?),
        _ => values(board, solver)?,
    })
}

/// What the board's components are worth, and their sum.
fn values(board: &Board, solver: &mut Solver<'_>) -> Result<String, GaveUp> {
    let mut values = Vec::new();
    solver.parts(board, &mut |part| values.push(part.value.get()))?;
    let sum = values.iter().fold(0, |sum, value| sum ^ value);
    let list: Vec<String> = values.iter().map(u64::to_string).collect();
    Ok(if values.len() == 1 {
        format!("The board is worth {sum}.")
    } else {
        format!("The board falls into {} parts worth {} = {sum}.", values.len(), list.join(" xor "))
    })
}
