//! Random boards of every shape of at most 49 cells.

use foregone::Nimber;
use foregone::squares::{Board, Placement, Solver};

use crate::naive::{Naive, cells};
use crate::slots;

#[test]
fn two_thousand_boards() {
    let mut memory = slots(1 << 10);
    let mut solver = Solver::new(&mut memory);
    let mut state = 1760;
    for _ in 0..2000 {
        let board = random_board(&mut state);
        let mut naive = Naive::new(board.rows(), board.columns());
        let value = naive.grundy(cells(&board));
        assert_eq!(solver.grundy(&board), Ok(Nimber::new(value)), "{board}");
        for other in 0..8 {
            assert_eq!(solver.has_value(&board, Nimber::new(other)), Ok(other == value), "{board} {other}");
        }

        let mut winning = Vec::new();
        solver.winning_moves(&board, &mut |at| winning.push(at)).expect("there is no budget");
        let expected: Vec<Placement> = board
            .anchors()
            .iter()
            .zip(naive.options(cells(&board)))
            .filter_map(|(at, option)| (naive.grundy(option) == 0).then_some(at))
            .collect();
        assert_eq!(winning, expected, "{board}");

        let best = solver.best_move(&board).expect("there is no budget");
        assert_eq!(best.is_none(), board.anchors().is_empty(), "{board}");
        assert!(value == 0 || best.is_some_and(|best| winning.contains(&best)), "{board}");
    }
}

/// Any shape, any number of free cells.
fn random_board(state: &mut u64) -> Board {
    let (rows, columns) = loop {
        let (rows, columns) = (1 + below(state, 49), 1 + below(state, 49));
        if rows * columns <= 49 {
            break (rows, columns);
        }
    };
    let mut board = Board::new(rows, columns).expect("the size is fine");
    for _ in 0..below(state, rows * columns) {
        board.set(below(state, rows), below(state, columns), true);
    }
    board
}

/// A linear congruential generator with the constants of Knuth's MMIX.
pub(crate) fn below(state: &mut u64, bound: usize) -> usize {
    *state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
    usize::try_from((*state >> 33) % bound as u64).expect("it is below the bound")
}
