//! Wythoff's game, by the definition.

use crate::naive::Naive;
use foregone::sum::{Component, GaveUp, Solver};
use foregone::wythoff::{self, MOST_VALUES, Pair, Wythoff};
use foregone::{Game, Nimber, Outcome, squares};

fn options(heaps: &(u64, u64)) -> Vec<(u64, u64)> {
    let (a, b) = *heaps;
    let both = (1..=a.min(b)).map(|taken| (a - taken, b - taken));
    (0..a).map(|left| (left, b)).chain((0..b).map(|left| (a, left))).chain(both).collect()
}

#[test]
fn positions_are_those_of_the_definition() {
    let mut naive = Naive::new(options);
    let mut memory = vec![0; 41 * 41];
    for (a, b) in (0..=40).flat_map(|a| (0..=40).map(move |b| (a, b))) {
        let pair = Pair::new(a, b);
        let value = naive.grundy(&(a, b));
        assert_eq!(wythoff::outcome(pair), Outcome::from_win(value > 0), "{pair}");
        let mut found = Vec::new();
        Wythoff.options(&pair, &mut |to| found.push((to.first(), to.second())));
        let (mut expected, mut winning) = (options(&(a, b)), options(&(a, b)));
        found.sort_unstable();
        expected.sort_unstable();
        assert_eq!(found, expected);
        let mut found: Vec<_> = wythoff::winning_moves(pair).map(|to| (to.first(), to.second())).collect();
        winning.retain(|to| naive.grundy(to) == 0);
        found.sort_unstable();
        winning.sort_unstable();
        assert_eq!(found, winning, "{pair}");
        let mut solver = Solver::new(squares::Solver::new(&mut []), &mut memory);
        assert_eq!(solver.value(&Component::Wythoff(pair)), Ok(Nimber::new(value)), "{pair}");
        if a < 12 && b < 12 {
            for wanted in 0..4 {
                let mut found = Vec::new();
                solver.moves_to(&pair.into(), Nimber::new(wanted), &mut |to| found.push(to)).unwrap();
                let count = options(&(a, b)).iter().filter(|to| naive.grundy(to) == wanted).count();
                assert_eq!(found.len(), count, "{pair} to {wanted}");
            }
        }
    }
}

/// The lost positions as Wythoff defines them: each time the least number that has not been used, and so much more as
/// there were positions before.
#[test]
fn lost_positions_use_each_number_once() {
    let mut used = vec![false; 300_000];
    let mut least = 1;
    for difference in 1..100_000_u64 {
        while used[usize::try_from(least).unwrap()] {
            least += 1;
        }
        for heap in [least, least + difference] {
            if let Some(used) = used.get_mut(usize::try_from(heap).unwrap()) {
                *used = true;
            }
        }
        assert_eq!(wythoff::outcome(Pair::new(least + difference, least)), Outcome::P);
        assert_eq!(wythoff::outcome(Pair::new(least, least + difference + 1)), Outcome::N);
    }
}

#[test]
fn the_largest_heaps_are_exact() {
    for pair in
        [(u64::MAX, u64::MAX - 1), (u64::MAX, 11_400_714_819_323_198_485), (u64::MAX / 3, u64::MAX), (5, u64::MAX)]
    {
        let pair = Pair::new(pair.0, pair.1);
        let winning: Vec<Pair> = wythoff::winning_moves(pair).collect();
        assert_eq!(winning.is_empty(), wythoff::outcome(pair) == Outcome::P, "{pair}");
        for to in winning {
            assert_eq!(wythoff::outcome(to), Outcome::P, "{to}");
            assert_eq!(wythoff::winning_moves(to).count(), 0);
        }
    }
    let component = Component::Wythoff(Pair::new(u64::MAX, 7));
    assert_eq!(component.memory_needed(), MOST_VALUES);
    let mut memory = vec![0; MOST_VALUES];
    let mut solver = Solver::new(squares::Solver::new(&mut []), &mut memory);
    assert!(matches!(solver.value(&component), Err(GaveUp::Memory { given: MOST_VALUES, .. })));
    assert_eq!(solver.outcome(&[component]), Ok(Outcome::N));
    assert_eq!(solver.value(&Component::Wythoff(Pair::new(0, u64::MAX))), Ok(Nimber::new(u64::MAX)));
}
