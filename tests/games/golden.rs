//! One file of known values for all games.

use foregone::squares::{self, Slot};
use foregone::sum::{Component, Solver};

#[test]
fn known_values_are_found() {
    let (mut slots, mut values) = (vec![Slot::EMPTY; 1 << 10], [0; 64]);
    let mut solver = Solver::new(squares::Solver::new(&mut slots), &mut values);
    let mut games: Vec<&str> = Vec::new();
    for row in include_str!("../golden/values.tsv").lines().filter(|row| !row.starts_with('#')) {
        let [position, value, source] = row.split('\t').collect::<Vec<_>>()[..] else { panic!("three columns: {row}") };
        let component: Component = position.parse().unwrap();
        assert_eq!(solver.value(&component).unwrap().get(), value.parse().unwrap(), "{position}, {source}");
        games.push(component.game());
    }
    games.dedup();
    assert_eq!(games, Component::GAMES, "every game has its rows");
}
