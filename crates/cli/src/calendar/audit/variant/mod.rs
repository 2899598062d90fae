//! What is checked about the tables of a variant of the Calendar Game.

mod values;

use super::plane::{self, Said};
use super::{Day, Days, Entry, OUTCOME_CHECKS, Terms, derive, layout};
use crate::calendar::table::{CalendarTable, VariantTable};
use crate::check::Check;
use crate::table::Audited;

/// What the table must say that it is.
const RULES: Entry = ("rules", "the rules in words and the bounds are those of the rules file", layout::rules);

const SPECIAL_DAYS: Entry =
    ("special days", "no day is listed as special: only the problem's law has exceptions", special_days);

/// Makes all checks of the tables against the game of those terms.
pub(crate) fn audit(table: &VariantTable, terms: &Terms, is_drawn: bool) -> Audited {
    let (days, derived) = derive(terms);
    let said = |day: &Day| match &table.values {
        Some(values) => Said::Value(values.get(values::slot(day))),
        None => Said::Outcome(table.outcomes.bit(day.word, day.bit)),
    };
    Audited {
        checks: std::iter::once(derived).chain(checks(table, &days)).collect(),
        picture: is_drawn.then(|| plane::svg(&days, &said)),
    }
}

/// Makes all checks of the tables against what was derived anew.
pub(crate) fn checks(table: &VariantTable, days: &Days) -> impl Iterator<Item = Check> {
    let entries = std::iter::once(&RULES).chain(OUTCOME_CHECKS).chain([&SPECIAL_DAYS]);
    let of_values = table.values.iter().flat_map(move |values| Check::all(values::CHECKS, values, days));
    Check::all(entries, &table.outcomes, days).chain(of_values)
}

fn special_days(table: &CalendarTable, _: &Days, check: &mut Check) {
    let (first, count) = (table.special_days.first(), table.special_days.len());
    check.expect(first.is_none(), || {
        let day = first.map(|first| format!("{:02}-{:02}", first.month, first.day)).unwrap_or_default();
        format!("{day} is listed, the first of {count}")
    });
}
