//! The two properties that single out the P-positions, asked of the table alone.

use super::days::{Day, Days};
use crate::audit::check::Findings;
use crate::table::CalendarTable;

fn is_won(table: &CalendarTable, day: &Day) -> bool {
    table.bit(day.word, day.bit)
}

pub(super) fn p_positions(table: &CalendarTable, days: &Days, findings: &mut Findings) {
    for (day, mut options) in days.with_options().filter(|(day, _)| !is_won(table, day)) {
        let lost = options.find(|option| !is_won(table, option));
        findings.expect(lost.is_none(), || {
            let to = lost.map_or(day.date, |option| option.date);
            format!("{} is a P-position, and so is its option {to}", day.date)
        });
    }
}

pub(super) fn n_positions(table: &CalendarTable, days: &Days, findings: &mut Findings) {
    for (day, mut options) in days.with_options().filter(|(day, _)| is_won(table, day)) {
        let can_win = options.any(|option| !is_won(table, option));
        findings.expect(can_win, || format!("{} is an N-position, and so are all its options", day.date));
    }
}
