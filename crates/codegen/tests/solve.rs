//! The solver and the packer on random games, and on rules that break their promises.

use foregone_codegen::calendar::Tables;
use foregone_codegen::{MOST_POSITIONS, PackError, SolveError, pack, solve};
use foregone_core::calendar::Rules;
use foregone_core::packed::{Digest, Packed};
use foregone_core::{Convention, Date, Game, Nimber, Outcome, Ranked, crc32};
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
fn a_cycle_is_named_by_a_shortest_way_round() {
    let cycle = |rows: &[&[usize]]| solve(&Graph(rows.iter().map(|row| row.to_vec()).collect())).unwrap_err();
    let error = cycle(&[&[], &[2, 3], &[0, 4], &[1], &[1]]);
    assert_eq!(error, SolveError::Cycle { positions: vec![1, 3] });
    assert_eq!(
        error.to_string(),
        "the rules have a cycle: 1 → 3 → 1: no sequence of `options` may return to where it began"
    );
    assert_eq!(cycle(&[&[], &[2], &[0, 4], &[1], &[1]]), SolveError::Cycle { positions: vec![1, 2, 4] });
    assert_eq!(cycle(&[&[0]]), SolveError::Cycle { positions: vec![0] });
    let long = Graph((0..20).map(|position| vec![(position + 1) % 20]).collect());
    assert_eq!(
        solve(&long).unwrap_err().to_string(),
        "the rules have a cycle: 0 → 1 → 2 → 3 → 4 → 5 → 6 → 7 → … (20 positions in all) → 0: no sequence of `options` \
         may return to where it began"
    );
}

#[test]
fn a_numbering_that_is_only_out_of_order_is_told_from_a_cycle() {
    let error = solve(&Graph(vec![vec![], vec![2], vec![0]])).unwrap_err();
    assert_eq!(error, SolveError::NotLower { position: 1, rank: 1, option: 2, option_rank: 2 });
    assert_eq!(
        error.to_string(),
        "position 1 of rank 1 has the option 2 of rank 2: `rank` must number every option lower than its position"
    );
}

#[test]
fn an_option_outside_the_game_is_named() {
    let error = solve(&Graph(vec![vec![], vec![0, 7]])).unwrap_err();
    assert_eq!(error, SolveError::Unranked { position: 1, option: 7, option_rank: 7, found: None, positions: 2 });
    assert_eq!(
        error.to_string(),
        "position 1 has the option 7, which claims rank 7 where the rules state 2 positions: `options` must not leave the \
         game, or `positions` must count them all"
    );
}

/// Three rows of three squares, with a move that leaves the board to the right, where rank goes on in the next row.
struct Overstep;

impl Game for Overstep {
    type Position = (usize, usize);
    fn options(&self, (row, column): &(usize, usize), visit: &mut dyn FnMut((usize, usize))) {
        if let Some(above) = row.checked_sub(2) {
            visit((above, column + 2));
        }
    }
}

impl Ranked for Overstep {
    fn positions(&self) -> usize {
        9
    }
    fn rank(&self, (row, column): &(usize, usize)) -> usize {
        3 * row + column
    }
    fn position(&self, rank: usize) -> Option<(usize, usize)> {
        (rank < 9).then_some((rank / 3, rank % 3))
    }
}

#[test]
fn an_option_with_the_rank_of_another_position_is_named() {
    let error = solve(&Overstep).unwrap_err();
    let found = Some((1, 0));
    assert_eq!(error, SolveError::Unranked { position: (2, 1), option: (0, 3), option_rank: 3, found, positions: 9 });
    assert_eq!(
        error.to_string(),
        "position (2, 1) has the option (0, 3), which claims rank 3 as (1, 0) does: `options` must not leave the game, and \
         `rank` must tell all positions apart"
    );
}

#[test]
fn too_many_positions_are_refused_before_anything_is_solved() {
    let error = solve(&Broken { positions: MOST_POSITIONS + 1, rank_offset: 1 }).unwrap_err();
    assert_eq!(error, SolveError::TooMany { positions: MOST_POSITIONS + 1, most: MOST_POSITIONS });
    assert!(error.to_string().starts_with("the rules state 268435457 positions, but at most 268435456 can be solved"));
}

/// The player who cannot move wins: by recursion on the definition.
fn wins_misere_slow(graph: &Graph, position: usize) -> bool {
    let options = &graph.0[position];
    options.is_empty() || options.iter().any(|option| !wins_misere_slow(graph, *option))
}

/// The same game under misère play.
struct Misere<'a>(&'a Graph);

impl Game for Misere<'_> {
    type Position = usize;
    fn options(&self, position: &usize, visit: &mut dyn FnMut(usize)) {
        self.0.options(position, visit);
    }
    fn convention(&self) -> Convention {
        Convention::Misere
    }
}

impl Ranked for Misere<'_> {
    fn positions(&self) -> usize {
        self.0.positions()
    }
    fn rank(&self, position: &usize) -> usize {
        *position
    }
    fn position(&self, rank: usize) -> Option<usize> {
        self.0.position(rank)
    }
    fn slots(&self) -> usize {
        self.positions() + 1
    }
    // Not in the order of ranks, and with a slot left over.
    fn slot(&self, position: &usize) -> usize {
        self.positions() - position
    }
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

/// Special days are about the parity law, which variants have not.
#[test]
fn a_variant_has_no_special_days() {
    let misere = Rules::CLASSIC.with_convention(Convention::Misere);
    let error = Tables::new(&solve(&misere).unwrap()).unwrap_err();
    assert!(error.to_string().ends_with("use `outcome_plane` or `grundy_plane` of its solution"), "{error}");
    let shorter = Rules::new(Date::new(1999, 1, 1).unwrap(), Date::new(2000, 1, 1).unwrap()).unwrap();
    assert!(Tables::new(&solve(&shorter).unwrap()).is_ok());
}

/// An option that is no position, though it has the rank of one, is not taken for it on the way round either.
#[test]
fn no_cycle_leads_through_what_is_no_position() {
    struct Modulo;
    impl Game for Modulo {
        type Position = usize;
        fn options(&self, position: &usize, visit: &mut dyn FnMut(usize)) {
            match position {
                3 => visit(5),
                5 => visit(1_003),
                0..10 => {}
                _ => panic!("{position} is no position"),
            }
        }
    }
    impl Ranked for Modulo {
        fn positions(&self) -> usize {
            10
        }
        fn rank(&self, position: &usize) -> usize {
            position % 1_000
        }
        fn position(&self, rank: usize) -> Option<usize> {
            (rank < 10).then_some(rank)
        }
    }
    assert_eq!(solve(&Modulo).unwrap_err(), SolveError::NotLower { position: 3, rank: 3, option: 5, option_rank: 5 });
}

#[test]
fn misere_play_has_no_plane_of_grundy_values() {
    let graph = Graph(vec![vec![], vec![0]]);
    let error = solve(&Misere(&graph)).unwrap().grundy_plane(2).unwrap_err();
    assert_eq!(error.to_string(), "under misère play there are outcomes and no Grundy values: use `outcome_plane`");
    assert!(solve(&Misere(&graph)).unwrap().outcome_plane().is_ok());
}

#[test]
fn a_plane_names_the_position_that_does_not_fit() {
    let graph = Graph(vec![vec![], vec![0], vec![0, 1]]);
    let solution = solve(&graph).unwrap();
    let error = solution.grundy_plane(1).unwrap_err();
    assert_eq!((error.position, error.earlier), (Some(2), None));
    assert_eq!(error.error, PackError::TooWide { slot: 2, value: 2, width: 1 });
    assert_eq!(error.to_string(), "position 2: the value 2 of slot 2 does not fit in 1 bit: use a greater width");
    assert_eq!(solution.grundy_plane(5).unwrap_err().position, None);
    assert_eq!(solution.grundy_plane(2).unwrap().words(), [0b10_01_00]);
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
        said(pack(1, usize::MAX, none).unwrap_err()),
        format!("a table has at most 268435456 slots, not {}", usize::MAX)
    );
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
    let solution = solve(&Rules::CLASSIC).unwrap();
    let tables = Tables::new(&solution).unwrap().core_path("crate::core").phf_path("crate::map");
    let source = tables.to_string();
    assert!(source.contains("crate::core::packed::Packed") && source.contains("crate::map::Map<u32"));
    assert!(!source.contains("foregone_core") && !source.contains("::phf"));
}
