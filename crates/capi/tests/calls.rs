//! Every function hands over what `foregone` answers, and what it refuses by the status that says so. That the answers
//! are right is tested there, and once more in C: see `tests/c` and `check`.

use foregone::squares::{Board, Solver};
use foregone::{calendar, euclid, nim, powers, subtraction};
use foregone_capi::*;
use std::ffi::{CStr, c_void};
use std::ptr::null_mut;

/// What a call writes and returns, where nothing is written to start with.
fn call<T>(nothing: T, question: impl FnOnce(*mut T) -> ForegoneStatus) -> (ForegoneStatus, T) {
    let mut answer = nothing;
    let status = question(&raw mut answer);
    (status, answer)
}

const OK: ForegoneStatus = ForegoneStatus::Ok;

fn date(year: u16, month: u8, day: u8) -> ForegoneDate {
    ForegoneDate { year, month, day }
}

#[test]
fn dates() {
    for position in calendar::Position::all().step_by(7) {
        let date = ForegoneDate::from(position.date());
        let nowhere = ForegoneMove { step: ForegoneStep::Day, to: self::date(0, 0, 0) };
        // SAFETY: the pointer is to a local variable.
        let outcome = call(false, |out| unsafe { foregone_calendar_outcome(date, out) });
        // SAFETY: as above.
        let grundy = call(9, |out| unsafe { foregone_calendar_grundy(date, out) });
        // SAFETY: as above.
        let remoteness = call(9, |out| unsafe { foregone_calendar_remoteness(date, out) });
        // SAFETY: as above.
        let best = call(nowhere, |out| unsafe { foregone_calendar_best_move(date, out) });
        assert_eq!(outcome, (OK, calendar::outcome(position).is_win()));
        assert_eq!(grundy, (OK, calendar::grundy(position).get()));
        assert_eq!(remoteness, (OK, calendar::remoteness(position)));
        let expected = calendar::best_move(position).map_or((ForegoneStatus::NoMove, nowhere), |best| {
            let step = if best.step == calendar::Step::Day { ForegoneStep::Day } else { ForegoneStep::Month };
            (OK, ForegoneMove { step, to: best.to.date().into() })
        });
        assert_eq!(best, expected);
    }
}

#[test]
fn other_deadlines() {
    let ask = |deadline, date| {
        // SAFETY: the pointer is to a local variable.
        let outcome = call(false, |out| unsafe { foregone_calendar_deadline_outcome(deadline, date, out) });
        // SAFETY: as above.
        let grundy = call(9, |out| unsafe { foregone_calendar_deadline_grundy(deadline, date, out) });
        (outcome, grundy)
    };
    let deadline = foregone::Date::new(2100, 12, 31).unwrap();
    for day in 1..=31 {
        let early = foregone::Date::new(1970, 1, day).unwrap();
        let game = calendar::Deadline::new(deadline);
        let expected = ((OK, game.outcome(early).unwrap().is_win()), (OK, game.grundy(early).unwrap().get()));
        assert_eq!(ask(deadline.into(), early.into()), expected);
    }
    let refused = |status| ((status, false), (status, 9));
    assert_eq!(ask(date(2000, 1, 1), date(2000, 1, 2)), refused(ForegoneStatus::OutOfRange));
    assert_eq!(ask(date(2000, 2, 30), date(2000, 1, 2)), refused(ForegoneStatus::NotADate));
    assert_eq!(ask(date(2000, 2, 1), date(2000, 0, 2)), refused(ForegoneStatus::NotADate));
}

#[test]
fn numbers() {
    for (a, b) in (0..40).flat_map(|a| (0..40).map(move |b| (a, b))) {
        let pair = euclid::Pair::new(a, b);
        let nowhere = ForegonePair { larger: 0, smaller: 0 };
        // SAFETY: the pointer is to a local variable.
        let outcome = call(false, |out| unsafe { foregone_euclid_outcome(a, b, out) });
        // SAFETY: as above.
        let grundy = call(99, |out| unsafe { foregone_euclid_grundy(a, b, out) });
        // SAFETY: as above.
        let remoteness = call(99, |out| unsafe { foregone_euclid_remoteness(a, b, out) });
        // SAFETY: as above.
        let winning = call(nowhere, |out| unsafe { foregone_euclid_winning_move(a, b, out) });
        assert_eq!(outcome, (OK, euclid::outcome(pair).is_win()));
        assert_eq!(grundy, (OK, euclid::grundy(pair).get()));
        assert_eq!(remoteness, (OK, euclid::remoteness(pair)));
        let expected = euclid::winning_move(pair).map_or((ForegoneStatus::NoMove, nowhere), |left| {
            (OK, ForegonePair { larger: left.larger(), smaller: left.smaller() })
        });
        assert_eq!(winning, expected);
    }
    for cards in 0..100 {
        let pile = powers::Pile::new(cards);
        // SAFETY: the pointer is to a local variable.
        let outcome = call(false, |out| unsafe { foregone_powers_outcome(cards, out) });
        // SAFETY: as above.
        let grundy = call(9, |out| unsafe { foregone_powers_grundy(cards, out) });
        // SAFETY: as above.
        let winning = call(999, |out| unsafe { foregone_powers_winning_move(cards, out) });
        assert_eq!(outcome, (OK, powers::outcome(pile).is_win()));
        assert_eq!(grundy, (OK, powers::grundy(pile).get()));
        let left = powers::moves_to(pile, foregone::Nimber::ZERO).next();
        assert_eq!(winning, left.map_or((ForegoneStatus::NoMove, 999), |left| (OK, left.cards())));
    }
}

#[test]
fn heaps() {
    let heaps = [3, 5, 7];
    let grundy = nim::grundy(&nim::Heaps::new(&heaps).unwrap()).get();
    let nowhere = ForegoneHeap { index: 9, size: 9 };
    // SAFETY: the pointers are to local variables, the array's with its length.
    assert_eq!(call(9, |out| unsafe { foregone_nim_grundy(heaps.as_ptr(), 3, out) }), (OK, grundy));
    // SAFETY: as above.
    assert_eq!(call(9, |out| unsafe { foregone_sum(heaps.as_ptr(), 3, out) }), (OK, grundy));
    // SAFETY: as above.
    assert_eq!(call(false, |out| unsafe { foregone_nim_outcome(heaps.as_ptr(), 3, out) }), (OK, grundy > 0));
    // SAFETY: as above.
    let winning = call(nowhere, |out| unsafe { foregone_nim_winning_move(heaps.as_ptr(), 3, out) });
    assert_eq!(winning, (OK, ForegoneHeap { index: 0, size: 2 }));
    // SAFETY: as above.
    let lost = call(nowhere, |out| unsafe { foregone_nim_winning_move([5, 5].as_ptr(), 2, out) });
    assert_eq!(lost, (ForegoneStatus::NoMove, nowhere));
}

#[test]
fn piles() {
    let set = [1, 3, 4];
    // SAFETY: the pointers are to local variables, the array's with its length.
    let (status, bytes) = call(0, |out| unsafe { foregone_subtraction_bytes(set.as_ptr(), 3, out) });
    assert_eq!((status, bytes > 2 * subtraction::memory_needed(&set)), (OK, true));
    let mut memory = vec![0_u8; bytes];
    let memory = memory.as_mut_ptr().cast::<c_void>();
    for size in [0, 6, 1_000_000_007] {
        let expected = subtraction::grundy(size, &set, &mut [0; 8], 1_000).unwrap().get();
        // SAFETY: as above, and the memory's with its size.
        let grundy =
            call(9, |out| unsafe { foregone_subtraction_grundy(size, set.as_ptr(), 3, memory, bytes, 1_000, out) });
        // SAFETY: as above.
        let outcome = call(false, |out| unsafe {
            foregone_subtraction_outcome(size, set.as_ptr(), 3, memory, bytes, 1_000, out)
        });
        assert_eq!((grundy, outcome), ((OK, expected), (OK, expected > 0)));
    }
    // SAFETY: as above; the memory is larger than said.
    let small = call(9, |out| unsafe { foregone_subtraction_grundy(9, set.as_ptr(), 3, memory, 6, 99, out) });
    assert_eq!(small, (ForegoneStatus::MemoryTooSmall, 9));
}

#[test]
fn boards() {
    let nowhere = ForegonePlacement { row: 99, column: 99 };
    for text in ["4x4", "..../..#./.#../....", "6x7", "1x1"] {
        let (board, length) = (text.as_ptr().cast(), text.len());
        let expected = text.parse::<Board>().unwrap();
        let mut solver = Solver::new(&mut []);
        // SAFETY: the pointers are to local variables, the text's with its length, and no memory is lent.
        let grundy = call(99, |out| unsafe { foregone_squares_grundy(board, length, null_mut(), 0, 9999, out) });
        // SAFETY: as above.
        let outcome = call(false, |out| unsafe { foregone_squares_outcome(board, length, null_mut(), 0, 9999, out) });
        // SAFETY: as above.
        let best = call(nowhere, |out| unsafe { foregone_squares_best_move(board, length, null_mut(), 0, 9999, out) });
        assert_eq!(grundy, (OK, solver.grundy(&expected).unwrap().get()));
        assert_eq!(outcome, (OK, solver.outcome(&expected).unwrap().is_win()));
        let placed = solver.best_move(&expected).unwrap();
        assert_eq!(
            best,
            placed.map_or((ForegoneStatus::NoMove, nowhere), |at| {
                (OK, ForegonePlacement { row: at.row, column: at.column })
            })
        );
    }
}

#[test]
fn the_library() {
    // SAFETY: it is a text in static memory.
    assert_eq!(unsafe { CStr::from_ptr(foregone_version()) }.to_str(), Ok(env!("CARGO_PKG_VERSION")));
    assert_eq!(foregone_verify(), OK);
}
