//! What programs with a wrong rule answer.

use crate::Program;
use alloc::boxed::Box;
use alloc::vec;
use alloc::vec::Vec;
use foregone::Date;
use foregone::calendar::{self, Position, parity};

/// The program with the mistake of that name: whether First wins, it says.
pub(super) fn program(name: &str) -> Option<Program<'static, Position>> {
    Some(match name {
        "swapped" => Box::new(|position| !calendar::outcome(*position).is_win()),
        "every-move-flips" => Box::new(|position| parity(position.date()).is_win()),
        "past-deadline" => counted_back(false, |date| [date.tomorrow(), date.same_day_next_month()]),
        "clamped-month" => counted_back(true, |date| {
            [date.tomorrow(), date.same_day_next_month().or_else(|| last_of_next_month(date))]
        }),
        _ => return None,
    })
}

fn last_of_next_month(date: Date) -> Option<Date> {
    let (year, month) = (date.year(), date.month() + 1);
    Date::new(year, month, foregone::date::days_in_month(year, month)).ok()
}

/// Counts back from the deadline by those moves; one past it is none, or else wins, on the deadline itself too.
fn counted_back(stops: bool, moves: fn(Date) -> [Option<Date>; 2]) -> Program<'static, Position> {
    let deadline = Position::DEADLINE.date();
    let number = |date: Date| date.day_number().get() as usize;
    let (first, last) = (number(Position::FIRST.date()), number(deadline));
    let dates: Vec<Date> = Position::all().map(Position::date).collect();
    let mut wins = vec![false; last - first + 1];
    for date in dates.into_iter().rev() {
        let is_lost = |to: Date| if to > deadline { !stops } else { !wins[number(to) - first] };
        wins[number(date) - first] = moves(date).into_iter().flatten().any(is_lost);
    }
    Box::new(move |position| wins.get(number(position.date()) - first).copied().unwrap_or(false))
}
