//! Values of empty boards, and the judge's samples.

use foregone::Nimber;
use foregone::Outcome;
use foregone::squares::{Board, Solver};

use crate::slots;

const EMPTY_BOARDS: &str = include_str!("../data/squares-empty.tsv");

/// Boards of more anchors than this are slow unoptimised.
const QUICK: u32 = 50;

#[test]
fn empty_boards() {
    check(|anchors| anchors <= QUICK);
}

#[test]
#[ignore = "minutes unoptimised"]
fn large_empty_boards() {
    check(|anchors| anchors > QUICK);
}

fn check(wanted: impl Fn(u32) -> bool) {
    let mut memory = slots(1 << 18);
    let mut solver = Solver::new(&mut memory);
    let mut checked = 0;
    for (board, value) in empty_board_values().filter(|(board, _)| wanted(board.anchors().len())) {
        assert_eq!(solver.grundy(&board).map(Nimber::get), Ok(value), "{board}");
        checked += 1;
    }
    assert!(checked > 0);
}

/// Empty boards and their values.
pub(crate) fn empty_board_values() -> impl Iterator<Item = (Board, u64)> {
    EMPTY_BOARDS.lines().filter(|line| !line.starts_with('#')).map(|line| {
        let numbers: Vec<u64> = line.split('\t').map(|word| word.parse().expect("a number")).collect();
        let [rows, columns, value] = numbers[..] else { panic!("three columns, found {line:?}") };
        (format!("{rows}x{columns}").parse().expect("the size is fine"), value)
    })
}

#[test]
fn empty_boards_of_5_rows_are_lost() {
    let mut solver = Solver::new(&mut []).with_budget(0);
    for columns in 1..=51 {
        for board in [Board::new(5, columns), Board::new(columns, 5)] {
            let board = board.expect("the size is fine");
            assert_eq!(solver.grundy(&board).map(Nimber::get), Ok(0), "{columns}");
        }
    }
}

#[test]
fn empty_boards_of_even_sides_are_won_at_once() {
    let mut solver = Solver::new(&mut []).with_budget(0);
    for rows in (2..=16).step_by(2) {
        for columns in (2..=256 / rows).step_by(2).filter(|&columns| columns < 255) {
            let board = Board::new(rows, columns).expect("the size is fine");
            assert_eq!(solver.outcome(&board), Ok(Outcome::N), "{rows}x{columns}");
        }
    }
}

#[test]
fn samples_of_the_judge() {
    let outcome = |text: &str| {
        let board = text.parse().expect("a board");
        Solver::new(&mut []).outcome(&board)
    };
    assert_eq!(outcome("0000/0000/0000/0000"), Ok(Outcome::N));
    assert_eq!(outcome("0000/0010/0100/0000"), Ok(Outcome::P));
}
