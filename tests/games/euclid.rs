//! Euclid's game: exhaustively for small numbers, by the rules' recursion on quotients for large ones.

use crate::naive::Naive;
use foregone::euclid::{self, Euclid, Explanation, Pair};
use foregone::{Game, Nimber, Outcome};
use proptest::prelude::*;

/// The options, larger number first.
fn options(&(a, b): &(u64, u64)) -> Vec<(u64, u64)> {
    let (larger, smaller) = (a.max(b), a.min(b));
    if smaller == 0 {
        return Vec::new();
    }
    (1..=larger / smaller).map(|times| (larger - smaller * times, smaller)).collect()
}

fn pairs() -> impl Iterator<Item = (u64, u64)> {
    (0..=400).flat_map(|larger| (0..=larger).map(move |smaller| (larger, smaller)))
}

#[test]
fn small_pairs_are_those_of_the_definition() {
    let mut naive = Naive::new(options);
    for (larger, smaller) in pairs() {
        let value = naive.value(&(larger, smaller));
        for pair in [Pair::new(larger, smaller), Pair::new(smaller, larger)] {
            assert_eq!(euclid::grundy(pair), Nimber::new(value.grundy), "{pair}");
            assert_eq!(euclid::outcome(pair).is_win(), value.grundy > 0, "{pair}");
            assert_eq!(euclid::outcome_u128(larger.into(), smaller.into()).is_win(), value.grundy > 0, "{pair}");
            assert_eq!(euclid::remoteness(pair), value.remoteness, "{pair}");
            assert_eq!(euclid::is_terminal(pair), smaller == 0, "{pair}");
        }
    }
}

#[test]
fn moves_are_those_of_the_rules() {
    let mut naive = Naive::new(options);
    for (larger, smaller) in pairs() {
        let pair = Pair::new(larger, smaller);
        let expected: Vec<Pair> = options(&(larger, smaller)).iter().map(|(a, b)| Pair::new(*a, *b)).collect();
        let mut found = Vec::new();
        Euclid.options(&pair, &mut |option| found.push(option));
        assert_eq!(found, expected, "{pair}");
        for value in 0..8 {
            let mut wanted = expected.clone();
            wanted.retain(|option| naive.grundy(&(option.larger(), option.smaller())) == value);
            let mut found: Vec<Pair> = euclid::moves_to(pair, Nimber::new(value)).collect();
            wanted.sort_by_key(|option| (option.larger(), option.smaller()));
            found.sort_by_key(|option| (option.larger(), option.smaller()));
            assert_eq!(found, wanted, "{pair} to {value}");
        }
        let winning: Vec<Pair> = euclid::moves_to(pair, Nimber::ZERO).collect();
        assert!(winning.len() <= 1, "{pair} has one winning move");
        assert_eq!(euclid::winning_move(pair), winning.first().copied(), "{pair}");
    }
}

#[test]
fn explanations_hold() {
    for (larger, smaller) in pairs() {
        let pair = Pair::new(larger, smaller);
        match euclid::explain(pair) {
            Explanation::Over => assert_eq!(smaller, 0),
            Explanation::Finish { times } => assert!(pair.subtract(times).is_some_and(euclid::is_terminal), "{pair}"),
            Explanation::Won { times, to } => {
                assert_eq!((pair.subtract(times), euclid::outcome(to)), (Some(to), Outcome::P), "{pair}");
            }
            Explanation::Lost { to, answer } => {
                assert_eq!((pair.quotient(), pair.subtract(1)), (1, Some(to)), "{pair}");
                assert_eq!(euclid::winning_move(to), Some(answer), "{pair}");
            }
        }
    }
}

/// The facts of the literature, which the formula's cases come from.
#[test]
fn the_correction_is_needed_as_often_as_counted() {
    let mut counts = [0; 3];
    for (smaller, larger) in (1_u64..200).flat_map(|larger| (1..=larger).map(move |smaller| (smaller, larger))) {
        let floor = (larger * larger - smaller * smaller) / (larger * smaller);
        let signed = |number: u64| i64::try_from(number).unwrap();
        match signed(euclid::grundy(Pair::new(larger, smaller)).get()) - signed(floor) {
            0 => counts[0] += 1,
            1 => counts[1] += 1,
            -1 => counts[2] += 1,
            other => panic!("{larger},{smaller}: {other}"),
        }
    }
    assert_eq!(counts, [18_685, 1_113, 102]);
}

/// Who wins by walking along the quotients, in numbers of twice the width.
fn wins(larger: u128, smaller: u128) -> bool {
    smaller != 0 && (larger / smaller > 1 || larger == smaller || !wins(smaller, larger - smaller))
}

/// Fibonacci-like pairs have the longest walks and ratios closest to φ.
fn pair() -> impl Strategy<Value = (u64, u64)> {
    let fibonacci_like = (1_u64..1_000, 1_u64..1_000, 0_usize..95).prop_map(|(mut a, mut b, steps)| {
        for _ in 0..steps {
            match a.checked_add(b) {
                Some(sum) => (a, b) = (sum, a),
                None => break,
            }
        }
        (a, b)
    });
    prop_oneof![
        any::<(u64, u64)>(),
        fibonacci_like,
        (any::<u64>(), 0_u64..1_000),
        (0_u64..3).prop_map(|d| (u64::MAX, u64::MAX - d))
    ]
}

proptest! {
    #[test]
    fn large_pairs_are_those_of_the_walk((a, b) in pair()) {
        let expected = Outcome::from_win(wins(a.max(b).into(), a.min(b).into()));
        let found = euclid::outcome(Pair::new(a, b));
        prop_assert_eq!(found, expected);
        prop_assert_eq!(euclid::outcome_u128(b.into(), a.into()), expected);
        prop_assert_eq!(Outcome::of(euclid::grundy(Pair::new(a, b))), expected);
        prop_assert_eq!(euclid::winning_move(Pair::new(a, b)).is_some(), expected.is_win());
    }

    /// In numbers of 128 bits the answer depends on the ratio only.
    #[test]
    fn wide_pairs_are_scaled_ones((a, b) in pair(), factor in 1..=u64::MAX) {
        let wide = |number: u64| u128::from(number) * u128::from(factor);
        prop_assert_eq!(euclid::outcome_u128(wide(a), wide(b)), euclid::outcome_u128(a.into(), b.into()));
    }

    /// A value is the least that no option has: looked at through `moves_to`, since options may be 2^64.
    #[test]
    fn large_values_are_minimal_excludants((a, b) in pair(), probe: u64) {
        let pair = Pair::new(a, b);
        let value = euclid::grundy(pair).get();
        prop_assert_eq!(euclid::moves_to(pair, Nimber::new(value)).count(), 0);
        for lower in [0, value / 2, value.saturating_sub(1), probe % value.max(1)] {
            prop_assert_eq!(euclid::moves_to(pair, Nimber::new(lower)).next().is_some(), lower < value, "{}", lower);
        }
    }

    #[test]
    fn play_lasts_the_remoteness((a, b) in pair()) {
        let (mut at, mut moves) = (Pair::new(a, b), 0);
        while !euclid::is_terminal(at) {
            at = euclid::winning_move(at).or_else(|| at.subtract(1)).unwrap();
            moves += 1;
        }
        prop_assert_eq!(moves, euclid::remoteness(Pair::new(a, b)));
    }
}
