//! What must hold of every board.

use foregone::Outcome;
use foregone::squares::{Board, Placement, Reason, Solver};
use proptest::prelude::*;

use crate::{grundy, slots};

fn boards() -> impl Strategy<Value = Board> {
    (1_usize..=7, 1_usize..=9, any::<u128>(), any::<u128>()).prop_map(|(rows, columns, low, other)| {
        // A quarter of the cells is blocked.
        Board::from_bits(rows, columns, low & other, 0).expect("the size is fine")
    })
}

fn any_board() -> impl Strategy<Value = Board> {
    (1_usize..=255, 1_usize..=255, any::<u128>(), any::<u128>())
        .prop_filter_map("too large", |(rows, columns, low, high)| {
            Board::from_bits(rows, 1 + (columns - 1) % (256 / rows).min(255), low, high).ok()
        })
}

/// The board of a size whose cells are those of another board, or blocked.
fn mapped(board: &Board, rows: usize, columns: usize, cell: impl Fn(usize, usize) -> Option<(usize, usize)>) -> Board {
    let mut image = Board::new(rows, columns).expect("the size is fine");
    for row in 0..rows {
        for column in 0..columns {
            let blocked = cell(row, column).and_then(|(row, column)| board.get(row, column));
            image.set(row, column, blocked.unwrap_or(true));
        }
    }
    image
}

proptest! {
    #[test]
    fn turning_and_mirroring_keep_the_value(board in boards()) {
        let (rows, columns) = (board.rows(), board.columns());
        let value = grundy(&board);
        prop_assert_eq!(grundy(&mapped(&board, rows, columns, |r, c| Some((rows - 1 - r, c)))), value);
        prop_assert_eq!(grundy(&mapped(&board, rows, columns, |r, c| Some((r, columns - 1 - c)))), value);
        prop_assert_eq!(grundy(&mapped(&board, columns, rows, |r, c| Some((c, r)))), value);
    }

    #[test]
    fn moving_keeps_the_value(board in boards(), down in 0_usize..9, right in 0_usize..7) {
        let moved = mapped(&board, 16, 16, |r, c| Some((r.checked_sub(down)?, c.checked_sub(right)?)));
        prop_assert_eq!(grundy(&moved), grundy(&board));
    }

    #[test]
    fn a_board_beside_its_image_is_lost(board in boards()) {
        let columns = board.columns();
        let pair = mapped(&board, board.rows(), 2 * columns + 1, |r, c| {
            (c != columns).then_some((r, c % (columns + 1)))
        });
        prop_assert_eq!(Solver::new(&mut []).outcome(&pair), Ok(Outcome::P));
        prop_assert_eq!(Solver::new(&mut slots(64)).sum_outcome(&[board, board]), Ok(Outcome::P));
    }

    #[test]
    fn sums_add_values(all in proptest::collection::vec(boards(), 0..4)) {
        let sum = all.iter().fold(0, |sum, board| sum ^ grundy(board));
        let outcome = Solver::new(&mut slots(256)).sum_outcome(&all);
        prop_assert_eq!(outcome, Ok(if sum == 0 { Outcome::P } else { Outcome::N }));
    }

    #[test]
    fn explanations_hold(board in boards(), symmetric: bool) {
        let (rows, columns) = (board.rows(), board.columns());
        let board = if symmetric {
            mapped(&board, rows, columns, |r, c| {
                Some(if r * columns + c > rows * columns / 2 { (rows - 1 - r, columns - 1 - c) } else { (r, c) })
            })
        } else {
            board
        };
        let mut memory = slots(1 << 10);
        let mut solver = Solver::new(&mut memory);
        let value = grundy(&board);
        let explanation = solver.explain(&board).expect("there is no budget");
        prop_assert_eq!(explanation.outcome, if value == 0 { Outcome::P } else { Outcome::N });
        if let Reason::Winning(at) | Reason::Centre(at) = explanation.reason {
            prop_assert_eq!(grundy(&board.place(at).expect("it is legal")), 0);
        }
        let (mut sum, mut anchors) = (0, 0);
        solver.parts(&board, &mut |part| {
            sum ^= part.value.get();
            anchors += part.anchors.len();
        }).expect("there is no budget");
        prop_assert_eq!((sum, anchors), (value, board.anchors().len()));
    }

    #[test]
    fn text_comes_back(board in any_board()) {
        prop_assert_eq!(board.to_string().parse(), Ok(board));
        prop_assert_eq!(format!("{board:#}").parse(), Ok(board));
        let lines = board.to_string().replace('/', "\r\n") + "\r\n";
        prop_assert_eq!(lines.parse(), Ok(board));
    }

    #[test]
    fn any_text_is_read_or_refused(text in "\\PC*|[01x/.#\n\r0-9]*") {
        if let Ok(board) = text.parse::<Board>() {
            prop_assert_eq!(board.to_string().parse(), Ok(board));
        }
    }

    #[test]
    fn no_board_makes_a_solver_panic(board in any_board(), row: u8, column: u8) {
        let mut memory = slots(64);
        let mut solver = Solver::new(&mut memory).with_budget(20);
        let _ = (solver.outcome(&board), solver.grundy(&board), solver.best_move(&board), solver.explain(&board));
        let after = board.place(Placement { row, column });
        prop_assert_eq!(after.is_some(), board.anchors().contains(Placement { row, column }));
    }
}
