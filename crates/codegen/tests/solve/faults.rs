//! Rules that break their promises.

use crate::graph::Graph;
use foregone_codegen::{MOST_POSITIONS, SolveError, solve};
use foregone_core::{Game, Ranked};

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
