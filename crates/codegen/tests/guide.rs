//! What the guide shows of Wythoff's queen is true; of foregone nothing is used here. That its program prints this is
//! what `firmware/guide` sees to.

use std::collections::BTreeSet;

const GUIDE: &str = include_str!("../guide.md");

type Square = (usize, usize);

/// The lines of the guide that hold nothing but numbers, as many as a board has columns.
fn board() -> Vec<Vec<usize>> {
    let numbers = |line: &str| line.split_whitespace().map(|word| word.parse().ok()).collect::<Option<Vec<usize>>>();
    GUIDE.lines().filter_map(numbers).filter(|row| row.len() == 8).collect()
}

/// The squares between this one and the corner that lie in its row, its column or its diagonal.
fn options((row, column): Square) -> impl Iterator<Item = Square> {
    let squares = (0..=row).flat_map(move |to_row| (0..=column).map(move |to_column| (to_row, to_column)));
    squares.filter(move |to| *to != (row, column) && (to.0 == row || to.1 == column || row - to.0 == column - to.1))
}

/// By induction over the board there is one assignment of values of which each is the mex of its options'.
#[test]
fn every_value_is_the_mex_of_its_options() {
    let board = board();
    assert_eq!(board.len(), 8, "the guide shows one board");
    for row in 0..8 {
        for column in 0..8 {
            let values: BTreeSet<usize> = options((row, column)).map(|to| board[to.0][to.1]).collect();
            let mex = (0..=21).find(|value| !values.contains(value)).unwrap();
            assert_eq!(board[row][column], mex, "at ({row}, {column})");
        }
    }
}

/// W. A. Wythoff, A modification of the game of Nim, Nieuw Archief voor Wiskunde 7 (1907): the k-th pair that loses is
/// ⌊kφ⌋ and ⌊kφ²⌋ = ⌊kφ⌋ + k, where φ is the golden ratio.
#[test]
fn the_zeros_are_wythoffs() {
    let board = board();
    let shown = (0..8).flat_map(|row| (0..8).map(move |column| (row, column)));
    let shown: BTreeSet<Square> = shown.filter(|square| board[square.0][square.1] == 0).collect();
    let pairs = (0_usize..8).map(|k| (k.midpoint((5 * k * k).isqrt()), k)).map(|(low, k)| (low, low + k));
    let wythoffs = pairs.flat_map(|(low, high)| [(low, high), (high, low)]).filter(|square| square.0.max(square.1) < 8);
    assert_eq!(shown, wythoffs.collect());
}

#[test]
fn the_sum_and_its_winning_moves_are_right() {
    let board = board();
    let (first, second): (Square, Square) = ((5, 6), (2, 3));
    let (left, right) = (board[first.0][first.1], board[second.0][second.1]);
    let sum = format!("queens at {first:?} and {second:?}: *{left} + *{right} = *{}", left ^ right);
    let mut expected = BTreeSet::from([sum]);
    for (queen, other) in [(first, right), (second, left)] {
        let wins = options(queen).filter(|to| board[to.0][to.1] == other);
        expected.extend(wins.map(|to| format!("the one at {queen:?} wins by moving to {to:?}")));
    }
    let shown = GUIDE.lines().filter(|line| line.starts_with("queens at (") || line.starts_with("the one at ("));
    assert_eq!(shown.map(str::to_owned).collect::<BTreeSet<_>>(), expected);
}
