//! Any deadline, against retrograde analysis day by day on rules and dates that the library does not use.

use foregone::calendar::{self, Deadline, DeadlineError, Phase, Position};
use foregone::{Nimber, Outcome};
use jiff::civil::Date;
use proptest::prelude::*;

/// The Grundy values of the `count` days before the deadline: `values[n]` is that of the date `n` days before it.
fn retrograde(deadline: Date, count: usize) -> Vec<u64> {
    let mut values = vec![0];
    let mut date = deadline;
    for back in 1..=count {
        date = date.yesterday().unwrap();
        let month_move = month_move(date).filter(|to| *to <= deadline);
        // The same day of the next month is as many days away as this month has.
        let by_month = month_move.map(|_| values[back - usize::try_from(date.days_in_month()).unwrap()]);
        let options = [Some(values[back - 1]), by_month];
        values.push((0..3).find(|value| !options.contains(&Some(*value))).unwrap());
    }
    values
}

fn month_move(date: Date) -> Option<Date> {
    let (year, month) = if date.month() == 12 { (date.year() + 1, 1) } else { (date.year(), date.month() + 1) };
    Date::new(year, month, date.day()).ok()
}

/// The laws as lists of days, as a person would write them.
fn law(phase: Phase, date: Date) -> u64 {
    let common = !date.in_leap_year();
    let day = (date.month(), date.day());
    let two = matches!(day, (4 | 6 | 9 | 11, 30)) || day == (2, 28) && common;
    let wins = match phase {
        Phase::A => (date.month() + date.day()) % 2 == 0 || matches!(day, (9 | 11, 30)),
        Phase::B => (date.month() + date.day()) % 2 == 1 || matches!(day, (4 | 6, 30)) || day == (2, 28) && common,
    };
    assert!(wins || !two, "{date}");
    if two { 2 } else { u64::from(wins) }
}

fn ours(date: Date) -> foregone::Date {
    date.to_string().parse().unwrap()
}

fn back(date: Date, days: usize) -> Date {
    date.checked_sub(jiff::Span::new().days(i64::try_from(days).unwrap())).unwrap()
}

/// The number of days from year 1 to `date`, at most `limit`.
fn days_before(date: Date, limit: usize) -> usize {
    let days = (date - Date::constant(1, 1, 1)).get_days();
    limit.min(usize::try_from(days).unwrap())
}

fn days(from: Date, to: Date) -> impl Iterator<Item = Date> {
    from.series(jiff::Span::new().days(1)).take_while(move |date| *date <= to)
}

#[track_caller]
fn assert_answers(game: Deadline, date: Date, value: u64) {
    let (deadline, value) = (game.date(), Nimber::new(value));
    assert_eq!(game.grundy(ours(date)), Ok(value), "{date} before {deadline}");
    assert_eq!(game.outcome(ours(date)), Ok(Outcome::of(value)), "{date} before {deadline}");
}

/// A date from 0001-01-01 to 9999-12-31, each as likely as any other.
fn random_date(random: &mut impl FnMut(usize) -> usize) -> Date {
    let (first, last) = (Date::constant(1, 1, 1), Date::constant(9999, 12, 31));
    back(last, random(usize::try_from((last - first).get_days()).unwrap() + 1))
}

/// Numbers below a limit, the same ones every time.
fn random_numbers() -> impl FnMut(usize) -> usize {
    let mut state = 20_011_104_u64;
    move |limit| {
        // Xorshift64*.
        state ^= state >> 12;
        state ^= state << 25;
        state ^= state >> 27;
        (state.wrapping_mul(0x2545_F491_4F6C_DD1D) >> 33) as usize % limit
    }
}

#[test]
fn ten_thousand_random_pairs_are_as_retrograde_analysis_says() {
    let mut random = random_numbers();
    for pair in 0..10_000 {
        let deadline = random_date(&mut random);
        // Most dates lie where the slowest deadlines have not settled, some anywhere in some centuries.
        let farthest = if pair % 100 == 0 { 100_000 } else { 6_000 };
        let distance = random(days_before(deadline, farthest) + 1);
        let values = retrograde(deadline, distance);
        assert_answers(Deadline::new(ours(deadline)), back(deadline, distance), values[distance]);
    }
}

#[test]
fn every_date_before_random_deadlines_is_as_retrograde_analysis_says() {
    let mut random = random_numbers();
    for _ in 0..40 {
        let deadline = random_date(&mut random);
        let game = Deadline::new(ours(deadline));
        for (distance, value) in retrograde(deadline, days_before(deadline, 6_000)).into_iter().enumerate() {
            assert_answers(game, back(deadline, distance), value);
        }
    }
}

/// Deadlines of every day of the year in common years, leap years, and on both sides of centuries of either kind.
#[test]
fn every_shape_of_deadline_is_as_retrograde_analysis_says() {
    for century in [1900, 2000] {
        for deadline in days(Date::constant(century - 1, 12, 1), Date::constant(century + 1, 4, 2)) {
            let game = Deadline::new(ours(deadline));
            for (distance, value) in retrograde(deadline, 800).into_iter().enumerate() {
                if distance < 100 || distance % 11 == 0 {
                    assert_answers(game, back(deadline, distance), value);
                }
            }
        }
    }
}

#[test]
fn february_deadlines_are_as_retrograde_analysis_says() {
    for year in [1896, 1900, 1904, 1999, 2000, 2001, 2004, 2100] {
        for deadline in days(Date::constant(year, 2, 26), Date::constant(year, 3, 1)) {
            let game = Deadline::new(ours(deadline));
            for (distance, value) in retrograde(deadline, 6_000).into_iter().enumerate() {
                assert_answers(game, back(deadline, distance), value);
            }
        }
    }
}

/// Where the span is cut: every date before every deadline of the first years.
#[test]
fn the_first_years_are_as_retrograde_analysis_says() {
    for deadline in days(Date::constant(1, 1, 1), Date::constant(3, 3, 1)) {
        let game = Deadline::new(ours(deadline));
        for (distance, value) in retrograde(deadline, days_before(deadline, 1_000)).into_iter().enumerate() {
            assert_answers(game, back(deadline, distance), value);
        }
    }
}

/// The phase, and the very day from which its law holds.
#[test]
fn deadlines_settle_where_retrograde_analysis_says() {
    let mut random = random_numbers();
    for _ in 0..1_000 {
        let deadline = random_date(&mut random);
        if days_before(deadline, 6_000) < 6_000 {
            continue;
        }
        let game = Deadline::new(ours(deadline));
        let values = retrograde(deadline, 6_000);
        // The first day earlier than every day whose value, as far as `what` looks at it, is not that of the law.
        let settled_from = |what: fn(u64) -> u64| {
            let breaks =
                |distance: &usize| what(values[*distance]) != what(law(game.phase(), back(deadline, *distance)));
            let breach = (0..values.len()).rev().find(breaks);
            Some(ours(back(deadline, breach.map_or(0, |distance| distance + 1))))
        };
        assert_eq!(game.settled_from(), settled_from(|value| value.min(1)), "{deadline}");
        assert_eq!(game.grundy_settled_from(), settled_from(|value| value), "{deadline}");
    }
}

#[test]
fn the_laws_are_the_lists_of_days() {
    for date in days(Date::constant(1600, 1, 1), Date::constant(1999, 12, 31)) {
        for phase in [Phase::A, Phase::B] {
            assert_eq!(phase.grundy(ours(date)), Nimber::new(law(phase, date)), "{date}");
            assert_eq!(phase.outcome(ours(date)), Outcome::of(phase.grundy(ours(date))), "{date}");
        }
    }
}

#[test]
fn the_games_own_deadline_gives_the_shipped_table() {
    let game = Deadline::new(Position::DEADLINE.date());
    assert_eq!((game.phase(), game.settled_from()), (Phase::A, Some(game.date())));
    for position in Position::all() {
        assert_eq!(game.outcome(position.date()), Ok(calendar::outcome(position)), "{position}");
        assert_eq!(game.grundy(position.date()), Ok(calendar::grundy(position)), "{position}");
    }
}

/// One cycle of deadlines, counted: the numbers that the documentation states.
#[test]
fn a_cycle_of_deadlines_settles_as_documented() {
    let (mut phases, mut at_once, mut early) = ([0, 0], 0, 0);
    let (mut slowest, mut slowest_grundy, mut most_months, mut two_months) = (0, 0, 0, 0);
    for deadline in days(Date::constant(2000, 1, 1), Date::constant(2399, 12, 31)) {
        let game = Deadline::new(ours(deadline));
        phases[game.phase() as usize] += 1;
        let distance = |settled: Option<foregone::Date>| {
            game.date().day_number().days_since(settled.unwrap().day_number()).unwrap()
        };
        let (outcome, grundy) = (distance(game.settled_from()), distance(game.grundy_settled_from()));
        assert!(outcome <= grundy, "{deadline}");
        at_once += u32::from(outcome == 0);
        // From the deadline's month to the first whole one that keeps the law.
        let months = game
            .grundy_settled_from()
            .and_then(foregone::Date::tomorrow)
            .map_or(1, |breach| 1 + game.date().month_number().saturating_sub(breach.month_number()));
        most_months = most_months.max(months);
        two_months += u32::from(months <= 2);
        // A breach of the law within 30 days is followed by a day that keeps it.
        early += u32::from(outcome <= 31);
        (slowest, slowest_grundy) = (slowest.max(outcome), slowest_grundy.max(grundy));
    }
    assert_eq!(phases, [98_036, 48_061]);
    assert_eq!((at_once, early), (91_516, 93_419));
    assert_eq!((slowest, slowest_grundy), (5_538, 5_568));
    assert_eq!((most_months, two_months), (184, 91_516));
}

/// Deadlines 400 years apart are of one kind, also where one of the two has not the years to settle.
#[test]
fn deadlines_repeat_with_the_calendar() {
    for deadline in days(Date::constant(1, 1, 1), Date::constant(20, 12, 31)) {
        let later = deadline.checked_add(jiff::Span::new().years(400)).unwrap();
        let (game, later) = (Deadline::new(ours(deadline)), Deadline::new(ours(later)));
        assert_eq!(game.phase(), later.phase(), "{deadline}");
        let cut = later.settled_from().filter(|date| date.year() > 400);
        assert_eq!(
            game.settled_from().map(|date| (date.year() + 400, date.month(), date.day())),
            cut.map(|date| (date.year(), date.month(), date.day())),
            "{deadline}"
        );
    }
}

#[test]
fn a_date_after_the_deadline_is_refused() {
    let date = |text: &str| text.parse().unwrap();
    let game = Deadline::new(date("2000-02-28"));
    let error = game.outcome(date("2000-02-29")).unwrap_err();
    assert_eq!(error, DeadlineError::TooLate { date: date("2000-02-29"), deadline: date("2000-02-28") });
    assert_eq!(game.grundy(date("2000-02-29")), Err(error));
    assert_eq!(
        error.to_string(),
        "2000-02-29 lies after the deadline 2000-02-28: a position is a date from 0001-01-01 to it"
    );
    assert!(game.outcome(date("9999-12-31")).is_err());
    assert_eq!(Deadline::new(foregone::Date::MAX).outcome(foregone::Date::MAX), Ok(Outcome::P));
    assert_eq!(Deadline::new(foregone::Date::MIN).outcome(foregone::Date::MIN), Ok(Outcome::P));
}

proptest! {
    /// Who wins is who has a move to a lost position, for any deadline and any date before it.
    #[test]
    fn a_position_is_won_where_a_move_leads_to_a_lost_one(deadline in 1_u32..=3_652_059, days in 0_u32..=6_000) {
        let deadline = foregone::date::DayNumber::new(deadline).unwrap();
        let Some(date) = deadline.minus_days(days) else { return Ok(()) };
        let (game, date) = (Deadline::new(deadline.date()), date.date());
        let options = [date.tomorrow(), date.same_day_next_month()].into_iter().flatten();
        let lost = options.filter_map(|to| game.outcome(to).ok()).any(|outcome| outcome == Outcome::P);
        prop_assert_eq!(game.outcome(date), Ok(Outcome::from_win(lost)));
    }
}
