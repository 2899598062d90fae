//! Take-away to a limit, by the definition.

use crate::naive::Naive;
use foregone::takeaway::{self, Pile, Takeaway};
use foregone::{Game, Nimber};

#[test]
fn piles_are_those_of_the_definition() {
    for most in 1..=12_u64 {
        let options = move |counters: &u64| (1..=most.min(*counters)).map(|taken| counters - taken).collect::<Vec<_>>();
        let mut naive = Naive::new(options);
        for counters in 0..=60 {
            let pile = Pile::new(counters, most).unwrap();
            assert_eq!(takeaway::grundy(pile).get(), naive.grundy(&counters), "{pile}");
            let mut found = Vec::new();
            Takeaway.options(&pile, &mut |option| found.push(option.counters()));
            assert_eq!(found, options(&counters));
            for wanted in 0..=most + 1 {
                let expected = options(&counters).into_iter().find(|option| naive.grundy(option) == wanted);
                let found = takeaway::move_to(pile, Nimber::new(wanted));
                assert_eq!(found.map(Pile::counters), expected, "{pile} to {wanted}");
            }
        }
    }
}

#[test]
fn the_greatest_limits_overflow_nowhere() {
    let pile = Pile::new(u64::MAX, u64::MAX).unwrap();
    assert_eq!(takeaway::grundy(pile).get(), u64::MAX);
    assert_eq!(takeaway::move_to(pile, Nimber::ZERO), Pile::new(0, u64::MAX));
    assert_eq!(takeaway::move_to(pile, Nimber::new(u64::MAX)), None);
    assert_eq!(takeaway::grundy(Pile::new(u64::MAX, u64::MAX - 1).unwrap()), Nimber::ZERO);
    assert_eq!(Pile::new(1, 0), None);
    assert_eq!("21/0".parse::<Pile>().unwrap_err().to_string(), "expected a number above 0 at character 4, found '0'");
}
