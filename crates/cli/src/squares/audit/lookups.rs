//! The library's answers.

use super::Reference;
use crate::check::{Check, mex};
use crate::squares::table::SquaresTable;
use foregone::squares::{self, Board, Solver};

/// The value that the library gives a board; any error of its own is worth no number.
fn answer(board: &Board) -> Option<u64> {
    Solver::new(&mut []).grundy(board).ok().map(foregone::Nimber::get)
}

pub(super) fn boards(_: &SquaresTable, reference: &Reference, check: &mut Check) {
    let verified = squares::TABLE.verify();
    check.expect(verified.is_ok(), || format!("the table's self-test fails: {verified:?}"));
    for (key, component) in reference.iter() {
        let Some((free, _)) = component.board else { continue };
        // The board of the cells is 9×9, row by row from bit 0, as the library has it.
        let found = Board::from_bits(9, 9, !free, 0).ok().as_ref().and_then(answer);
        check.expect(found == Some(component.value.into()), || {
            format!("the board of {key:#x} has the value {}; the library answers {found:?}", component.value)
        });
    }
}

/// The longest board of two rows that the library takes.
const LONGEST: usize = 128;

pub(super) fn strips(_: &SquaresTable, _: &Reference, check: &mut Check) {
    // By the number of cells in a row: a block leaves what is to its left and what is to its right.
    let mut values: Vec<u32> = Vec::new();
    for columns in 0..=LONGEST {
        let options: Vec<u32> =
            (0..columns.saturating_sub(1)).map(|left| values[left] ^ values[columns - 2 - left]).collect();
        let value = mex(&options);
        values.push(value);
        let Ok(board) = Board::new(2, columns) else { continue };
        let found = answer(&board);
        check.expect(found == Some(value.into()), || {
            format!("2x{columns} has the value {value}; the library answers {found:?}")
        });
    }
}
