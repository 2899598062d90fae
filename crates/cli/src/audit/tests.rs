//! The auditor can fail: bits are flipped and must be found, by the digest or without it.

use super::calendar::{self, Days};
use super::check::Findings;
use super::squares::{self, Reference};
use crate::table::{CalendarTable, SquaresTable, Table, decode, to_bytes, to_json};

/// Runs each job with its number, on a few threads.
pub(crate) fn for_all(jobs: usize, job: impl Fn(usize) + Sync) {
    let threads = std::thread::available_parallelism().map_or(1, usize::from).min(jobs.max(1));
    std::thread::scope(|scope| {
        for thread in 0..threads {
            let job = &job;
            scope.spawn(move || (thread..jobs).step_by(threads).for_each(job));
        }
    });
}

/// Numbers that look random, the same ones every time.
fn random(count: usize, below: usize) -> impl Iterator<Item = usize> {
    let mut state = 1_082_u64;
    std::iter::repeat_with(move || {
        // SplitMix64 (Steele, Lea and Flood, OOPSLA 2014).
        state = state.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mixed = (state ^ state >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        let mixed = (mixed ^ mixed >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
        (mixed ^ mixed >> 31) as usize % below
    })
    .take(count)
}

/// The faults that the check of that name finds.
fn calendar_faults(name: &str, table: &CalendarTable, days: &Days) -> usize {
    let (.., check) = calendar::checks().find(|check| check.0 == name).expect("there is such a check");
    let mut findings = Findings::default();
    check(table, days, &mut findings);
    findings.faults()
}

fn squares_faults(name: &str, table: &SquaresTable, reference: &Reference) -> usize {
    let (.., check) = squares::CHECKS.iter().find(|check| check.0 == name).expect("there is such a check");
    let mut findings = Findings::default();
    check(table, reference, &mut findings);
    findings.faults()
}

/// Whether a check but those named fails.
fn is_caught(table: &Table, days: &Days, reference: &Reference, but: &str) -> bool {
    match table {
        Table::Calendar(table) => {
            let mut names = calendar::checks().map(|check| check.0).filter(|name| *name != but);
            names.any(|name| calendar_faults(name, table, days) > 0)
        }
        Table::Squares(table) => {
            let mut names = squares::CHECKS.iter().map(|check| check.0).filter(|name| *name != but);
            names.any(|name| squares_faults(name, table, reference) > 0)
        }
    }
}

fn shipped() -> (Table, Table) {
    (Table::Calendar(CalendarTable::shipped()), Table::Squares(SquaresTable::shipped()))
}

#[test]
fn the_shipped_tables_pass() {
    for (table, count) in [(shipped().0, 13), (shipped().1, 10)] {
        let checks = super::audit(&table, true);
        assert!(checks.iter().all(|check| check.passed), "{checks:#?}");
        assert_eq!(checks.len(), count);
    }
}

/// Nothing here looks at a CRC: the outcomes alone give a flip away, each for itself.
#[test]
fn every_flip_of_an_outcome_is_caught_by_meaning() {
    let (days, table) = (Days::new(), CalendarTable::shipped());
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
    let (days, table) = (Days::new(), CalendarTable::shipped());
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
        empty.special_days.push(crate::table::SpecialDay {
            month: 1,
            day: 1,
            parity_fails: [].into(),
            grundy_two: [].into(),
        });
        assert!(caught(&empty));
    }
}

/// Nor does this look at a CRC.
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

/// Every bit of the calendar's file, and many of the others: no flip gives a table that passes.
#[test]
fn flips_anywhere_in_a_file_are_caught() {
    let (days, reference) = (Days::new(), Reference::new(SquaresTable::shipped().anchors));
    let (calendar, squares) = shipped();
    let json = |table| to_json(table).expect("it has a form").into_bytes();
    let every = |bytes: &[u8]| (0..bytes.len() * 8).collect::<Vec<_>>();
    let some = |bytes: &[u8], count| random(count, bytes.len() * 8).collect::<Vec<_>>();
    let files = [
        (to_bytes(&calendar), None),
        (to_bytes(&squares), Some(1_000)),
        (json(&calendar), Some(1_000)),
        (json(&squares), Some(1_000)),
    ];
    for (bytes, count) in files {
        let bits = count.map_or_else(|| every(&bytes), |count| some(&bytes, count));
        for_all(bits.len(), |index| {
            let bit = bits[index];
            let mut damaged = bytes.clone();
            damaged[bit / 8] ^= 1 << (bit % 8);
            let passes = decode("it", &damaged).is_ok_and(|table| !is_caught(&table, &days, &reference, ""));
            assert!(!passes, "bit {} of byte {}", bit % 8, bit / 8);
        });
    }
}

/// Someone who damages the words may mend the digest too.
#[test]
fn a_digest_made_to_fit_hides_nothing() {
    let (days, reference) = (Days::new(), Reference::new(SquaresTable::shipped().anchors));
    let (table, tablebase) = (CalendarTable::shipped(), SquaresTable::shipped());
    for slot in random(200, table.words.len() * 32) {
        let mut damaged = table.clone();
        damaged.words[slot / 32] ^= 1 << (slot % 32);
        damaged.crc32 = super::crc::crc32(&damaged.words);
        assert_eq!(calendar_faults("digest", &damaged, &days), 0);
        assert!(is_caught(&Table::Calendar(damaged), &days, &reference, "digest"), "slot {slot}");
    }
    for entry in random(200, tablebase.entries.len()) {
        let mut damaged = tablebase.clone();
        damaged.entries[entry].value ^= 1;
        let words = |key: u64, value| [key as u32, (key >> 32) as u32, value];
        let sums = damaged.entries.iter().map(|entry| super::crc::crc32(&words(entry.key, entry.value)));
        damaged.crc32_sum = sums.fold(0, u32::wrapping_add);
        assert_eq!(squares_faults("digest", &damaged, &reference), 0);
        assert!(is_caught(&Table::Squares(damaged), &days, &reference, "digest"), "entry {entry}");
    }
}

#[test]
fn the_first_counter_examples_are_told() {
    let mut table = CalendarTable::shipped();
    // 2001-11-03, the day before the deadline.
    table.words[1_222] ^= 1 << 3;
    let mut findings = Findings::default();
    let (.., check) = calendar::checks().find(|check| check.0 == "p-positions").expect("there is one");
    check(&table, &Days::new(), &mut findings);
    assert_eq!(findings.faults(), 3);
    assert_eq!(
        findings.counter_examples(),
        [
            "2001-10-03 is a P-position, and so is its option 2001-11-03",
            "2001-11-02 is a P-position, and so is its option 2001-11-03",
            "2001-11-03 is a P-position, and so is its option 2001-11-04",
        ]
    );
}
