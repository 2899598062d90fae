//! The law that the table follows, and its exceptions.

use super::days::Days;
use crate::calendar::table::CalendarTable;
use crate::check::Check;
use foregone::Date;

/// The bare parity law: First wins where month + day is even.
pub(super) fn parity(date: Date) -> bool {
    (u32::from(date.month()) + u32::from(date.day())) % 2 == 0
}

pub(super) fn law(table: &CalendarTable, days: &Days, check: &mut Check) {
    let mut exceptions = [("30 September", 9, 0_usize), ("30 November", 11, 0)];
    for day in days.iter() {
        let found = table.bit(day.word, day.bit);
        let exception = exceptions.iter_mut().find(|(_, month, _)| (*month, 30) == (day.date.month(), day.date.day()));
        let expected = parity(day.date) != exception.is_some();
        check.expect(found == expected, || format!("{} does not follow the law", day.date));
        if let Some((_, _, count)) = exception {
            *count += usize::from(found != parity(day.date));
        }
    }
    let [(september, _, first), (november, _, second)] = exceptions;
    check.note =
        Some(format!("{} exceptions to parity: {first} on {september}, {second} on {november}", first + second));
}
