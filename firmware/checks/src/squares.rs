//! 2×2 squares.

use crate::Tally;
use foregone::squares::{Board, Slot, Solver};

/// Boards and their values; `tests/golden/values.tsv` says who else found them.
const KNOWN: [(&str, u64); 6] =
    [("4x4", 1), ("..../..#./.#../....", 0), ("2x10", 3), ("3x52", 2), ("5x11", 0), ("6x6", 4)];

/// Plays out every board of 3×4, and asks for known values of larger boards.
pub(crate) fn check(planted: bool, slots: &mut [Slot]) -> Tally {
    let mut tally = Tally::new(planted);
    let mut solver = Solver::new(slots);
    for blocked in 0..1 << (ROWS * COLUMNS) {
        let board = Board::from_bits(ROWS, COLUMNS, u128::from(blocked), 0);
        let answer = board.is_ok_and(|board| solver.outcome(&board).is_ok_and(foregone::Outcome::is_win));
        tally.hold(answer, wins(blocked));
    }
    for (text, value) in KNOWN {
        let found = text.parse::<Board>().ok().and_then(|board| solver.grundy(&board).ok());
        tally.hold(found.is_some_and(|found| found.get() == value), true);
    }
    tally
}

const ROWS: usize = 3;
const COLUMNS: usize = 4;

/// By playing: a board is won if some placement leaves a lost one.
fn wins(blocked: u16) -> bool {
    let anchors = (0..ROWS - 1).flat_map(|row| (0..COLUMNS - 1).map(move |column| row * COLUMNS + column));
    let block = 0b11 | 0b11 << COLUMNS;
    anchors.map(|anchor| block << anchor).any(|block| blocked & block == 0 && !wins(blocked | block))
}
