//! The move generator, and the rules as a game.

use std::collections::HashSet;

use foregone::squares::{Board, Placement};
use foregone_core::squares::Squares;
use foregone_core::{Game, Nimber};

use crate::grundy;

/// OEIS A063443: ways to place 2×2 blocks on n × n cells, none included. Which cells are covered tells how: the first
/// of them is the corner of a block, and so on.
#[test]
fn numbers_of_placements() {
    for (side, count) in [(2, 2), (3, 5), (4, 35), (5, 314), (6, 6427)] {
        let start = Board::new(side, side).expect("the size is fine");
        let mut reached = HashSet::from([start]);
        let mut open = vec![start];
        while let Some(board) = open.pop() {
            Squares.options(&board, &mut |option| {
                if reached.insert(option) {
                    open.push(option);
                }
            });
        }
        assert_eq!(reached.len(), count, "{side}");
    }
}

#[test]
fn options_and_components_give_the_value() {
    for text in ["4x4", "0000/0010/0100/0000", "00100/00100/00100", "1x1", "000000/001100/000000/111111/000000/000000"]
    {
        let board: Board = text.parse().expect("a board");
        let (mut seen, mut sum) = (0, Nimber::new(0));
        Squares.options(&board, &mut |option| seen |= 1 << grundy(&option));
        Squares.components(&board, &mut |part| sum += Nimber::new(grundy(&part)));
        assert_eq!(Nimber::mex_of_bits(seen).get(), grundy(&board), "{text}");
        assert_eq!(sum.get(), grundy(&board), "{text}");
    }
}

#[test]
fn only_legal_placements_are_made() {
    let board: Board = "000/010/000".parse().expect("a board");
    for row in 0..=u8::MAX {
        for column in 0..=u8::MAX {
            assert_eq!(board.place(Placement { row, column }), None);
        }
    }
}
