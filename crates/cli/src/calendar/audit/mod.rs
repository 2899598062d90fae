//! What is checked about the tables of the Calendar Game.

mod terms;

mod days;

mod kernel;
mod law;
mod layout;
mod lookups;
mod special;
mod values;

mod plane;

mod variant;

pub(super) use terms::{Span, Terms};
pub(super) use variant::audit as audit_variant;
#[cfg(test)]
pub(super) use variant::checks as variant_checks;

use super::table::CalendarTable;
use crate::check::{self, Check};
use crate::table::Audited;
use days::{Day, Days};
use plane::Said;
use values::claimed;

/// A check of outcomes.
type Entry = check::Entry<CalendarTable, Days>;

/// What the table must say that it is.
const RULES: Entry = ("rules", "the rules in words and the bounds are those of the problem", layout::rules);

/// What outcomes must fulfil, of the problem and of any variant.
const OUTCOME_CHECKS: &[Entry] = &[
    ("length", "words, slots and positions are as many as the dates need", layout::length),
    ("digest", "the CRC-32 of the words is the one stated", layout::digest),
    ("padding", "bits that stand for no date are zero", layout::padding),
    ("p-positions", "no P-position has an option that is one", kernel::p_positions),
    ("n-positions", "every N-position has an option that is a P-position", kernel::n_positions),
    ("outcomes", "every outcome is the one derived anew", values::outcomes),
];

/// What else the problem's table must fulfil.
const VALUE_CHECKS: &[Entry] = &[
    ("grundy", "every Grundy value is the mex of those of its options", values::mex_of_options),
    ("values", "every Grundy value is the one derived anew", values::derived),
    ("special days", "every year listed of a special day is needed, and none is missing", special::days),
    ("law", "First wins where month + day is even and on 30 September and 30 November, only", law::law),
];

/// What the library must answer.
const LOOKUPS: Entry = ("lookups", "the library answers what was derived anew", lookups::answers);

/// What any table of the problem must fulfil.
fn checks() -> impl Iterator<Item = &'static Entry> {
    std::iter::once(&RULES).chain(OUTCOME_CHECKS).chain(VALUE_CHECKS)
}

/// Solves the game of those terms, as the first check.
pub(super) fn derive(terms: &Terms) -> (Days, Check) {
    let mut days = None;
    let derive = |check: &mut Check| check.items += days.insert(Days::of(terms.clone())).len();
    let check = Check::make("derivation", "every date is solved from the rules, from the deadline back", derive);
    (days.unwrap_or_else(|| Days::of(terms.clone())), check)
}

/// Makes all checks of a table; of the library's answers too if it is the library's.
pub(super) fn audit(table: &CalendarTable, is_shipped: bool, is_drawn: bool) -> Audited {
    let (days, derived) = derive(&Terms::classic());
    let checks = Check::all(checks().chain(is_shipped.then_some(&LOOKUPS)), table, &days);
    Audited {
        rules: table.rules.clone(),
        checks: std::iter::once(derived).chain(checks).collect(),
        picture: is_drawn.then(|| plane::svg(&days, &|day| Said::Value(claimed(table, day)))),
    }
}

#[cfg(test)]
mod tests;
