//! The Calendar Game's rules and its table's layout.

use foregone_core::calendar::{Calendar, Step, TableError, check_table};
use foregone_core::packed::{Digest, Packed};
use foregone_core::{Date, Game, Ranked, crc32};

fn date(text: &str) -> Date {
    text.parse().unwrap()
}

#[test]
fn bounds_in_the_wrong_order_are_refused() {
    let error = Calendar::new(date("2001-11-04"), date("1900-01-01")).unwrap_err();
    assert_eq!(error.to_string(), "the first day 2001-11-04 lies after the deadline 1900-01-01");
    let single = Calendar::new(date("2000-02-29"), date("2000-02-29")).unwrap();
    assert_eq!((Ranked::positions(&single), single.slots(), single.year_words()), (1, 32, 1));
}

#[test]
fn ranks_count_the_days_left() {
    let rules = Calendar::CLASSIC;
    for rank in 0..Ranked::positions(&rules) {
        let position = rules.position(rank).unwrap();
        assert_eq!(rules.rank(&position), rank);
        rules.options(&position, &mut |option| assert!(rules.rank(&option) < rank));
    }
    assert_eq!(rules.position(Ranked::positions(&rules)), None);
    assert_eq!(rules.position(usize::MAX), None);
    assert_eq!(rules.rank(&date("2001-11-05")), usize::MAX);
}

#[test]
fn no_move_passes_the_deadline() {
    let rules = Calendar::CLASSIC;
    assert_eq!(rules.step(date("2001-11-04"), Step::Day), None);
    assert_eq!(rules.step(date("2001-10-04"), Step::Month), Some(date("2001-11-04")));
    assert_eq!(rules.step(date("2001-10-05"), Step::Month), None);
}

#[test]
fn slots_do_not_collide_and_lie_inside() {
    let rules = Calendar::CLASSIC;
    let mut seen = vec![false; rules.slots()];
    for rank in 0..Ranked::positions(&rules) {
        let slot = rules.slot(rules.position(rank).unwrap());
        assert!(!std::mem::replace(&mut seen[slot], true));
    }
    // Dates outside have slots outside, so that nothing reads a wrong bit by accident.
    assert!(rules.slot(date("1899-12-31")) >= rules.slots() && rules.slot(date("2001-12-01")) >= rules.slots());
}

/// A table whose only fault is one bit where no position is.
fn with_bit(slot: usize) -> (Packed<1, 3>, Digest) {
    let mut words = [0; 3];
    words[slot / 32] |= 1 << (slot % 32);
    let digest = Digest { slots: 96, positions: 59, crc32: crc32(&words) };
    (Packed::new(words, digest), digest)
}

#[test]
fn a_bit_that_is_no_position_is_found() {
    // 59 positions in three months: 3 to 31 January, all of February, 1 and 2 March.
    let rules = Calendar::new(date("1900-01-03"), date("1900-03-02")).unwrap();
    let positions: Vec<usize> =
        (0..Ranked::positions(&rules)).map(|rank| rules.slot(rules.position(rank).unwrap())).collect();
    for slot in 0..96 {
        let (table, digest) = with_bit(slot);
        let expected = if positions.contains(&slot) { Ok(()) } else { Err(TableError::Padding) };
        assert_eq!(check_table(&rules, &table, digest), expected, "slot {slot}");
    }
}

#[test]
fn a_table_of_other_rules_is_refused() {
    let (table, digest) = with_bit(4);
    let longer = Calendar::new(date("1900-01-03"), date("1900-03-03")).unwrap();
    assert_eq!(check_table(&longer, &table, digest), Err(TableError::Positions));
    let shifted = Calendar::new(date("1900-01-31"), date("1900-03-30")).unwrap();
    assert_eq!(check_table(&shifted, &table, Digest { slots: 95, ..digest }), Err(TableError::Slots));
}
