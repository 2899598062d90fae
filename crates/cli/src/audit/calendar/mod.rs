//! What is checked about the tables of the Calendar Game.

mod days;

mod kernel;
mod law;
mod layout;
mod lookups;
mod special;
mod values;

pub(crate) use days::Days;
pub(crate) use values::claimed;

use super::check::{Check, Findings};
use crate::table::CalendarTable;

/// A check by name, with what must hold.
type Entry = (&'static str, &'static str, fn(&CalendarTable, &Days, &mut Findings));

/// What any table must fulfil.
pub(crate) const CHECKS: &[Entry] = &[
    ("rules", "the rules in words and the bounds are those of the problem", layout::rules),
    ("length", "words, slots and positions are as many as the dates need", layout::length),
    ("digest", "the CRC-32 of the words is the one stated", layout::digest),
    ("padding", "bits that stand for no date are zero", layout::padding),
    ("p-positions", "no P-position has an option that is one", kernel::p_positions),
    ("n-positions", "every N-position has an option that is a P-position", kernel::n_positions),
    ("outcomes", "every outcome is the one derived anew", values::outcomes),
    ("grundy", "every Grundy value is the mex of those of its options", values::mex_of_options),
    ("values", "every Grundy value is the one derived anew", values::derived),
    ("special days", "every year listed of a special day is needed, and none is missing", special::days),
    ("law", "First wins where month + day is even and on 30 September and 30 November, only", law::law),
];

/// What the library must answer.
const LOOKUPS: Entry = ("lookups", "the library answers what was derived anew", lookups::answers);

/// Makes all checks of a table; of the library's answers too if it is the library's.
pub(crate) fn audit(table: &CalendarTable, is_shipped: bool) -> Vec<Check> {
    let mut days = None;
    let derive = |findings: &mut Findings| findings.passed(days.insert(Days::new()).len());
    let derived = Check::make("derivation", "every date is solved from the rules, from the deadline back", derive);
    let days = days.unwrap_or_else(Days::new);
    let checks = CHECKS.iter().chain(is_shipped.then_some(&LOOKUPS));
    let made = checks.map(|(name, claim, body)| Check::make(name, claim, |findings| body(table, &days, findings)));
    std::iter::once(derived).chain(made).collect()
}
