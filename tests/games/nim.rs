//! Nim: all positions of three heaps of up to six, and of one to four heaps.

use crate::naive::Naive;
use foregone::nim::{self, Heaps, Nim};
use foregone::{Game, Nimber, Outcome};
use std::collections::HashMap;

fn options(heaps: &[u64]) -> Vec<Vec<u64>> {
    let mut options = Vec::new();
    for (index, size) in heaps.iter().enumerate() {
        for left in 0..*size {
            let mut option = heaps.to_vec();
            option[index] = left;
            options.push(option);
        }
    }
    options
}

#[test]
fn positions_are_those_of_the_definition() {
    let mut naive = Naive::new(|heaps: &Vec<u64>| options(heaps));
    let mut positions: Vec<Vec<u64>> = vec![vec![]];
    for _ in 0..3 {
        let longer = positions.iter().flat_map(|heaps| (0..=6).map(|size| [&heaps[..], &[size]].concat()));
        positions = positions.iter().cloned().chain(longer).collect();
    }
    for sizes in positions {
        let heaps = Heaps::new(&sizes).unwrap();
        assert_eq!(heaps.as_slice(), sizes);
        assert_eq!(nim::grundy(&heaps).get(), naive.grundy(&sizes), "{sizes:?}");
        let mut found = Vec::new();
        Nim.options(&heaps, &mut |option| found.push(option.as_slice().to_vec()));
        assert_eq!(found, options(&sizes));
        for wanted in 0..8 {
            let found: Vec<_> = nim::moves_to(&heaps, Nimber::new(wanted)).map(|to| to.as_slice().to_vec()).collect();
            let mut expected = options(&sizes);
            expected.retain(|option| naive.grundy(option) == wanted);
            assert_eq!(found, expected, "{sizes:?} to {wanted}");
        }
        let mut sum = Nimber::ZERO;
        Nim.components(&heaps, &mut |heap| sum += nim::grundy(&heap));
        assert_eq!(sum, nim::grundy(&heaps));
    }
}

#[test]
fn there_is_room_for_sixteen_heaps() {
    assert!(Heaps::new(&[1; 16]).is_some() && Heaps::new(&[1; 17]).is_none());
    assert_eq!(Heaps::new(&[u64::MAX, 1]).map(|heaps| nim::grundy(&heaps)), Some(Nimber::new(u64::MAX - 1)));
}

/// Whether the player to move wins where taking the last counter loses, by recursion on the rules.
fn wins_misere(heaps: &[u64], memo: &mut HashMap<Vec<u64>, bool>) -> bool {
    if let Some(wins) = memo.get(heaps) {
        return *wins;
    }
    let is_over = heaps.iter().all(|size| *size == 0);
    let wins = is_over || options(heaps).iter().any(|option| !wins_misere(option, memo));
    memo.insert(heaps.to_vec(), wins);
    wins
}

#[test]
fn misere_outcomes_and_moves_are_those_of_the_definition() {
    let mut memo = HashMap::new();
    for code in 0..7_u64.pow(4) {
        let sizes = [code % 7, code / 7 % 7, code / 49 % 7, code / 343];
        let heaps = Heaps::new(&sizes).unwrap();
        assert_eq!(nim::misere_outcome(&heaps), Outcome::from_win(wins_misere(&sizes, &mut memo)), "{sizes:?}");
        let found: Vec<_> = nim::misere_winning_moves(&heaps).map(|to| to.as_slice().to_vec()).collect();
        let mut expected = options(&sizes);
        expected.retain(|option| !wins_misere(option, &mut memo));
        // Of two heaps that can be left, 0 and 1 never both win, so there is one a heap.
        assert_eq!(found, expected, "{sizes:?}");
    }
}
