//! Every board of a size.

use foregone::Nimber;
use foregone::Outcome;
use foregone::squares::{Board, Solver};

use crate::naive::Naive;
use crate::slots;

#[test]
fn every_board_of_4_by_4() {
    every_board(4, 4);
}

#[test]
#[ignore = "2^20 boards: 30 s unoptimised"]
fn every_board_of_4_by_5() {
    every_board(4, 5);
}

fn every_board(rows: usize, columns: usize) {
    let mut naive = Naive::new(rows, columns);
    let (mut lent, mut none) = (slots(256), slots(0));
    let (mut solver, mut forgetful) = (Solver::new(&mut lent), Solver::new(&mut none));
    for blocked in 0..1_u64 << (rows * columns) {
        let free = !blocked & ((1 << (rows * columns)) - 1);
        let value = naive.grundy([free, 0, 0, 0]);
        let board = Board::from_bits(rows, columns, blocked.into(), 0).expect("the size is fine");
        assert_eq!(solver.grundy(&board).map(Nimber::get), Ok(value), "{board}");
        let outcome = if value == 0 { Outcome::P } else { Outcome::N };
        assert_eq!(forgetful.outcome(&board), Ok(outcome), "{board}");
    }
}
