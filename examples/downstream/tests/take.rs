//! The subtraction game against its definition, and against what is known of every such game.

use downstream::take::{MOST, Pile, TABLE, grundy};

fn value(size: u16) -> u64 {
    grundy(Pile::new(size).unwrap()).get()
}

/// By the definition: the least number that is no option's value.
fn values_slow() -> Vec<u64> {
    let mut values: Vec<u64> = Vec::new();
    for size in 0..=usize::from(MOST) {
        let options: Vec<u64> = [2, 5, 7].iter().filter_map(|taken| Some(values[size.checked_sub(*taken)?])).collect();
        values.push((0..=3).find(|value| !options.contains(value)).unwrap());
    }
    values
}

#[test]
fn every_pile_agrees_with_the_definition() {
    let slow = values_slow();
    assert_eq!((0..=MOST).map(value).collect::<Vec<_>>(), slow);
    assert!((0..4).all(|value| slow.contains(&value)), "a table of fewer values would need fewer bits");
}

/// In every subtraction game a pile is worth 1 exactly where one that is smaller by the least number that may be taken
/// is worth 0: T. S. Ferguson, "On sums of graph games with last player losing", Int. J. Game Theory 3 (1974).
#[test]
fn ones_and_zeros_are_paired() {
    assert!((2..=MOST).all(|size| (value(size) == 1) == (value(size - 2) == 0)));
}

#[test]
fn larger_piles_are_no_positions() {
    assert_eq!(Pile::new(MOST).map(Pile::size), Some(1_000));
    assert_eq!((Pile::new(MOST + 1), Pile::new(u16::MAX)), (None, None));
}

#[test]
fn the_table_is_whole() {
    assert_eq!(TABLE.verify(), Ok(()));
    assert_eq!((TABLE.width(), TABLE.digest().positions), (2, 1_001));
}
