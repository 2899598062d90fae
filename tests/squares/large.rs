//! Boards that do not fit one word, few enough anchors for the definition.

use foregone::Nimber;
use foregone::squares::{Board, Solver};

use crate::naive::{Naive, cells};
use crate::random::below;
use crate::slots;

#[test]
fn winding_components_on_large_boards() {
    let shapes = [(9, 10), (10, 9), (12, 12), (16, 16), (4, 30), (30, 4), (4, 64), (64, 4), (9, 20), (20, 9), (14, 18)];
    let mut memory = slots(1 << 10);
    let mut solver = Solver::new(&mut memory);
    let mut state = 1809;
    for (rows, columns) in shapes {
        let mut naive = Naive::new(rows, columns);
        for _ in 0..20 {
            let board = winding(&mut state, rows, columns);
            let value = naive.grundy(cells(&board));
            assert_eq!(solver.grundy(&board).map(Nimber::get), Ok(value), "{board}");
            assert_eq!(solver.outcome(&board), Solver::new(&mut []).outcome(&board), "{board}");
        }
    }
}

#[test]
fn long_thin_boards() {
    for (rows, columns) in [(1, 255), (255, 1), (2, 128), (128, 2), (3, 85), (85, 3), (1, 1)] {
        let board = Board::new(rows, columns).expect("the size is fine");
        let value = Solver::new(&mut []).grundy(&board).expect("there is no budget");
        let turned = Board::new(columns, rows).expect("the size is fine");
        assert_eq!(Solver::new(&mut []).grundy(&turned), Ok(value));
    }
}

/// A walk of free blocks, seldom turning, on a blocked board.
fn winding(state: &mut u64, rows: usize, columns: usize) -> Board {
    let mut board = Board::from_bits(rows, columns, u128::MAX, u128::MAX).expect("the size is fine");
    let (mut row, mut column) = (below(state, rows - 1), below(state, columns - 1));
    let mut direction = below(state, 8);
    while board.anchors().len() < 16 {
        for (down, right) in [(0, 0), (0, 1), (1, 0), (1, 1)] {
            board.set(row + down, column + right, false);
        }
        if below(state, 3) == 0 {
            direction = below(state, 8);
        }
        let (down, right) = [(1, 1), (1, 0), (1, 2), (0, 1), (2, 1), (0, 0), (2, 2), (0, 2)][direction];
        row = (row + down).saturating_sub(1).min(rows - 2);
        column = (column + right).saturating_sub(1).min(columns - 2);
    }
    board
}
