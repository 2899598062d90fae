//! Subtraction games: values by the definition, periods by looking at the values.

use crate::naive::Naive;
use foregone::subtraction::{self, Period, Pile, SearchError, Set, Subtraction, memory_needed};
use foregone::{Game, Nimber};
use proptest::prelude::*;

fn options(set: &[u32]) -> impl Fn(&u64) -> Vec<u64> + '_ {
    |size| set.iter().filter_map(|taken| size.checked_sub(u64::from(*taken))).collect()
}

/// The values of the first `count` piles.
fn values(set: &[u32], count: u64) -> Vec<u64> {
    let mut naive = Naive::new(options(set));
    (0..count).map(|size| naive.grundy(&size)).collect()
}

/// The least preperiod and period by which so many values repeat, found by trying all.
fn period_slow(values: &[u64], longest: usize) -> (usize, usize) {
    let repeats = |preperiod: usize, period: usize| {
        values[preperiod..].iter().zip(&values[preperiod + period..]).all(|(a, b)| a == b)
    };
    let period = (1..=longest).find(|period| repeats(longest, *period)).expect("the values are periodic by then");
    let preperiod = (0..=longest).find(|preperiod| repeats(*preperiod, period)).unwrap();
    (preperiod, period)
}

fn find(set: &[u32]) -> Period {
    Period::find(set, &mut vec![0; memory_needed(set)], 1 << 30).unwrap()
}

#[test]
fn the_textbook_periods() {
    let period = |set: &[u32]| (find(set).preperiod(), find(set).period());
    assert_eq!(period(&[]), (0, 1));
    assert_eq!(period(&[1]), (0, 2));
    assert_eq!(period(&[1, 2, 3]), (0, 4));
    assert_eq!(period(&[2, 4, 7]), (8, 3)); // "Winning Ways", chapter 4
    assert_eq!(period(&[1_000]), (0, 2_000));
}

#[test]
fn every_small_set() {
    for bits in 0_u32..1 << 7 {
        let set: Vec<u32> = (1..=7).filter(|number| bits >> (number - 1) & 1 == 1).collect();
        let values = values(&set, 1_000);
        let (preperiod, period) = period_slow(&values, 300);
        let found = find(&set);
        assert_eq!((found.preperiod(), found.period()), (preperiod as u64, period as u64), "{set:?}");
        let mut memory = vec![0; memory_needed(&set)];
        for (size, value) in (0_u64..).zip(&values) {
            // With few steps allowed the period must be used, with many the pile is worked up to.
            for steps in [900, 2_000] {
                let found = subtraction::grundy(size, &set, &mut memory, steps);
                assert_eq!(found, Ok(Nimber::new(*value)), "{set:?} {size}");
            }
            assert_eq!(values[usize::try_from(found.reduce(size)).unwrap()], *value);
        }
    }
}

#[test]
fn limits_are_told() {
    assert_eq!(Period::find(&[3], &mut [0; 5], 100), Err(SearchError::Memory { needed: 6, given: 5 }));
    assert_eq!(subtraction::grundy(7, &[3], &mut [0; 2], 100), Err(SearchError::Memory { needed: 6, given: 2 }));
    assert_eq!(Period::find(&[0, 1], &mut [0; 2], 100), Err(SearchError::Set));
    assert_eq!(subtraction::grundy(7, &[0], &mut [0; 2], 100), Err(SearchError::Set));
    assert_eq!(Period::find(&[2, 5, 7], &mut [0; 14], 10), Err(SearchError::GaveUp { steps: 10 }));
    assert_eq!(Period::find(&[2, 5, 7], &mut [0; 14], 0), Err(SearchError::GaveUp { steps: 0 }));
    assert_eq!(subtraction::grundy(u64::MAX, &[], &mut [], 10), Ok(Nimber::ZERO));
}

#[test]
fn sets_are_sorted_and_have_no_zero() {
    assert_eq!(Set::new(&[4, 1, 3, 1]).unwrap().as_slice(), [1, 3, 4]);
    assert_eq!(Set::new(&[0]), None);
    let many: Vec<u32> = (1..=17).rev().collect();
    assert_eq!(Set::new(&many), None);
    assert_eq!(Set::new(&many[1..]).unwrap().as_slice().len(), 16);
    let pile = Pile::new(3, Set::new(&[1, 2, 4]).unwrap());
    let mut left = Vec::new();
    Subtraction.options(&pile, &mut |option| left.push(option.size()));
    assert_eq!(left, [2, 1]);
}

proptest! {
    #[test]
    fn larger_sets(set in prop::collection::vec(1_u32..60, 0..7), size in 0_u64..3_000) {
        let expected = values(&set, size + 1)[usize::try_from(size).unwrap()];
        let mut memory = vec![0; memory_needed(&set)];
        prop_assert_eq!(subtraction::grundy(size, &set, &mut memory, 1 << 24), Ok(Nimber::new(expected)));
        let period = find(&set);
        if size >= period.preperiod() {
            let later = size + 3 * period.period();
            prop_assert_eq!(subtraction::grundy(later, &set, &mut memory, 1 << 30), Ok(Nimber::new(expected)));
        }
    }
}
