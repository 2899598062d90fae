//! Ways to tell who wins from a date, and one pass over all dates that asks each of them.
//!
//! Each way is a function of its own, never inlined, so that whoever counts instructions can tell them apart.
#![no_std]
#![forbid(unsafe_code)]

use core::hint::black_box;
use foregone::calendar::{Position, RULES, law, outcome};
use foregone::date::days_in_month;
use foregone::{Date, Outcome};

/// Asks every way about every date, and whether all of them agree.
///
/// The boxes keep the compiler from knowing a date or an answer beforehand.
#[inline(never)]
#[must_use]
pub fn ask_every_date(years: &mut Years) -> bool {
    way_solve_at_start(years);
    Position::all().all(|position| {
        let position = black_box(position);
        let answers = [
            black_box(way_outcome(position)),
            black_box(way_checked(position)),
            black_box(way_parity(position)),
            black_box(way_sorted_array(position)),
            black_box(way_solved_array(years, position)),
        ];
        answers == [answers[0]; 5]
    })
}

/// The library.
#[inline(never)]
fn way_outcome(position: Position) -> bool {
    outcome(position).is_win()
}

/// The library, from year, month and day that may be no position.
#[inline(never)]
fn way_checked(position: Position) -> bool {
    let date = position.date();
    Position::from_ymd(date.year(), date.month(), date.day()).is_ok_and(|position| outcome(position).is_win())
}

/// The parity formula, as one writes it down.
#[inline(never)]
fn way_parity(position: Position) -> bool {
    let (month, day) = (position.date().month(), position.date().day());
    (month + day).is_multiple_of(2) || (day == 30 && (month == 9 || month == 11))
}

/// The lost dates in order, as year × 512 + month × 32 + day, found by halving.
#[inline(never)]
fn way_sorted_array(position: Position) -> bool {
    LOST_DATES.binary_search(&number(position.date())).is_err()
}

const fn number(date: Date) -> u32 {
    (date.year() as u32) << 9 | (date.month() as u32) << 5 | date.day() as u32
}

/// How many there are.
pub const LOST: usize = 18_357;

static LOST_DATES: [u32; LOST] = {
    let (mut dates, mut count) = ([0; LOST], 0);
    let mut date = Some(RULES.first());
    while let Some(today) = date {
        let Ok(position) = Position::new(today) else { break };
        if let Outcome::P = law(position) {
            dates[count] = number(today);
            count += 1;
        }
        date = today.tomorrow();
    }
    assert!(count == LOST);
    dates
};

/// Outcomes by year since 1900, month and day, as a program keeps them that solves the game whenever it starts.
pub type Years = [[[bool; 32]; 13]; 102];

/// No outcome known yet.
#[expect(clippy::large_const_arrays, reason = "zeros are filled in where they are needed; a static would take flash")]
pub const UNSOLVED: Years = [[[false; 32]; 13]; 102];

/// Solves the game from its rules, backwards from the deadline.
#[inline(never)]
pub fn way_solve_at_start(years: &mut Years) {
    for year in (RULES.first().year()..=RULES.deadline().year()).rev() {
        for month in (1..=12).rev() {
            for day in (1..=days_in_month(year, month)).rev() {
                let Ok(date) = Date::new(year, month, day) else { continue };
                // Past the deadline no move leads anywhere, and nobody asks about those days.
                let loses = |to: Option<Date>| to.is_some_and(|to| to <= RULES.deadline() && !entry(years, to));
                let wins = loses(date.tomorrow()) || loses(date.same_day_next_month());
                let [year, month, day] = indices(date);
                years[year][month][day] = wins;
            }
        }
    }
}

/// Looks up what was solved.
#[inline(never)]
fn way_solved_array(years: &Years, position: Position) -> bool {
    entry(years, position.date())
}

fn entry(years: &Years, date: Date) -> bool {
    let [year, month, day] = indices(date);
    years[year][month][day]
}

fn indices(date: Date) -> [usize; 3] {
    [usize::from(date.year() - RULES.first().year()), usize::from(date.month()), usize::from(date.day())]
}
