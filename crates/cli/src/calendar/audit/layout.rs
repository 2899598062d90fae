//! Bounds, sizes, digest and padding.

use super::days::Days;
use super::terms::Terms;
use crate::calendar::table::CalendarTable;
use crate::check::{Check, crc32};

pub(crate) fn rules(table: &CalendarTable, days: &Days, check: &mut Check) {
    let terms = days.terms();
    check.expect(table.rules == terms.words, || format!("the rules are {:?}, not {:?}", table.rules, terms.words));
    if table.rules != terms.words && *terms == Terms::classic() {
        check.note = Some("if it is the table of a variant, audit it with --rules FILE".into());
    }
    for (expected, (what, found)) in
        [terms.first, terms.deadline].into_iter().zip([("first day", table.first), ("deadline", table.deadline)])
    {
        let is_same = (found.year, found.month, found.day) == (expected.year(), expected.month(), expected.day());
        check.expect(is_same, || format!("the {what} is {found}, not {expected}"));
    }
}

pub(super) fn length(table: &CalendarTable, days: &Days, check: &mut Check) {
    let sizes = [
        ("words", table.words.len(), days.months()),
        ("slots", table.slots as usize, days.months() * 32),
        ("positions", table.positions as usize, days.len()),
    ];
    for (what, found, expected) in sizes {
        check.expect(found == expected, || format!("{found} {what}, not {expected}"));
    }
}

pub(super) fn digest(table: &CalendarTable, _: &Days, check: &mut Check) {
    digest_of(&table.words, table.crc32, check);
}

pub(super) fn digest_of(words: &[u32], stated: u32, check: &mut Check) {
    let found = crc32(words);
    check.items += words.len().saturating_sub(1);
    check.expect(found == stated, || format!("the words have the CRC-32 {found:08x}, the table states {stated:08x}"));
}

pub(super) fn padding(table: &CalendarTable, days: &Days, check: &mut Check) {
    let mut used = vec![0_u32; table.words.len()];
    for day in days.iter() {
        if let Some(word) = used.get_mut(day.word) {
            *word |= 1 << day.bit;
        }
    }
    for (number, (word, used)) in table.words.iter().zip(used).enumerate() {
        for bit in (0..32).filter(|bit| used >> bit & 1 == 0) {
            check.expect(word >> bit & 1 == 0, || format!("bit {bit} of word {number} stands for no date and is set"));
        }
    }
}
