//! What is checked about the tables of the Calendar Game.

mod terms;

mod days;

mod kernel;
mod law;
mod layout;
mod lookups;
mod special;
mod values;

pub(crate) use days::{Day, Days};
pub(crate) use layout::rules;
pub(crate) use terms::{Span, Terms};
pub(crate) use values::claimed;

use super::check::{Check, Findings};
use crate::table::CalendarTable;

/// A check by name, with what must hold.
pub(crate) type Entry = (&'static str, &'static str, fn(&CalendarTable, &Days, &mut Findings));

/// What the table must say that it is.
const RULES: Entry = ("rules", "the rules in words and the bounds are those of the problem", layout::rules);

/// What outcomes must fulfil, of the problem and of any variant.
pub(crate) const OUTCOME_CHECKS: &[Entry] = &[
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
pub(crate) fn checks() -> impl Iterator<Item = &'static Entry> {
    std::iter::once(&RULES).chain(OUTCOME_CHECKS).chain(VALUE_CHECKS)
}

/// Solves the game of those terms, as the first check.
pub(crate) fn derive(terms: &Terms) -> (Days, Check) {
    let mut days = None;
    let derive = |findings: &mut Findings| findings.passed(days.insert(Days::of(terms.clone())).len());
    let check = Check::make("derivation", "every date is solved from the rules, from the deadline back", derive);
    (days.unwrap_or_else(|| Days::of(terms.clone())), check)
}

/// Makes all checks of a table; of the library's answers too if it is the library's.
pub(crate) fn audit(table: &CalendarTable, is_shipped: bool) -> Vec<Check> {
    let (days, derived) = derive(&Terms::classic());
    let checks = checks().chain(is_shipped.then_some(&LOOKUPS));
    let made = checks.map(|(name, claim, body)| Check::make(name, claim, |findings| body(table, &days, findings)));
    std::iter::once(derived).chain(made).collect()
}
