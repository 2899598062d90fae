//! Sums against the minimal excludant on the product game: positions are lists of components, whose options are moves
//! in one of them, and no nimber is ever added.

use crate::naive::Naive;
use foregone::squares::{self, Slot};
use foregone::sum::{Component, GaveUp, Solver};
use foregone::{Game, Nimber};
use foregone_core::{
    calendar::Rules, coins::Coins, euclid::Euclid, nim::Nim, powers::Powers, squares::Squares, subtraction::Subtraction,
};
use proptest::prelude::*;

/// The options of one component, by the rules of its game.
fn moves(component: Component) -> Vec<Component> {
    let mut found = Vec::new();
    match component {
        Component::Calendar(position) => {
            Rules::CLASSIC.options(&position.date(), &mut |to| found.push(Component::Calendar(to.try_into().unwrap())));
        }
        Component::Euclid(pair) => Euclid.options(&pair, &mut |to| found.push(Component::Euclid(to))),
        Component::Powers(pile) => Powers.options(&pile, &mut |to| found.push(Component::Powers(to))),
        Component::Squares(board) => Squares.options(&board, &mut |to| found.push(Component::Squares(to))),
        Component::Nim(heaps) => Nim.options(&heaps, &mut |to| found.push(Component::Nim(to))),
        Component::Subtraction(pile) => Subtraction.options(&pile, &mut |to| found.push(Component::Subtraction(to))),
        Component::Coins(row) => Coins.options(&row, &mut |to| found.push(Component::Coins(to))),
        other => panic!("{other} is of a game without rules here"),
    }
    found
}

/// The options of a sum; positions are texts, which can be hashed.
fn options(parts: &[String]) -> Vec<Vec<String>> {
    let mut options = Vec::new();
    for (index, part) in parts.iter().enumerate() {
        for to in moves(part.parse().unwrap()) {
            let mut option = parts.to_vec();
            option[index] = to.to_string();
            options.push(option);
        }
    }
    options
}

fn small() -> impl Strategy<Value = String> {
    prop_oneof![
        (9..=11, 1..=4).prop_map(|(month, day)| format!("calendar:2001-{month:02}-{day:02}")),
        (0..9, 0..9).prop_map(|(a, b)| format!("euclid:{a},{b}")),
        (0..12).prop_map(|cards| format!("powers:{cards}")),
        prop::sample::select(vec!["2x2", "3x3", "2x4", "000/010/000", "0000/0100/0000"])
            .prop_map(|board| { format!("squares:{board}") }),
        (0..4, 0..4).prop_map(|(a, b)| format!("nim:{a},{b}")),
        (0..9, prop::sample::subsequence(vec!["1", "2", "4", "5"], 0..4))
            .prop_map(|(size, set)| format!("subtraction:{size}/{}", set.join(","))),
        "[HT]{0,4}".prop_map(|row| format!("coins:{row}")),
    ]
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(64))]

    #[test]
    fn sums_are_those_of_the_product_game(parts in prop::collection::vec(small(), 0..4)) {
        let components: Vec<Component> = parts.iter().map(|part| part.parse().unwrap()).collect();
        let parts: Vec<String> = components.iter().map(ToString::to_string).collect();
        let mut naive = Naive::new(|parts: &Vec<String>| options(parts));
        let expected = naive.grundy(&parts);

        let (mut slots, mut values) = (vec![Slot::EMPTY; 64], [0; 64]);
        let mut solver = Solver::new(squares::Solver::new(&mut slots), &mut values);
        prop_assert_eq!(solver.sum(&components), Ok(Nimber::new(expected)));
        prop_assert_eq!(solver.outcome(&components).unwrap().is_win(), expected > 0);

        let mut found = Vec::new();
        solver.winning_replies(&components, &mut |reply| {
            let mut option = parts.clone();
            option[reply.part] = reply.to.to_string();
            found.push(option);
        }).unwrap();
        let mut winning = options(&parts);
        winning.retain(|option| naive.grundy(option) == 0);
        found.sort();
        winning.sort();
        winning.dedup();
        prop_assert_eq!(found, winning);
    }
}

#[test]
fn limits_are_told() {
    let mut solver = Solver::new(squares::Solver::new(&mut []).with_budget(3), &mut []);
    let board: Component = "squares:7x7".parse().unwrap();
    assert!(matches!(solver.sum(&[board]), Err(GaveUp::Squares(_))));
    let pile: Component = "subtraction:9/1,4".parse().unwrap();
    assert!(matches!(solver.outcome(&[pile]), Err(GaveUp::Subtraction(_))));
    assert_eq!(solver.sum(&[]), Ok(Nimber::ZERO));
}
