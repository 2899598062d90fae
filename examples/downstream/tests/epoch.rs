//! The Epoch Game against its definition, on dates of another library.

use downstream::epoch::{TABLE, outcome};
use foregone_core::{Date, Outcome};
use jiff::civil;
use jiff::{Span, ToSpan};
use std::collections::BTreeMap;

type Day = downstream::epoch::Day;

/// Whether the player to move wins, by walking back from the last day: wins without a move, or by a move to a loss.
///
/// A month from 31 January is the last of February, and a year from 29 February the 28th: so does `jiff` add them.
fn wins_slow() -> BTreeMap<civil::Date, bool> {
    let (first, last) = (civil::date(1970, 1, 1), civil::date(2038, 1, 19));
    let moves: [Span; 4] = [1.day(), 1.week(), 1.month(), 1.year()];
    let mut wins = BTreeMap::from([(last, true)]);
    let mut date = last;
    while date > first {
        date = date.yesterday().unwrap();
        let options = moves.iter().filter_map(|by| date.checked_add(*by).ok()).filter(|option| *option <= last);
        let any = options.map(|option| wins[&option]).collect::<Vec<_>>().contains(&false);
        wins.insert(date, any);
    }
    wins
}

fn day(date: civil::Date) -> Option<Day> {
    let unsigned = |part: i8| u8::try_from(part).unwrap();
    let year = u16::try_from(date.year()).unwrap();
    Day::new(Date::new(year, unsigned(date.month()), unsigned(date.day())).unwrap())
}

#[test]
fn every_date_agrees_with_the_definition() {
    let slow = wins_slow();
    assert_eq!(slow.len(), 24_856);
    for (date, wins) in &slow {
        assert_eq!(outcome(day(*date).unwrap()).is_win(), *wins, "{date}");
    }
    // Both players win somewhere, or the comparison would say little.
    assert!(slow.values().filter(|wins| !**wins).count() > 5_000);
}

#[test]
fn no_other_date_is_a_position() {
    for date in [civil::date(1969, 12, 31), civil::date(2038, 1, 20), civil::date(9999, 12, 31), civil::date(1, 1, 1)] {
        assert_eq!(day(date), None, "{date}");
    }
}

/// On the last day no move is left, so whoever is to move has won; whoever must move there has lost.
#[test]
fn the_last_days_are_those_of_the_rules() {
    let last = |back: i32| outcome(day(civil::date(2038, 1, 19).checked_sub(back.days()).unwrap()).unwrap());
    assert_eq!([0, 1, 2, 3].map(last), [Outcome::N, Outcome::P, Outcome::N, Outcome::P]);
    assert_eq!(last(7), Outcome::P);
}

#[test]
fn the_table_is_whole_and_says_what_it_solves() {
    assert_eq!(TABLE.verify(), Ok(()));
    assert_eq!((TABLE.width(), TABLE.digest().positions), (1, 24_856));
    assert!(TABLE.rules().starts_with("Calendar Game, 1970-01-01 to 2038-01-19: move to the next day, "));
    assert!(TABLE.rules().ends_with("; whoever reaches 2038-01-19 loses"));
}
