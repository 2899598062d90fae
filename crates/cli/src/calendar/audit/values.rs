//! Outcomes and Grundy values, against those derived anew and against each other.

use super::days::{Day, Days};
use crate::calendar::table::CalendarTable;
use crate::check::{Check, mex};
use crate::count::grouped;

/// The Grundy value that the table gives a date: 2 where its special days say so, else its bit.
pub(crate) fn claimed(table: &CalendarTable, day: &Day) -> u32 {
    if !table.bit(day.word, day.bit) {
        return 0;
    }
    let special = table.special_day(day.date.month(), day.date.day());
    1 + u32::from(special.is_some_and(|special| special.grundy_two.contains(&day.date.year())))
}

pub(super) fn outcomes(table: &CalendarTable, days: &Days, check: &mut Check) {
    let name = |is_won| if is_won { "an N-position" } else { "a P-position" };
    for day in days.iter() {
        let found = table.bit(day.word, day.bit);
        check.expect(found == day.is_won(), || {
            format!(
                "{} is {} (bit {} of word {}), not {}",
                day.date,
                name(day.is_won()),
                day.bit,
                day.word,
                name(found)
            )
        });
    }
}

pub(super) fn mex_of_options(table: &CalendarTable, days: &Days, check: &mut Check) {
    for (day, options) in days.with_options() {
        let (found, values) = (claimed(table, day), options.clone().map(|option| claimed(table, option)));
        let values: Vec<u32> = values.collect();
        let expected = mex(&values);
        check.expect(found == expected, || {
            let options: Vec<_> =
                options.zip(&values).map(|(option, value)| format!("{} ({value})", option.date)).collect();
            format!(
                "{} has the value {found}, its options {}, so it should be {expected}",
                day.date,
                options.join(", ")
            )
        });
    }
}

pub(super) fn derived(table: &CalendarTable, days: &Days, check: &mut Check) {
    let mut counts = [0_usize; 3];
    for day in days.iter() {
        let found = claimed(table, day);
        counts[found as usize] += 1;
        check.expect(found == day.grundy, || format!("{} has the value {}, not {found}", day.date, day.grundy));
    }
    let [zero, one, two] = counts.map(grouped);
    check.note = Some(format!("{zero} dates of value 0, {one} of 1, {two} of 2"));
}
