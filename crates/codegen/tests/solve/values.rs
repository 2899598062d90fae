//! Values and outcomes of random games, and of one known.

use crate::graph::{Graph, Misere};
use foregone_codegen::{pack, solve};
use foregone_core::calendar::Rules;
use foregone_core::packed::{Digest, Packed};
use foregone_core::{Convention, Nimber, Outcome, Ranked, crc32};
use proptest::prelude::*;

/// Recursion on the definition, without memory.
fn grundy_slow(graph: &Graph, position: usize) -> u64 {
    let options: Vec<u64> = graph.0[position].iter().map(|option| grundy_slow(graph, *option)).collect();
    (0..=99).find(|value| !options.contains(value)).unwrap()
}

fn graphs() -> impl Strategy<Value = Graph> {
    let row = |length: usize| prop::collection::vec(0..length.max(1), 0..=length.min(4));
    (1_usize..14).prop_flat_map(move |size| (0..size).map(row).collect::<Vec<_>>()).prop_map(|mut rows| {
        rows[0].clear();
        Graph(rows)
    })
}

proptest! {
    #[test]
    fn values_are_those_of_the_definition(graph in graphs()) {
        let solution = solve(&graph).unwrap();
        let slow: Vec<Nimber> = (0..graph.0.len()).map(|position| Nimber::new(grundy_slow(&graph, position))).collect();
        prop_assert_eq!(solution.grundy().collect::<Vec<_>>(), slow);
        prop_assert!(solution.outcomes().zip(solution.grundy()).all(|(outcome, value)| outcome.is_win() != value.is_zero()));
    }

    /// What the packer writes, the library's reader reads back.
    #[test]
    fn packed_values_read_back(values: [u32; 24], width_log in 0_u32..6, spread in 1_usize..5) {
        fn check<const WIDTH: u32, const WORDS: usize>(values: &[u32], spread: usize) {
            let mask = u32::MAX >> (32 - WIDTH);
            let slots = WORDS * 32 / WIDTH as usize;
            let entries = || values.iter().map(|value| value & mask).enumerate().map(|(index, value)| (index * spread, value));
            let plane = pack(WIDTH, slots, entries()).unwrap();
            let digest: Digest = plane.digest();
            assert_eq!((plane.width(), digest.slots, digest.positions), (WIDTH, slots, values.len()));
            assert_eq!(digest.crc32, crc32(plane.words()));
            let table: Packed<WIDTH, WORDS> = Packed::new(plane.words().try_into().unwrap(), digest);
            let mut expected = vec![0; slots];
            entries().for_each(|(slot, value)| expected[slot] = value);
            assert!(expected.iter().enumerate().all(|(slot, value)| table.get(slot) == *value));
        }
        match width_log {
            0 => check::<1, 4>(&values, spread),
            1 => check::<2, 8>(&values, spread),
            2 => check::<4, 16>(&values, spread),
            3 => check::<8, 32>(&values, spread),
            4 => check::<16, 64>(&values, spread),
            _ => check::<32, 128>(&values, spread),
        }
    }
}

/// The player who cannot move wins: by recursion on the definition.
fn wins_misere_slow(graph: &Graph, position: usize) -> bool {
    let options = &graph.0[position];
    options.is_empty() || options.iter().any(|option| !wins_misere_slow(graph, *option))
}

proptest! {
    #[test]
    fn misere_outcomes_are_those_of_the_definition(graph in graphs()) {
        let game = Misere(&graph);
        let solution = solve(&game).unwrap();
        let slow: Vec<bool> = (0..graph.0.len()).map(|position| wins_misere_slow(&graph, position)).collect();
        let found: Vec<bool> = solution.outcomes().map(Outcome::is_win).collect();
        prop_assert_eq!(&found, &slow);
        let plane = solution.outcome_plane().unwrap();
        let digest = plane.digest();
        prop_assert_eq!((digest.slots, digest.positions), (graph.0.len() + 1, graph.0.len()));
        let table: Packed<1, 1> = Packed::new(plane.words().try_into().unwrap(), digest);
        prop_assert!(slow.iter().enumerate().all(|(position, wins)| (table.get(game.slot(&position)) == 1) == *wins));
    }
}

/// Known of the Calendar Game: under both conventions the same player wins on exactly the dates of Grundy value 2.
#[test]
fn misere_calendar_agrees_with_normal_where_the_value_is_two() {
    let misere = Rules::CLASSIC.with_convention(Convention::Misere);
    let (normal, misere) = (solve(&Rules::CLASSIC).unwrap(), solve(&misere).unwrap());
    let agree: Vec<bool> = normal.outcomes().zip(misere.outcomes()).map(|(normal, misere)| normal == misere).collect();
    let two: Vec<bool> = normal.grundy().map(|value| value == Nimber::new(2)).collect();
    assert_eq!(agree, two);
    assert_eq!(agree.iter().filter(|agree| **agree).count(), 484);
}
