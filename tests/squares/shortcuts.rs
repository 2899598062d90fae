//! The same answers by search alone.

use foregone::squares::{Board, Placement, Reason, Slot, Solver};
use foregone::{Nimber, Outcome};
use foregone_core::squares::strip_value;

use crate::golden::empty_board_values;
use crate::slots;

fn search(slots: &mut [Slot]) -> Solver<'_> {
    Solver::new(slots).without_shortcuts()
}

#[test]
fn every_board_of_4_by_4_is_the_same_without() {
    let (mut with, mut without) = (slots(256), slots(256));
    let (mut solver, mut search) = (Solver::new(&mut with), search(&mut without));
    for blocked in 0..1_u128 << 16 {
        let board = Board::from_bits(4, 4, blocked, 0).expect("the size is fine");
        assert_eq!(search.grundy(&board), solver.grundy(&board), "{board}");
        assert_eq!(search.outcome(&board), solver.outcome(&board), "{board}");
    }
}

#[test]
fn empty_boards_are_the_same_without() {
    let mut memory = slots(1 << 18);
    let mut search = search(&mut memory);
    let mut checked = 0;
    for (board, value) in empty_board_values().filter(|(board, _)| board.anchors().len() <= 63) {
        assert_eq!(search.grundy(&board).map(Nimber::get), Ok(value), "{board}");
        checked += 1;
    }
    assert!(checked > 50, "{checked}");
}

/// What each shortcut answers at once is searched.
#[test]
fn nothing_but_the_memory_saves_nodes() {
    // The table, where there is one; the strip law; the centre; the reflection; paired rows.
    let in_table = "0000/0100/0000/0000";
    for text in [in_table, "2x9", "4x4", "00000/00000/00100/00000/00000", "5x6"] {
        let board: Board = text.parse().expect("a board");
        let mut solver = Solver::new(&mut []);
        let outcome = solver.outcome(&board).expect("there is no budget");
        let mut memory = slots(1 << 12);
        let mut search = search(&mut memory);
        assert_eq!(search.outcome(&board), Ok(outcome), "{text}");
        let nodes = search.nodes();
        let at_once = text != in_table || cfg!(feature = "squares-table");
        let said = format!("{text}: {nodes} nodes, {} with shortcuts", solver.nodes());
        assert!((solver.nodes() == 0) == at_once && nodes > 0, "{said}");
        assert_eq!(search.outcome(&board), Ok(outcome), "{text}");
        assert_eq!(search.nodes(), nodes, "{text}: the memory knows it");
    }
}

#[test]
fn reasons_and_moves_are_those_of_the_search() {
    let mut memory = slots(1 << 14);
    let mut search = search(&mut memory);
    for (text, reason) in [
        ("1x9", Reason::NoPlacement),
        ("4x4", Reason::Winning(Placement { row: 1, column: 1 })),
        ("6x6", Reason::Winning(Placement { row: 2, column: 2 })),
        ("5x6", Reason::Balanced),
        ("0000/0010/0100/0000", Reason::Balanced),
    ] {
        let board: Board = text.parse().expect("a board");
        let explanation = search.explain(&board).expect("there is no budget");
        assert_eq!(explanation.reason, reason, "{text}");
        let wins = matches!(reason, Reason::Winning(_));
        assert_eq!(explanation.outcome, if wins { Outcome::N } else { Outcome::P }, "{text}");
        if let Reason::Winning(at) = reason {
            assert_eq!(search.best_move(&board), Ok(Some(at)), "{text}");
        }
        let mut winning = Vec::new();
        search.winning_moves(&board, &mut |at| winning.push(at)).expect("there is no budget");
        let mut expected = Vec::new();
        let mut with = slots(1 << 10);
        Solver::new(&mut with).winning_moves(&board, &mut |at| expected.push(at)).expect("there is no budget");
        assert_eq!(winning, expected, "{text}");
    }
}

/// Strips of every length, also those that no window of the search has room for.
#[test]
fn strips_keep_their_law() {
    let mut memory = slots(1 << 12);
    let mut search = search(&mut memory);
    for anchors in 0..=127_u8 {
        let (board, turned) = (Board::new(2, usize::from(anchors) + 1), Board::new(usize::from(anchors) + 1, 2));
        for board in [board, turned] {
            let board = board.expect("the size is fine");
            assert_eq!(search.grundy(&board), Ok(strip_value(anchors)), "{board}");
        }
    }
    for columns in 0..=66_u8 {
        let board = Board::new(3, usize::from(columns) + 1).expect("the size is fine");
        assert_eq!(search.grundy(&board), Ok(strip_value(columns)), "{board}");
    }
}

#[test]
fn a_long_strip_gives_up_too() {
    let board = Board::new(3, 85).expect("the size is fine");
    let mut solver = Solver::new(&mut []).without_shortcuts().with_budget(50);
    let gave_up = solver.grundy(&board).expect_err("there are more nodes than that");
    assert_eq!((gave_up.budget, solver.nodes()), (50, 50));
}
