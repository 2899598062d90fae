//! A program without std, alloc or a C runtime that asks every question the library answers.
#![no_std]
#![no_main]

use core::hint::black_box;
use foregone::calendar::{self, Position};

/// The linker's name for where a program starts. Exporting a name is `unsafe` because two of the same would clash.
#[unsafe(no_mangle)]
extern "C" fn _start() -> ! {
    if let Ok(position) = Position::from_ymd(black_box(1999), black_box(12), black_box(31)) {
        black_box(calendar::outcome(position));
        black_box(calendar::grundy(position));
        black_box(calendar::law(position));
        black_box(calendar::law_grundy(position));
        black_box(calendar::remoteness(position));
        black_box(calendar::explain(position));
        black_box(position.date().weekday());
    }
    black_box(black_box("1999-12-31").parse::<Position>().is_ok());
    black_box(Position::all().filter(|position| calendar::best_move(*position).is_some()).count());
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
