//! The special days: what must be listed, and nothing else.

use super::days::Days;
use super::law::parity;
use crate::calendar::table::CalendarTable;
use crate::check::Check;
use std::collections::BTreeSet;

/// A year of a day of the year, and what is special about it.
type Item = (u32, u32, u16, &'static str);

const PARITY: &str = "parity fails";
const TWO: &str = "the value is 2";

pub(super) fn days(table: &CalendarTable, days: &Days, check: &mut Check) {
    let mut needed: BTreeSet<Item> = BTreeSet::new();
    for day in days.iter() {
        let special = [(parity(day.date) != day.is_won(), PARITY), (day.grundy == 2, TWO)];
        for (_, why) in special.into_iter().filter(|(is_special, _)| *is_special) {
            needed.insert((day.date.month().into(), day.date.day().into(), day.date.year(), why));
        }
    }
    let mut listed: BTreeSet<Item> = BTreeSet::new();
    let mut seen: BTreeSet<(u32, u32)> = BTreeSet::new();
    for special in &table.special_days {
        let (month, day) = (special.month, special.day);
        check.expect(seen.insert((month, day)), || format!("{month:02}-{day:02} is listed twice"));
        let is_empty = special.parity_fails.is_empty() && special.grundy_two.is_empty();
        check.expect(!is_empty, || format!("{month:02}-{day:02} is listed for no year"));
        for (years, why) in [(&special.parity_fails, PARITY), (&special.grundy_two, TWO)] {
            for year in years {
                listed.insert((month, day, *year, why));
                check.expect(needed.contains(&(month, day, *year, why)), || {
                    format!("{year}-{month:02}-{day:02} is listed, yet it is not so that {why}")
                });
            }
        }
    }
    for item @ (month, day, year, why) in &needed {
        let missing = || format!("{year}-{month:02}-{day:02} is not listed, yet {why}");
        check.expect(listed.contains(item), missing);
    }
    let count = |why| needed.iter().filter(|item| item.3 == why).count();
    check.note = Some(format!("{} years in which parity fails, {} in which the value is 2", count(PARITY), count(TWO)));
}
