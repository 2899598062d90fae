//! What is checked about the tables of a variant of the Calendar Game.

use super::plane::{self, Said};
use super::{Day, Days, Entry, OUTCOME_CHECKS, Terms, derive, layout};
use crate::calendar::table::{CalendarTable, Values, VariantTable};
use crate::check::{self, Check, mex};
use crate::count::grouped;
use crate::table::Audited;
use std::collections::BTreeMap;

/// What the table must say that it is.
const RULES: Entry = ("rules", "the rules in words and the bounds are those of the rules file", layout::rules);

const SPECIAL_DAYS: Entry =
    ("special days", "no day is listed as special: only the problem's law has exceptions", special_days);

/// What Grundy values must fulfil.
const VALUE_CHECKS: &[check::Entry<Values, Days>] = &[
    ("value length", "Grundy values take four bits a slot", length),
    ("value digest", "the CRC-32 of their words is the one stated", digest),
    ("value gaps", "slots that stand for no date are zero", gaps),
    ("grundy", "every Grundy value is the mex of those of its options", mex_of_options),
    ("values", "every Grundy value is the one derived anew", derived),
];

/// Makes all checks of the tables against the game of those terms.
pub(crate) fn audit(table: &VariantTable, terms: &Terms, is_drawn: bool) -> Audited {
    let (days, derived) = derive(terms);
    let said = |day: &Day| match &table.values {
        Some(values) => Said::Value(values.get(slot(day))),
        None => Said::Outcome(table.outcomes.bit(day.word, day.bit)),
    };
    Audited {
        rules: terms.words.clone(),
        checks: std::iter::once(derived).chain(checks(table, &days)).collect(),
        picture: is_drawn.then(|| plane::svg(&days, &said)),
    }
}

/// Makes all checks of the tables against what was derived anew.
pub(crate) fn checks(table: &VariantTable, days: &Days) -> impl Iterator<Item = Check> {
    let entries = std::iter::once(&RULES).chain(OUTCOME_CHECKS).chain([&SPECIAL_DAYS]);
    let of_values = table.values.iter().flat_map(move |values| Check::all(VALUE_CHECKS, values, days));
    Check::all(entries, &table.outcomes, days).chain(of_values)
}

fn special_days(table: &CalendarTable, _: &Days, check: &mut Check) {
    let (first, count) = (table.special_days.first(), table.special_days.len());
    check.expect(first.is_none(), || {
        let day = first.map(|first| format!("{:02}-{:02}", first.month, first.day)).unwrap_or_default();
        format!("{day} is listed, the first of {count}")
    });
}

/// The slot of a day: 32 a month.
fn slot(day: &Day) -> usize {
    32 * day.word + day.bit as usize
}

fn length(values: &Values, days: &Days, check: &mut Check) {
    // 32 slots a month, 8 of them in a word.
    let (found, expected) = (values.words.len(), days.months() * 4);
    check.expect(found == expected, || format!("{found} words, not {expected}"));
}

fn digest(values: &Values, _: &Days, check: &mut Check) {
    layout::digest_of(&values.words, values.crc32, check);
}

fn gaps(values: &Values, days: &Days, check: &mut Check) {
    let mut is_position = vec![false; days.months() * 32];
    days.iter().for_each(|day| is_position[slot(day)] = true);
    for (slot, _) in is_position.iter().enumerate().filter(|(_, is_position)| !**is_position) {
        check.expect(values.get(slot) == 0, || format!("slot {slot} stands for no date and is not zero"));
    }
}

fn mex_of_options(values: &Values, days: &Days, check: &mut Check) {
    for (day, options) in days.with_options() {
        let found = values.get(slot(day));
        let of_options: Vec<u32> = options.map(|option| values.get(slot(option))).collect();
        let expected = mex(&of_options);
        check.expect(found == expected, || {
            format!("{} has the value {found}, its options {of_options:?}, so it should be {expected}", day.date)
        });
    }
}

fn derived(values: &Values, days: &Days, check: &mut Check) {
    let mut counts: BTreeMap<u32, usize> = BTreeMap::new();
    for day in days.iter() {
        let found = values.get(slot(day));
        *counts.entry(found).or_default() += 1;
        check.expect(found == day.grundy, || format!("{} has the value {}, not {found}", day.date, day.grundy));
    }
    let counted: Vec<String> = counts.iter().map(|(value, count)| format!("{} of {value}", grouped(*count))).collect();
    check.note = Some(format!("dates by value: {}", counted.join(", ")));
}
