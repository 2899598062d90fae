//! The auditor can fail: bits are flipped and must be found, by the digest or without it.

use super::{CHECKS, Reference};
use crate::check::crc32;
use crate::check::tests::{faults, for_all, is_caught, no_flip_passes, random};
use crate::squares::KIND;
use crate::squares::table::SquaresTable;
use crate::table::{Form, Table, decode};

/// The faults that the check of that name finds.
fn squares_faults(name: &str, table: &SquaresTable, reference: &Reference) -> usize {
    faults(name, CHECKS, table, reference)
}

#[test]
fn the_shipped_table_passes() {
    let checks = SquaresTable::shipped().audit(true, false).checks;
    assert!(checks.iter().all(|check| check.passed), "{checks:#?}");
    assert_eq!(checks.len(), 10);
}

/// Nothing here looks at a CRC.
#[test]
fn random_flips_of_the_tablebase_are_caught_by_meaning() {
    let table = SquaresTable::shipped();
    let reference = Reference::new(table.anchors);
    let flips: Vec<usize> = random(1_000, table.entries.len() * 72).collect();
    for_all(flips.len(), |index| {
        let (entry, bit) = (flips[index] / 72, flips[index] % 72);
        let mut damaged = table.clone();
        if bit < 64 {
            damaged.entries[entry].key ^= 1 << bit;
            assert_eq!(squares_faults("complete", &damaged, &reference), 1);
            if index % 8 == 0 {
                assert_ne!(squares_faults("keys", &damaged, &reference), 0);
            }
        } else {
            damaged.entries[entry].value ^= 1 << (bit - 64);
            assert_eq!(squares_faults("values", &damaged, &reference), 1);
            assert_ne!(squares_faults("grundy", &damaged, &reference), 0);
        }
    });
}

#[test]
fn a_table_without_an_entry_is_caught() {
    let table = SquaresTable::shipped();
    let reference = Reference::new(table.anchors);
    for entry in random(100, table.entries.len()) {
        let mut damaged = table.clone();
        damaged.entries.remove(entry);
        damaged.stated -= 1;
        assert_eq!(squares_faults("complete", &damaged, &reference), 1);
        assert_eq!(squares_faults("length", &damaged, &reference), 1);
    }
}

/// No flip of many gives a table that passes.
#[test]
fn flips_anywhere_in_a_file_are_caught() {
    let table = SquaresTable::shipped();
    let reference = Reference::new(table.anchors);
    let passes = |bytes: &[u8]| {
        let read = decode("it", bytes, &[&KIND]).ok();
        let table = read.and_then(|table| table.into_any().downcast::<SquaresTable>().ok());
        table.is_some_and(|table| !is_caught(CHECKS, &table, &reference, ""))
    };
    for bytes in [Form::Bin, Form::Json].map(|form| table.emit(form).expect("it has that form")) {
        assert!(passes(&bytes));
        no_flip_passes(&bytes, random(1_000, bytes.len() * 8), passes);
    }
}

/// Someone who damages the entries may mend the digest too.
#[test]
fn a_digest_made_to_fit_hides_nothing() {
    let table = SquaresTable::shipped();
    let reference = Reference::new(table.anchors);
    for entry in random(200, table.entries.len()) {
        let mut damaged = table.clone();
        damaged.entries[entry].value ^= 1;
        let words = |key: u64, value| [key as u32, (key >> 32) as u32, value];
        let sums = damaged.entries.iter().map(|entry| crc32(&words(entry.key, entry.value)));
        damaged.crc32_sum = sums.fold(0, u32::wrapping_add);
        assert_eq!(squares_faults("digest", &damaged, &reference), 0);
        assert!(is_caught(CHECKS, &damaged, &reference, "digest"), "entry {entry}");
    }
}
