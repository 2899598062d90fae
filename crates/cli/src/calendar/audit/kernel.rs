//! The two properties that single out the P-positions, asked of the table alone.

use super::days::{Day, Days};
use crate::calendar::table::CalendarTable;
use crate::check::Check;

fn is_won(table: &CalendarTable, day: &Day) -> bool {
    table.bit(day.word, day.bit)
}

pub(super) fn p_positions(table: &CalendarTable, days: &Days, check: &mut Check) {
    let wins_stuck = days.terms().is_misere;
    for (day, mut options) in days.with_options().filter(|(day, _)| !is_won(table, day)) {
        let is_stuck = options.clone().next().is_none();
        let lost = options.find(|option| !is_won(table, option));
        check.expect(lost.is_none() && !(is_stuck && wins_stuck), || match lost {
            Some(option) => format!("{} is a P-position, and so is its option {}", day.date, option.date),
            None => format!("{} is a P-position without options, which misère play wins", day.date),
        });
    }
}

pub(super) fn n_positions(table: &CalendarTable, days: &Days, check: &mut Check) {
    let wins_stuck = days.terms().is_misere;
    for (day, mut options) in days.with_options().filter(|(day, _)| is_won(table, day)) {
        let is_stuck = options.clone().next().is_none();
        let can_win = is_stuck && wins_stuck || options.any(|option| !is_won(table, option));
        check.expect(can_win, || format!("{} is an N-position, and so are all its options", day.date));
    }
}
