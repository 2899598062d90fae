//! What a claim is about: positions, their variables and their true values.

use crate::args::{LawArgs, LawGame, LawPhase};
use crate::calendar::Variant;
use crate::failure::Failure;
use foregone::calendar::{self, Deadline, Phase, Position, parity};
use foregone::squares::{Board, Solver};
use foregone::{Convention, Date, Nimber, Outcome, euclid, powers};
use rhai::Dynamic;

/// A position and what is true of it.
pub(super) struct Case {
    pub(super) name: String,
    /// In the order of the subject's variables.
    pub(super) values: Vec<Dynamic>,
    pub(super) value: Nimber,
    /// Month and day, for the pattern of failures.
    pub(super) day: Option<(u8, u8)>,
}

/// All positions that a claim is tested on.
pub(super) struct Subject {
    pub(super) description: String,
    pub(super) variables: &'static [&'static str],
    pub(super) count: usize,
    pub(super) cases: Box<dyn Iterator<Item = Case>>,
}

const CALENDAR: &[&str] = &["y", "m", "d", "leap", "weekday", "doy", "last", "parity"];

/// Days in the cycle in which the Gregorian calendar repeats, counted on a day that begins one.
fn cycle() -> impl Iterator<Item = Date> {
    let first = Date::new(2000, 1, 1).ok();
    std::iter::successors(first, |date| date.tomorrow()).take_while(|date| date.year() < 2400)
}

fn dates(last: Date) -> impl Iterator<Item = Date> {
    std::iter::successors(Some(Date::MIN), move |date| date.tomorrow().filter(|to| *to <= last))
}

fn date_case(date: Date, value: Nimber) -> Case {
    let (year, month, day) = (i64::from(date.year()), i64::from(date.month()), i64::from(date.day()));
    let new_year = Date::new(date.year(), 1, 1).map_or(0, |first| first.day_number().get());
    let day_of_year = i64::from(date.day_number().get()) - i64::from(new_year) + 1;
    Case {
        name: date.to_string(),
        values: vec![
            year.into(),
            month.into(),
            day.into(),
            date.is_in_leap_year().into(),
            (date.weekday() as i64 + 1).into(),
            day_of_year.into(),
            i64::from(date.days_in_month()).into(),
            i64::from(!parity(date).is_win()).into(),
        ],
        value,
        day: Some((date.month(), date.day())),
    }
}

/// The subject that the arguments name.
pub(super) fn subject(args: &LawArgs) -> Result<Subject, Failure> {
    let is_calendar = args.game == LawGame::Calendar;
    args.other.only_for_calendar(is_calendar, "test a law of")?;
    if !is_calendar && args.phase.is_some() {
        return Err(Failure::Usage {
            message: "--phase is about the Calendar Game".into(),
            help: "leave it out, or test a law of calendar".into(),
        });
    }
    if let Some(path) = &args.other.rules {
        return variant(Variant::read(path)?, args.grundy);
    }
    Ok(match args.game {
        LawGame::Calendar => calendar(args.other.deadline, args.phase),
        LawGame::Powers => Subject {
            description: "powers: piles of 0 to 10,000 cards".into(),
            variables: &["n"],
            count: 10_001,
            cases: Box::new((0..=10_000_u64).map(|cards| Case {
                name: cards.to_string(),
                values: vec![signed(cards)],
                value: powers::grundy(powers::Pile::new(cards)),
                day: None,
            })),
        },
        LawGame::Euclid => Subject {
            description: "euclid: pairs 1 ≤ b ≤ a ≤ 400".into(),
            variables: &["a", "b"],
            count: 400 * 401 / 2,
            cases: Box::new((1..=400_u64).flat_map(|a| (1..=a).map(move |b| pair_case(a, b)))),
        },
        LawGame::Squares => Subject {
            description: "squares: empty boards of r × c cells, r ≤ c, r × c ≤ 64, and 2 or 3 rows of up to 85".into(),
            variables: &["r", "c"],
            count: sizes().count(),
            cases: Box::new(boards()),
        },
    })
}

fn calendar(deadline: Option<Date>, phase: Option<LawPhase>) -> Subject {
    let (description, count, cases): (_, _, Box<dyn Iterator<Item = Case>>) = match (deadline, phase) {
        (_, Some(phase)) => {
            let (phase, name) = match phase {
                LawPhase::A => (Phase::A, "A"),
                LawPhase::B => (Phase::B, "B"),
            };
            let cases = cycle().map(move |date| date_case(date, phase.grundy(date)));
            (format!("calendar: phase {name} on the days of 400 years"), cycle().count(), Box::new(cases))
        }
        (Some(last), None) => {
            let game = Deadline::new(last);
            // No date from the first one to the deadline is too late.
            let value = move |date| game.grundy(date).unwrap_or(Nimber::ZERO);
            let cases = dates(last).map(move |date| date_case(date, value(date)));
            (format!("calendar: dates up to the deadline {last}"), last.day_number().get() as usize, Box::new(cases))
        }
        (None, None) => {
            let cases = Position::all().map(|position| date_case(position.date(), calendar::grundy(position)));
            let (first, last) = (Position::FIRST, Position::DEADLINE);
            (format!("calendar: positions {first} to {last}"), calendar::DIGEST.positions, Box::new(cases))
        }
    };
    Subject { description, variables: CALENDAR, count, cases }
}

/// Every position of a variant; of one under misère play only who wins is known.
fn variant(variant: Variant, is_grundy: bool) -> Result<Subject, Failure> {
    let rules = *variant.rules();
    if is_grundy && rules.convention() == Convention::Misere {
        return Err(Failure::Usage {
            message: "--grundy is about Grundy values, and under misère play there are none".into(),
            help: "leave it out, and claim who wins".into(),
        });
    }
    let dates =
        std::iter::successors(Some(rules.first()), move |date| date.tomorrow().filter(|to| rules.contains(*to)));
    // A win counts as a value above 0.
    let value = move |date| {
        let outcome = variant.outcome(date).map(|outcome| Nimber::new(outcome.is_win().into()));
        variant.grundy(date).or(outcome).unwrap_or(Nimber::ZERO)
    };
    Ok(Subject {
        description: rules.to_string(),
        variables: CALENDAR,
        count: rules.positions(),
        cases: Box::new(dates.map(move |date| date_case(date, value(date)))),
    })
}

/// A number as an expression sees it; all are far below the limit.
fn signed(number: u64) -> Dynamic {
    i64::try_from(number).unwrap_or(i64::MAX).into()
}

fn pair_case(a: u64, b: u64) -> Case {
    let pair = euclid::Pair::new(a, b);
    Case { name: pair.to_string(), values: vec![signed(a), signed(b)], value: euclid::grundy(pair), day: None }
}

fn sizes() -> impl Iterator<Item = (usize, usize)> {
    (1..=8)
        .flat_map(|rows| (rows..=85).map(move |columns| (rows, columns)))
        .filter(|(rows, columns)| rows * columns <= 64 || (2..=3).contains(rows))
}

fn boards() -> impl Iterator<Item = Case> {
    let mut solver = Solver::growing(crate::judge::SLOTS);
    sizes().map(move |(rows, columns)| {
        // The sizes fit a board, and the solver has no budget.
        let board = Board::new(rows, columns).ok();
        let value = board.and_then(|board| solver.grundy(&board).ok()).unwrap_or(Nimber::ZERO);
        Case {
            name: format!("{rows}x{columns}"),
            values: vec![signed(rows as u64), signed(columns as u64)],
            value,
            day: None,
        }
    })
}

/// The outcome of a value, in the words of a report.
pub(super) fn in_words(is_grundy: bool, value: i64) -> String {
    if is_grundy {
        value.to_string()
    } else {
        match Outcome::from_win(value != 0) {
            Outcome::N => "First wins".into(),
            Outcome::P => "Second wins".into(),
        }
    }
}
