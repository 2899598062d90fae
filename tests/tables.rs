//! The shipped tables: their size, their digests, and that the same rules give the same bytes.

use bitvec::{order::Lsb0, slice::BitSlice};
use foregone::calendar::{self, Position, Rules};
use foregone::squares;
use foregone_codegen::{calendar::Tables, solve, squares::Source};
#[cfg(feature = "squares-table")]
use foregone_core::crc32;
#[cfg(feature = "squares-table")]
use std::fmt::Write;

#[test]
fn outcome_table_is_one_word_a_month() {
    assert_eq!(size_of_val(calendar::outcome_words()), 4_892);
    assert!(size_of_val(calendar::outcome_words()) <= 4_900);
}

#[test]
fn padding_bits_are_zero_and_every_position_has_its_bit() {
    let bits = BitSlice::<u32, Lsb0>::from_slice(calendar::outcome_words());
    assert_eq!(bits.len(), calendar::DIGEST.slots);
    let mut expected = vec![false; bits.len()];
    for position in Position::all() {
        let date = position.date();
        let month = usize::from(date.year() - 1900) * 12 + usize::from(date.month()) - 1;
        expected[month * 32 + usize::from(date.day())] = calendar::law(position).is_win();
    }
    assert!(bits.iter().by_vals().eq(expected));
}

#[test]
fn tables_can_be_asked_about_themselves() {
    const { assert!(calendar::TABLE.verify().is_ok()) };
    assert_eq!(calendar::TABLE.words(), calendar::outcome_words());
    assert_eq!((calendar::TABLE.digest(), calendar::TABLE.rules()), (calendar::DIGEST, calendar::DESCRIPTION));
    assert_eq!((calendar::verify_special_days(), squares::TABLE.verify()), (Ok(()), Ok(())));
    assert_eq!(squares::TABLE.digest().entries, squares::table().count());
    let most = format!("all components of at most {} anchor", squares::TABLE_ANCHORS);
    assert!(squares::TABLE.rules().contains(&most), "{}", squares::TABLE.rules());
}

#[test]
fn the_same_rules_give_the_same_bytes() {
    let calendar = || Tables::new(&solve(&Rules::CLASSIC).unwrap()).unwrap();
    let anchors = usize::try_from(squares::TABLE_ANCHORS).unwrap();
    let emit = || format!("{}{}", calendar(), Source::new(anchors));
    let shipped = include_str!(concat!(env!("OUT_DIR"), "/tables.rs"));
    assert!(emit() == emit(), "the emitter is not deterministic");
    assert!(emit() == shipped, "the shipped table is not what the rules emit");
}

/// One line a table, with the features that are on by default, so that a change of a table shows in review.
#[test]
#[cfg(feature = "squares-table")]
fn digests_are_the_golden_ones() {
    let mut found = String::from("# table\tslots\tpositions\tCRC-32\trules\n");
    let digest = calendar::DIGEST;
    let _ = writeln!(
        found,
        "calendar\t{}\t{}\t{:08x}\t{}",
        digest.slots,
        digest.positions,
        digest.crc32,
        calendar::DESCRIPTION
    );
    let mut special: Vec<_> = calendar::special_days().collect();
    special.sort_by_key(|(month, day, _)| (*month, *day));
    found += "# special day\tyears where parity fails\tyears where the Grundy value is 2\n";
    for (month, day, special) in special {
        let _ = writeln!(found, "{month:02}-{day:02}\t{}\t{}", special.parity_fails.len(), special.grundy_two.len());
    }
    found += "# table\tanchors\tentries\tCRC-32 of the entries in order of keys\n";
    let mut entries: Vec<(u64, u8)> = squares::table().collect();
    entries.sort_unstable();
    let words: Vec<u32> =
        entries.iter().flat_map(|(key, value)| [*key as u32, (*key >> 32) as u32, u32::from(*value)]).collect();
    let _ = writeln!(found, "squares\t{}\t{}\t{:08x}", squares::TABLE_ANCHORS, entries.len(), crc32(&words));
    let golden = include_str!("golden/tables.tsv");
    assert!(
        found == golden,
        "a table has changed. If the rules or the layout were meant to change, write this to tests/golden/tables.tsv:\n\
         {found}"
    );
}
