//! The Ruler game: all rows of up to ten coins.

use crate::naive::Naive;
use foregone::coins::{self, Coins, Row};
use foregone::{Game, Nimber};

/// Turns neighbouring coins of which the last shows heads, in text.
fn options(row: &str) -> Vec<String> {
    let mut options = Vec::new();
    for (last, coin) in row.chars().enumerate() {
        for first in 0..=last {
            if coin == 'H' {
                let turn = |(place, coin)| if (first..=last).contains(&place) == (coin == 'H') { 'T' } else { 'H' };
                options.push(row.chars().enumerate().map(turn).collect());
            }
        }
    }
    options
}

#[test]
fn rows_are_those_of_the_definition() {
    let mut naive = Naive::new(|row: &String| options(row));
    for length in 0..=10 {
        for heads in 0..1_u32 << length {
            let text: String = (0..length).map(|place| if heads >> place & 1 == 1 { 'H' } else { 'T' }).collect();
            let row: Row = text.parse().unwrap();
            assert_eq!(row.to_string(), text);
            assert_eq!(coins::grundy(row).get(), naive.grundy(&text), "{text}");
            let mut found = Vec::new();
            Coins.options(&row, &mut |option| found.push(option.to_string()));
            assert_eq!(found, options(&text), "{text}");
            let winning: Vec<String> = coins::moves_to(row, Nimber::ZERO).map(|to| to.to_string()).collect();
            let mut expected = options(&text);
            expected.retain(|option| naive.grundy(option) == 0);
            assert_eq!(winning, expected, "{text}");
            let mut sum = Nimber::ZERO;
            Coins.components(&row, &mut |head| sum += coins::grundy(head));
            assert_eq!(sum, coins::grundy(row));
        }
    }
}

/// OEIS A006519: the greatest power of two that divides n.
#[test]
fn the_last_place_has_its_value_too() {
    let values: Vec<u64> = (1..=16).map(|number| coins::head(number).get()).collect();
    assert_eq!(values, [1, 2, 1, 4, 1, 2, 1, 8, 1, 2, 1, 4, 1, 2, 1, 16]);
    let row: Row = format!("{}H", "T".repeat(63)).parse().unwrap();
    assert_eq!(coins::grundy(row), Nimber::new(64));
    assert_eq!(coins::moves_to(row, Nimber::ZERO).count(), 1);
}
