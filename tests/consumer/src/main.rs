//! A program without std, alloc or a C runtime that asks every question the library answers.
#![no_std]
#![no_main]

use core::hint::black_box;
use foregone::calendar::{self, Deadline, Position};
use foregone::squares::{self, Board, Slot};
use foregone::sum::{Component, Solver};
use foregone::{Nimber, coins, euclid, nim, powers, subtraction};

/// The linker's name for where a program starts. Exporting a name is `unsafe` because two of the same would clash.
#[unsafe(no_mangle)]
extern "C" fn _start() -> ! {
    if let Ok(position) = Position::from_ymd(black_box(1999), black_box(12), black_box(31)) {
        black_box(black_box(calendar::TABLE).verify().is_ok());
        black_box(calendar::verify_special_days().is_ok());
        black_box(calendar::outcome(position));
        black_box(calendar::grundy(position));
        black_box(calendar::law(position));
        black_box(calendar::law_grundy(position));
        black_box(calendar::remoteness(position));
        black_box(calendar::explain(position));
        black_box(position.date().weekday());
        let game = Deadline::new(black_box(position.date()));
        black_box(game.outcome(black_box(position.date())).is_ok());
        black_box(game.grundy(black_box(position.date())).is_ok());
        black_box(game.settled_from());
        black_box(game.best_move(black_box(position.date())).is_ok());
    }
    black_box(Position::all().filter(|position| calendar::best_move(*position).is_some()).count());
    let mut slots = [Slot::EMPTY; 16];
    let mut values = [0; 16];
    let mut solver =
        Solver::new(squares::Solver::new(black_box(&mut slots)).with_budget(black_box(1_000)), &mut values);
    let texts = black_box(["calendar:1999-12-31", "squares:4x4", "nim:3,5,7", "subtraction:21/1,3,4"]);
    let mut parts = [Component::Powers(powers::Pile::new(17)); 4];
    for (text, part) in texts.iter().zip(&mut parts) {
        if let Ok(component) = text.parse() {
            *part = component;
        }
    }
    black_box(solver.outcome(&parts).is_ok());
    black_box(solver.winning_replies(&parts, &mut |reply| _ = black_box(reply)).is_ok());
    if let Ok(pair) = black_box("34,12").parse() {
        black_box((euclid::outcome(pair), euclid::grundy(pair), euclid::remoteness(pair), euclid::explain(pair)));
        black_box(euclid::outcome_u128(black_box(3), black_box(2)));
        black_box(euclid::moves_to(pair, black_box(Nimber::ZERO)).count());
    }
    let mut residue = powers::Residue::new();
    black_box(residue.extend(black_box(b"12345678901234567890123456789012345678901234567890")).is_ok());
    black_box(residue.grundy());
    black_box(black_box("HTTH").parse().map(coins::grundy).is_ok());
    black_box(black_box("3,5").parse().map(|heaps| nim::moves_to(&heaps, Nimber::ZERO).count()).is_ok());
    black_box(subtraction::Period::find(black_box(&[1, 3]), black_box(&mut [0; 8]), black_box(100)).is_ok());
    black_box(squares::TABLE.verify().is_ok());
    if let Ok(board) = black_box("4x4").parse::<Board>() {
        black_box(solver.squares().explain(&board).is_ok());
        black_box(solver.squares().best_move(&board).is_ok());
        black_box(solver.squares().has_value(&board, black_box(Nimber::ZERO)).is_ok());
        black_box(solver.squares().sum_outcome(&[board, board]).is_ok());
        black_box(solver.squares().parts(&board, &mut |part| _ = black_box(part)).is_ok());
        let mut search = squares::Solver::new(&mut []).without_shortcuts().with_budget(black_box(1_000));
        black_box(search.grundy(&board).is_ok());
    }
    loop {
        core::hint::spin_loop();
    }
}

/// A program needs one; the test sees that nothing calls it.
#[panic_handler]
fn panic(_: &core::panic::PanicInfo<'_>) -> ! {
    loop {
        core::hint::spin_loop();
    }
}
