//! The Calendar Game's answers against solvers that share nothing with the code that made the tables.
//!
//! The dates here are jiff's, the rules are written again, and the values come from recursion on them.

use foregone::calendar::{self, Explanation, Position, Refutation, Step};
use foregone::{Nimber, Outcome};
use jiff::civil::Date;
use proptest::prelude::*;
use std::collections::HashMap;
use std::sync::LazyLock;

fn first() -> Date {
    Date::constant(1900, 1, 1)
}

fn deadline() -> Date {
    Date::constant(2001, 11, 4)
}

fn day_move(date: Date) -> Option<Date> {
    date.tomorrow().ok().filter(|to| *to <= deadline())
}

fn month_move(date: Date) -> Option<Date> {
    let (year, month) = if date.month() == 12 { (date.year() + 1, 1) } else { (date.year(), date.month() + 1) };
    Date::new(year, month, date.day()).ok().filter(|to| *to <= deadline())
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Value {
    grundy: u64,
    remoteness: u32,
}

/// Memoised recursion on the rules.
fn solve(date: Date, memo: &mut HashMap<Date, Value>) -> Value {
    if let Some(value) = memo.get(&date) {
        return *value;
    }
    let options: Vec<Value> =
        [day_move(date), month_move(date)].into_iter().flatten().map(|to| solve(to, memo)).collect();
    let grundy = (0..3).find(|value| options.iter().all(|option| option.grundy != *value)).unwrap();
    let lengths = options.iter().filter(|option| grundy == 0 || option.grundy == 0).map(|option| option.remoteness + 1);
    let remoteness = if grundy == 0 { lengths.max().unwrap_or(0) } else { lengths.min().unwrap() };
    memo.insert(date, Value { grundy, remoteness });
    Value { grundy, remoteness }
}

static SOLUTION: LazyLock<HashMap<Date, Value>> = LazyLock::new(|| {
    // The recursion is one frame a day deep.
    let solver = std::thread::Builder::new().stack_size(256 << 20).spawn(|| {
        let mut memo = HashMap::new();
        solve(first(), &mut memo);
        memo
    });
    solver.unwrap().join().unwrap()
});

fn position(date: Date) -> Position {
    date.to_string().parse().unwrap()
}

fn dates() -> impl Iterator<Item = Date> {
    first().series(jiff::Span::new().days(1)).take_while(|date| *date <= deadline())
}

#[test]
fn the_facts_of_the_game_hold() {
    let count = |grundy| SOLUTION.values().filter(|value| value.grundy == grundy).count();
    assert_eq!((SOLUTION.len(), count(0), count(1), count(2)), (37_198, 18_357, 18_357, 484));
    assert_eq!(SOLUTION.values().map(|value| value.remoteness).max(), Some(2_472));
}

#[test]
fn every_answer_is_the_naive_solvers() {
    for date in dates() {
        let (position, value) = (position(date), SOLUTION[&date]);
        let outcome = if value.grundy == 0 { Outcome::P } else { Outcome::N };
        assert_eq!(calendar::outcome(position), outcome, "{date}");
        assert_eq!(calendar::law(position), outcome, "{date}");
        assert_eq!(calendar::grundy(position), Nimber::new(value.grundy), "{date}");
        assert_eq!(calendar::law_grundy(position), Nimber::new(value.grundy), "{date}");
        assert_eq!(calendar::remoteness(position), value.remoteness, "{date}");
        assert_eq!(calendar::is_terminal(position), date == deadline(), "{date}");
    }
}

#[test]
fn moves_are_those_of_the_rules() {
    let text = |to: Option<Date>| to.map(|to| to.to_string());
    for date in dates() {
        let moves = calendar::moves(position(date));
        let to = |step| moves.to(step).map(|to| to.to_string());
        assert_eq!(to(Step::Day), text(day_move(date)), "{date}");
        assert_eq!(to(Step::Month), text(month_move(date)), "{date}");
        assert_eq!(moves.clone().count(), moves.len(), "{date}");
        let winning: Vec<_> = moves.filter(|option| !calendar::outcome(option.to).is_win()).collect();
        assert_eq!(calendar::winning_moves(position(date)).collect::<Vec<_>>(), winning, "{date}");
    }
}

#[test]
fn special_days_are_complete_and_minimal() {
    let mut expected: HashMap<(u8, u8), (Vec<u16>, Vec<u16>)> = HashMap::new();
    for date in dates() {
        let (year, month, day) =
            (date.year().try_into().unwrap(), date.month().try_into().unwrap(), date.day().try_into().unwrap());
        let grundy = SOLUTION[&date].grundy;
        if ((month + day) % 2 == 0) != (grundy > 0) {
            expected.entry((month, day)).or_default().0.push(year);
        }
        if grundy == 2 {
            expected.entry((month, day)).or_default().1.push(year);
        }
    }
    let found: HashMap<_, _> = calendar::special_days()
        .map(|(month, day, special)| {
            ((month, day), (special.parity_fails.iter().collect(), special.grundy_two.iter().collect()))
        })
        .collect();
    assert_eq!(found, expected);
}

/// Play from everywhere by `best_move` on both sides: the game must last as many moves as the solver says.
#[test]
fn best_play_lasts_exactly_the_remoteness() {
    for date in dates() {
        let expected = SOLUTION[&date];
        let Some(best) = calendar::best_move(position(date)) else {
            assert_eq!(date, deadline());
            continue;
        };
        let to: Date = best.to.to_string().parse().unwrap();
        // One step of the induction; the step after it is the same test on another date.
        assert_eq!(SOLUTION[&to].remoteness + 1, expected.remoteness, "{date}");
        assert_eq!(SOLUTION[&to].grundy == 0, expected.grundy > 0, "{date}");
    }
}

fn check_refutation(from: Position, Refutation { played, answer }: Refutation) {
    assert_eq!(calendar::moves(from).to(played.step), Some(played.to));
    assert_eq!(calendar::winning_moves(played.to).to(answer.step), Some(answer.to));
}

#[test]
fn explanations_hold() {
    for from in Position::all() {
        match calendar::explain(from) {
            Explanation::Over => assert_eq!(from, Position::DEADLINE),
            Explanation::Won { best, winning } => {
                assert_eq!(winning, calendar::winning_moves(from));
                assert_eq!(winning.to(best.step), Some(best.to));
            }
            Explanation::Lost { day, month } => {
                assert_eq!(
                    (day.played.step, month.map(|month| month.played.step)),
                    (Step::Day, calendar::moves(from).to(Step::Month).map(|_| Step::Month))
                );
                check_refutation(from, day);
                if let Some(month) = month {
                    check_refutation(from, month);
                }
            }
        }
    }
}

proptest! {
    /// Whatever the loser plays, `best_move` wins within the remoteness.
    #[test]
    fn best_move_wins_against_anyone(year in 1900_u16..=2001, month in 1_u8..=12, day in 1_u8..=31, choices: u64) {
        let Ok(start) = Position::from_ymd(year, month, day) else { return Ok(()) };
        let (mut at, mut played) = (start, 0_u32);
        let mut winner_moves = calendar::outcome(start).is_win();
        while !calendar::is_terminal(at) {
            at = if winner_moves {
                calendar::best_move(at).unwrap().to
            } else {
                let moves: Vec<_> = calendar::moves(at).collect();
                moves[(choices >> (played % 64)) as usize % moves.len()].to
            };
            winner_moves = !winner_moves;
            played += 1;
        }
        prop_assert!(!winner_moves, "the winner moved last");
        prop_assert!(played <= calendar::remoteness(start));
    }

    /// Three numbers are a position, or the error says why not.
    #[test]
    fn positions_are_the_dates_in_range(year: u16, month: u8, day: u8) {
        let date = i16::try_from(year).ok().zip(i8::try_from(month).ok()).zip(i8::try_from(day).ok());
        let date = date.and_then(|((year, month), day)| Date::new(year, month, day).ok());
        let expected = date.filter(|date| (first()..=deadline()).contains(date)).map(|date| date.to_string());
        let found = Position::from_ymd(year, month, day);
        prop_assert_eq!(found.ok().map(|position| position.to_string()), expected);
    }
}
