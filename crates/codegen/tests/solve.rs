//! The solver and the packer on random games, and on rules that break their promises.

use foregone_codegen::{PackError, SolveError, pack, solve};
use foregone_core::packed::{Digest, Packed};
use foregone_core::{Game, Nimber, Ranked, crc32};
use proptest::prelude::*;

/// A game given as lists: the options of position `n`.
#[derive(Clone, Debug)]
struct Graph(Vec<Vec<usize>>);

impl Game for Graph {
    type Position = usize;
    fn options(&self, position: &usize, visit: &mut dyn FnMut(usize)) {
        self.0[*position].iter().copied().for_each(visit);
    }
}

impl Ranked for Graph {
    fn positions(&self) -> usize {
        self.0.len()
    }
    fn rank(&self, position: &usize) -> usize {
        *position
    }
    fn position(&self, rank: usize) -> Option<usize> {
        (rank < self.0.len()).then_some(rank)
    }
}

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

#[test]
fn a_cycle_is_named() {
    let error = solve(&Graph(vec![vec![], vec![2], vec![0]])).unwrap_err();
    assert_eq!(error, SolveError::NotLower { position: 1, rank: 1, option: 2, option_rank: 2 });
    assert_eq!(
        error.to_string(),
        "position 1 of rank 1 has the option 2 of rank 2: an option must rank lower than its position, or the game has \
         a cycle"
    );
}

#[test]
fn a_position_is_no_option_of_itself() {
    assert!(matches!(solve(&Graph(vec![vec![0]])), Err(SolveError::NotLower { position: 0, option: 0, .. })));
}

/// A game that states more positions than it has, or ranks them wrongly.
struct Broken {
    positions: usize,
    rank_offset: usize,
}

impl Game for Broken {
    type Position = usize;
    fn options(&self, _: &usize, _: &mut dyn FnMut(usize)) {}
}

impl Ranked for Broken {
    fn positions(&self) -> usize {
        self.positions
    }
    fn rank(&self, position: &usize) -> usize {
        position + self.rank_offset
    }
    fn position(&self, rank: usize) -> Option<usize> {
        (rank < 2).then_some(rank)
    }
}

#[test]
fn missing_and_misranked_positions_are_named() {
    let missing = solve(&Broken { positions: 3, rank_offset: 0 }).unwrap_err();
    assert_eq!(missing, SolveError::Missing { rank: 2, positions: 3 });
    assert!(missing.to_string().starts_with("the rules state 3 positions but have none of rank 2"));
    let misranked = solve(&Broken { positions: 2, rank_offset: 1 }).unwrap_err();
    assert_eq!(misranked, SolveError::Misranked { position: 0, expected: 0, rank: 1 });
    assert!(misranked.to_string().starts_with("position 0 is the one of rank 0 but claims rank 1"));
}

#[test]
fn values_that_do_not_fit_are_named() {
    let said = |error: PackError| error.to_string();
    let none: [(usize, u32); 0] = [];
    assert_eq!(said(pack(3, 4, none).unwrap_err()), "a value cannot be 3 bits wide: use 1, 2, 4, 8, 16 or 32");
    assert_eq!(said(pack(64, 4, none).unwrap_err()), "a value cannot be 64 bits wide: use 1, 2, 4, 8, 16 or 32");
    assert_eq!(said(pack(1, 0, none).unwrap_err()), "a table needs at least one slot");
    assert_eq!(
        said(pack(2, 4, [(1, 4_u32)]).unwrap_err()),
        "the value 4 of slot 1 does not fit in 2 bits: use a greater width"
    );
    assert_eq!(said(pack(1, 4, [(4, 0_u32)]).unwrap_err()), "slot 4 lies past the end: there are 4 slots");
    assert_eq!(said(pack(1, 4, [(2, 0_u32), (2, 0)]).unwrap_err()), "slot 2 was given two values");
}

/// A project that re-exports the crates under names of its own can say so.
#[test]
fn every_path_can_be_told() {
    use foregone_codegen::calendar::Tables;
    use foregone_core::calendar::Calendar;
    let solution = solve(&Calendar::CLASSIC).unwrap();
    let tables = Tables::new(&Calendar::CLASSIC, &solution).unwrap().core_path("crate::core").phf_path("crate::map");
    let source = tables.to_string();
    assert!(source.contains("crate::core::packed::Packed") && source.contains("crate::map::Map<u32"));
    assert!(!source.contains("foregone_core") && !source.contains("::phf"));
}
