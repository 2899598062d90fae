//! The plane of Grundy values: its layout, and its values against each other and those derived anew.

use crate::calendar::audit::{Day, Days};
use crate::calendar::table::Values;
use crate::check::{Check, Entry, crc32, mex};
use crate::count::grouped;
use std::collections::BTreeMap;

pub(super) const CHECKS: &[Entry<Values, Days>] = &[
    ("value length", "Grundy values take four bits a slot", length),
    ("value digest", "the CRC-32 of their words is the one stated", digest),
    ("value gaps", "slots that stand for no date are zero", gaps),
    ("grundy", "every Grundy value is the mex of those of its options", mex_of_options),
    ("values", "every Grundy value is the one derived anew", derived),
];

/// The slot of a day: 32 a month.
pub(super) fn slot(day: &Day) -> usize {
    32 * day.word + day.bit as usize
}

fn length(values: &Values, days: &Days, check: &mut Check) {
    // 32 slots a month, 8 of them in a word.
    let (found, expected) = (values.words.len(), days.months() * 4);
    check.expect(found == expected, || format!("{found} words, not {expected}"));
}

fn digest(values: &Values, _: &Days, check: &mut Check) {
    let found = crc32(&values.words);
    check.items += values.words.len().saturating_sub(1);
    check.expect(found == values.crc32, || {
        format!("the words have the CRC-32 {found:08x}, the table states {:08x}", values.crc32)
    });
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
