//! Any memory gives the right answers, and a budget ends the search.

use foregone::Nimber;
use foregone::squares::{Board, GaveUp, Slot, Solver};

use crate::slots;

fn board(rows: usize, columns: usize) -> Board {
    Board::new(rows, columns).expect("the size is fine")
}

#[test]
fn tiny_memories_change_no_answer() {
    for count in [0, 1, 2, 3, 4, 5, 63] {
        let mut memory = slots(count);
        let mut solver = Solver::new(&mut memory);
        for (rows, columns, value) in [(4, 4, 1), (4, 8, 1), (4, 10, 5), (6, 6, 4), (6, 7, 3), (7, 7, 1)] {
            let found = solver.grundy(&board(rows, columns)).map(Nimber::get);
            assert_eq!(found, Ok(value), "{rows}x{columns} with {count} slots");
        }
    }
}

#[test]
fn a_budget_ends_the_search() {
    let mut memory = slots(1 << 12);
    for budget in [0, 1, 2, 10, 100] {
        memory.fill(Slot::EMPTY);
        let mut solver = Solver::new(&mut memory).with_budget(budget);
        assert_eq!(solver.outcome(&board(8, 9)), Err(GaveUp { budget }));
        assert_eq!(solver.nodes(), budget);
        assert_eq!(solver.grundy(&board(8, 9)), Err(GaveUp { budget }));
        assert!(solver.winning_moves(&board(8, 9), &mut |_| ()).is_err());
        assert!(solver.best_move(&board(8, 9)).is_err());
        assert!(solver.explain(&board(8, 9)).is_err());
        assert!(solver.parts(&board(8, 9), &mut |_| ()).is_err());
        assert!(solver.sum_outcome(&[board(8, 9)]).is_err());
        // It goes on answering what it can.
        assert_eq!(solver.grundy(&board(3, 10)).map(Nimber::get), Ok(3));
    }
}

#[test]
fn asking_again_goes_on() {
    let mut memory = slots(1 << 12);
    let mut solver = Solver::new(&mut memory).with_budget(20);
    let tries = (0..100).take_while(|_| solver.grundy(&board(7, 7)).is_err()).count();
    assert!((1..100).contains(&tries), "{tries}");
}

#[test]
fn a_huge_board_is_given_up() {
    let mut memory = slots(1 << 8);
    let mut solver = Solver::new(&mut memory).with_budget(50);
    for (rows, columns) in [(15, 16), (15, 17), (4, 63), (13, 14), (7, 36)] {
        assert_eq!(solver.outcome(&board(rows, columns)), Err(GaveUp { budget: 50 }), "{rows}x{columns}");
    }
}

#[cfg(feature = "alloc")]
#[test]
fn a_growing_memory() {
    for limit in [0, 1, 100, 5000, usize::MAX] {
        let mut solver = Solver::growing(limit);
        for (rows, columns, value) in
            [(6, 8, 5), (7, 8, 1), (6, 10, 6)].into_iter().take(if limit < 1000 { 1 } else { 3 })
        {
            assert_eq!(solver.grundy(&board(rows, columns)).map(Nimber::get), Ok(value));
        }
    }
}
