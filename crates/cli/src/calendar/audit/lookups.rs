//! The library's answers.

use super::days::Days;
use crate::calendar::table::CalendarTable;
use crate::check::Check;
use foregone::calendar::{self, Position};

pub(super) fn answers(_: &CalendarTable, days: &Days, check: &mut Check) {
    let (outcomes, special_days) = (calendar::TABLE.verify(), calendar::verify_special_days());
    check.expect(outcomes.is_ok(), || format!("the table's self-test fails: {outcomes:?}"));
    check.expect(special_days.is_ok(), || format!("the special days' self-test fails: {special_days:?}"));
    for day in days.iter() {
        let answer = Position::new(day.date)
            .map(|position| (calendar::outcome(position).is_win(), calendar::grundy(position).get()));
        check.expect(answer == Ok((day.is_won(), day.grundy.into())), || {
            format!("{} has the value {}; the library answers {answer:?}", day.date, day.grundy)
        });
    }
}
