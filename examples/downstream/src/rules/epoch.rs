//! The Epoch Game: the Calendar Game with other bounds, other moves and the other convention.
//!
//! From a date between 1970-01-01 and 2038-01-19, the first and the last of a signed 32-bit clock, move by a day, a
//! week, a month or a year; from the end of a month to the end of a shorter one. Whoever must stop the clock loses.

use foregone_core::calendar::{MonthEnd, Rules, Step, Steps};
use foregone_core::{Convention, Date};

/// The rules, which are a [`Game`](foregone_core::Game) and number their own slots.
pub const RULES: Rules = match Rules::new(date(1970, 1, 1), date(2038, 1, 19)) {
    Ok(rules) => rules
        .with_moves(Steps::new(&[Step::Day, Step::Week, Step::Month, Step::Year]))
        .with_month_end(MonthEnd::Clamp)
        .with_convention(Convention::Misere),
    Err(_) => panic!("the first day is not after the deadline"),
};

const fn date(year: u16, month: u8, day: u8) -> Date {
    match Date::new(year, month, day) {
        Ok(date) => date,
        Err(_) => panic!("not a date"),
    }
}
