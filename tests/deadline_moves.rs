//! Moves and remoteness before any deadline, against their definition on dates that the library does not use.

use foregone::calendar::{self, Deadline, DeadlineError, Move, Position, Step};
use jiff::civil::Date;

/// The remoteness of the `count` days before the deadline, by definition: `found[n]` is that of the date `n` days before
/// it, with whether it is won.
fn retrograde(deadline: Date, count: usize) -> Vec<(bool, u32)> {
    let mut found = vec![(false, 0)];
    let mut date = deadline;
    for back in 1..=count {
        date = date.yesterday().unwrap();
        let mut options = vec![found[back - 1]];
        options.extend(month_move(date, deadline).map(|days| found[back - days]));
        let lost = options.iter().filter(|option| !option.0).map(|option| option.1).min();
        let longest = options.iter().map(|option| option.1).max().unwrap();
        found.push((lost.is_some(), 1 + lost.unwrap_or(longest)));
    }
    found
}

/// How many days a month move goes, where there is one.
fn month_move(date: Date, deadline: Date) -> Option<usize> {
    let (year, month) = if date.month() == 12 { (date.year() + 1, 1) } else { (date.year(), date.month() + 1) };
    let to = Date::new(year, month, date.day()).ok().filter(|to| *to <= deadline)?;
    Some(usize::try_from((to - date).get_days()).unwrap())
}

fn ours(date: Date) -> foregone::Date {
    date.to_string().parse().unwrap()
}

fn back(date: Date, days: usize) -> Date {
    date.checked_sub(jiff::Span::new().days(i64::try_from(days).unwrap())).unwrap()
}

/// Every answer for the date so many days before the deadline.
#[track_caller]
fn assert_answers(game: Deadline, deadline: Date, found: &[(bool, u32)], distance: usize) {
    let date = back(deadline, distance);
    let (wins, length) = found[distance];
    let asked = ours(date);
    assert_eq!(game.remoteness(asked), Ok(length), "{date} before {deadline}");
    assert_eq!(game.is_terminal(asked), Ok(distance == 0), "{date} before {deadline}");
    let by = |step, days: usize| (Move { step, to: ours(back(deadline, distance - days)) }, found[distance - days]);
    let mut options: Vec<_> = (distance > 0).then(|| by(Step::Day, 1)).into_iter().collect();
    options.extend(month_move(date, deadline).map(|days| by(Step::Month, days)));
    let moves = |keep: &dyn Fn(bool) -> bool| -> Vec<Move<foregone::Date>> {
        options.iter().filter(|option| keep(option.1.0)).map(|option| option.0).collect()
    };
    assert_eq!(game.moves(asked).unwrap().collect::<Vec<_>>(), moves(&|_| true), "{date} before {deadline}");
    assert_eq!(game.winning_moves(asked).unwrap().collect::<Vec<_>>(), moves(&|won| !won), "{date} before {deadline}");
    // Of the lost options of a won date the shortest, the first of equals; of a lost date's the longest, the last.
    let best = if wins {
        options.iter().filter(|option| !option.1.0).min_by_key(|option| option.1.1)
    } else {
        options.iter().max_by_key(|option| option.1.1)
    };
    assert_eq!(game.best_move(asked), Ok(best.map(|option| option.0)), "{date} before {deadline}");
}

/// Slow ones to settle, those that never come to a single jump, ends of months, and the problem's own.
#[test]
fn two_decades_before_a_deadline_are_as_defined() {
    for deadline in [
        Date::constant(1990, 5, 27),
        Date::constant(2000, 4, 6),
        Date::constant(2000, 7, 12),
        Date::constant(2000, 2, 29),
        Date::constant(1900, 2, 28),
        Date::constant(2001, 11, 4),
        Date::constant(2100, 12, 31),
        Date::constant(9999, 12, 31),
    ] {
        let found = retrograde(deadline, 7_000);
        let game = Deadline::new(ours(deadline));
        for distance in (0..1_500).chain((1_500..=7_000).step_by(7)) {
            assert_answers(game, deadline, &found, distance);
        }
    }
}

#[test]
fn every_tenth_deadline_of_eight_years_is_as_defined() {
    let mut deadline = Date::constant(1896, 1, 1);
    while deadline.year() < 1904 {
        let found = retrograde(deadline, 1_000);
        let game = Deadline::new(ours(deadline));
        for distance in (0..=100).chain((101..=1_000).step_by(13)) {
            assert_answers(game, deadline, &found, distance);
        }
        deadline = deadline.checked_add(jiff::Span::new().days(10)).unwrap();
    }
}

/// Far back, where the work is greatest, and to the first of all dates.
#[test]
fn centuries_before_a_deadline_are_as_defined() {
    let deadline = Date::constant(2000, 10, 17);
    let days = usize::try_from((deadline - Date::constant(1, 1, 1)).get_days()).unwrap();
    let found = retrograde(deadline, days);
    let game = Deadline::new(ours(deadline));
    for distance in (0..=days).step_by(12_345).chain([days]) {
        assert_answers(game, deadline, &found, distance);
    }
}

#[test]
fn the_games_own_deadline_has_the_games_own_answers() {
    let game = Deadline::new(Position::DEADLINE.date());
    let dated = |a_move: calendar::Move| Move { step: a_move.step, to: a_move.to.date() };
    for position in Position::all() {
        let date = position.date();
        assert_eq!(game.remoteness(date), Ok(calendar::remoteness(position)), "{position}");
        assert_eq!(game.best_move(date), Ok(calendar::best_move(position).map(dated)), "{position}");
        assert!(game.moves(date).unwrap().eq(calendar::moves(position).map(dated)), "{position}");
        assert!(game.winning_moves(date).unwrap().eq(calendar::winning_moves(position).map(dated)), "{position}");
        assert_eq!(game.is_terminal(date), Ok(calendar::is_terminal(position)), "{position}");
    }
}

#[test]
fn a_date_after_the_deadline_is_refused() {
    let (date, deadline) = (ours(Date::constant(2000, 2, 29)), ours(Date::constant(2000, 2, 28)));
    let game = Deadline::new(deadline);
    let error = DeadlineError::TooLate { date, deadline };
    assert_eq!(game.moves(date), Err(error));
    assert_eq!(game.winning_moves(date), Err(error));
    assert_eq!(game.best_move(date), Err(error));
    assert_eq!(game.remoteness(date), Err(error));
    assert_eq!(game.is_terminal(date), Err(error));
}

#[test]
fn answers_are_const() {
    const DATE: foregone::Date = foregone::Date::MAX;
    const GAME: Deadline = Deadline::new(DATE);
    const LENGTH: Result<u32, DeadlineError> = GAME.remoteness(DATE);
    const BEST: Result<Option<Move<foregone::Date>>, DeadlineError> = GAME.best_move(DATE);
    assert_eq!((LENGTH, BEST), (Ok(0), Ok(None)));
}
