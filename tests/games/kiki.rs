//! Kiki's game, by the definition.

use crate::naive::Naive;
use foregone::kiki::{self, Coin, Kiki};
use foregone::{Game, Nimber};

fn options(coin: &(u64, u64)) -> Vec<(u64, u64)> {
    let (rows, columns) = *coin;
    let mut options = Vec::new();
    if rows > 0 {
        options.push((rows - 1, columns));
    }
    if columns > 0 {
        options.push((rows, columns - 1));
    }
    if rows > 0 && columns > 0 {
        options.push((rows - 1, columns - 1));
    }
    options
}

#[test]
fn positions_are_those_of_the_definition() {
    let mut naive = Naive::new(options);
    for (rows, columns) in (0..=40).flat_map(|rows| (0..=40).map(move |columns| (rows, columns))) {
        let coin = Coin::new(rows, columns);
        assert_eq!(kiki::grundy(coin).get(), naive.grundy(&(rows, columns)), "{coin}");
        let mut found = Vec::new();
        Kiki.options(&coin, &mut |to| found.push((to.rows(), to.columns())));
        assert_eq!(found, options(&(rows, columns)));
        for wanted in 0..4 {
            let found: Vec<_> = kiki::moves_to(coin, Nimber::new(wanted)).map(|to| (to.rows(), to.columns())).collect();
            let mut expected = options(&(rows, columns));
            expected.retain(|to| naive.grundy(to) == wanted);
            assert_eq!(found, expected, "{coin} to {wanted}");
        }
    }
}
