//! The auditor can fail: bits are flipped and must be found, by the digest or without it.

use super::{Days, Terms, checks};
use crate::calendar::KIND;
use crate::calendar::table::{CalendarTable, SpecialDay};
use crate::check::tests::{faults, for_all, is_caught, no_flip_passes, random};
use crate::check::{Check, crc32};
use crate::table::{Form, Table, decode};

/// The faults that the check of that name finds.
fn calendar_faults(name: &str, table: &CalendarTable, days: &Days) -> usize {
    faults(name, checks(), table, days)
}

#[test]
fn the_shipped_table_passes() {
    let checks = CalendarTable::shipped().audit(true, false).checks;
    assert!(checks.iter().all(|check| check.passed), "{checks:#?}");
    assert_eq!(checks.len(), 13);
}

/// Nothing here looks at a CRC: the outcomes alone give a flip away, each for itself.
#[test]
fn every_flip_of_an_outcome_is_caught_by_meaning() {
    let (days, table) = (Days::of(Terms::classic()), CalendarTable::shipped());
    let mut is_position = vec![false; table.words.len() * 32];
    days.iter().for_each(|day| is_position[32 * day.word + day.bit as usize] = true);
    for_all(is_position.len(), |slot| {
        let mut damaged = table.clone();
        damaged.words[slot / 32] ^= 1 << (slot % 32);
        let names: &[&str] = if is_position[slot] { &["outcomes"] } else { &["padding"] };
        for name in names {
            assert_eq!(calendar_faults(name, &damaged, &days), 1, "{name}, slot {slot}");
        }
        if is_position[slot] && slot % 64 == slot / 64 % 64 {
            let kernel = ["p-positions", "n-positions"].map(|name| calendar_faults(name, &damaged, &days));
            assert_ne!(kernel, [0, 0], "slot {slot}");
            for name in ["grundy", "values", "law"] {
                assert_ne!(calendar_faults(name, &damaged, &days), 0, "{name}, slot {slot}");
            }
        }
    });
}

#[test]
fn every_change_of_the_special_days_is_caught_by_meaning() {
    let (days, table) = (Days::of(Terms::classic()), CalendarTable::shipped());
    let caught = |damaged: &CalendarTable| calendar_faults("special days", damaged, &days) > 0;
    for index in 0..table.special_days.len() {
        for (set, year) in (0..2).flat_map(|set| (1_890_u16..2_030).map(move |year| (set, year))) {
            let mut damaged = table.clone();
            let special = &mut damaged.special_days[index];
            let years = if set == 0 { &mut special.parity_fails } else { &mut special.grundy_two };
            if !years.remove(&year) {
                years.insert(year);
            }
            assert!(caught(&damaged), "{:?} {year}", table.special_days[index]);
        }
        let mut missing = table.clone();
        missing.special_days.remove(index);
        assert!(caught(&missing));
        let mut twice = table.clone();
        twice.special_days.push(table.special_days[index].clone());
        assert!(caught(&twice));
        let mut empty = table.clone();
        empty.special_days[index].month += 1;
        assert!(caught(&empty));
        empty.special_days[index] = table.special_days[index].clone();
        empty.special_days.push(SpecialDay { month: 1, day: 1, parity_fails: [].into(), grundy_two: [].into() });
        assert!(caught(&empty));
    }
}

/// Every bit of the file of words, and many of the other: no flip gives a table that passes.
#[test]
fn flips_anywhere_in_a_file_are_caught() {
    let (days, table) = (Days::of(Terms::classic()), CalendarTable::shipped());
    let passes = |bytes: &[u8]| {
        let read = decode("it", bytes, &[&KIND]).ok();
        let table = read.and_then(|table| table.into_any().downcast::<CalendarTable>().ok());
        table.is_some_and(|table| !is_caught(checks(), &table, &days, ""))
    };
    let [bytes, json] = [Form::Bin, Form::Json].map(|form| table.emit(form).expect("it has that form"));
    assert!(passes(&bytes) && passes(&json));
    no_flip_passes(&bytes, 0..bytes.len() * 8, passes);
    no_flip_passes(&json, random(1_000, json.len() * 8), passes);
}

/// Someone who damages the words may mend the digest too.
#[test]
fn a_digest_made_to_fit_hides_nothing() {
    let (days, table) = (Days::of(Terms::classic()), CalendarTable::shipped());
    for slot in random(200, table.words.len() * 32) {
        let mut damaged = table.clone();
        damaged.words[slot / 32] ^= 1 << (slot % 32);
        damaged.crc32 = crc32(&damaged.words);
        assert_eq!(calendar_faults("digest", &damaged, &days), 0);
        assert!(is_caught(checks(), &damaged, &days, "digest"), "slot {slot}");
    }
}

#[test]
fn the_first_counter_examples_are_told() {
    let mut table = CalendarTable::shipped();
    // 2001-11-03, the day before the deadline.
    table.words[1_222] ^= 1 << 3;
    let p_positions = checks().filter(|check| check.0 == "p-positions");
    let check = Check::all(p_positions, &table, &Days::of(Terms::classic())).next().expect("there is one");
    assert_eq!(check.faults, 3);
    assert_eq!(
        check.counter_examples,
        [
            "2001-10-03 is a P-position, and so is its option 2001-11-03",
            "2001-11-02 is a P-position, and so is its option 2001-11-03",
            "2001-11-03 is a P-position, and so is its option 2001-11-04",
        ]
    );
}
