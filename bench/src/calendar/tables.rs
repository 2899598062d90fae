//! Tables that other programs answer from, each made from the rules.

use foregone::calendar::{Position, RULES};
use foregone::date::days_in_month;
use foregone::{Date, Outcome};
use foregone_codegen::solve;

/// Days of the game, one bit each.
pub const DAY_BYTES: usize = 37_198_usize.div_ceil(8);

/// Outcomes of a year by month and day, as a contest solution keeps them.
pub type Year = [[bool; 32]; 13];

/// Every table but the library's own.
#[derive(Clone, Debug)]
pub struct Tables {
    /// One bit a day from the first day on, back to back.
    pub day_bits: Box<[u8; DAY_BYTES]>,
    /// Every date, in order.
    pub dates: Vec<u32>,
    /// The won ones, in order.
    pub won: Vec<u32>,
    /// Outcomes by year since 1900, month and day.
    pub years: Box<[Year]>,
}

impl Tables {
    /// Makes the tables.
    ///
    /// # Panics
    ///
    /// Where the rules cannot be solved, which they can.
    #[must_use]
    pub fn new() -> Self {
        let mut outcomes: Vec<Outcome> = solve(&RULES).expect("the rules are ranked").outcomes().collect();
        // Ranks count from the deadline, days from the first.
        outcomes.reverse();
        let mut day_bits = Box::new([0; DAY_BYTES]);
        for (day, outcome) in outcomes.iter().enumerate() {
            day_bits[day / 8] |= u8::from(outcome.is_win()) << (day % 8);
        }
        let dates: Vec<u32> = Position::all().map(number).collect();
        let won = dates.iter().zip(&outcomes).filter(|(_, outcome)| outcome.is_win()).map(|(date, _)| *date).collect();
        Self { day_bits, dates, won, years: solve_backwards() }
    }
}

impl Default for Tables {
    fn default() -> Self {
        Self::new()
    }
}

/// A date as one number in the order of time.
#[must_use]
pub fn number(position: Position) -> u32 {
    let date = position.date();
    (u32::from(date.year()) * 100 + u32::from(date.month())) * 100 + u32::from(date.day())
}

/// Solves the whole game backwards from the deadline: what a program pays that does so at every start.
#[must_use]
pub fn solve_backwards() -> Box<[Year]> {
    let mut years = vec![[[false; 32]; 13]; 102].into_boxed_slice();
    for year in (RULES.first().year()..=RULES.deadline().year()).rev() {
        for month in (1..=12).rev() {
            for day in (1..=days_in_month(year, month)).rev() {
                let Ok(date) = Date::new(year, month, day) else { continue };
                // Past the deadline no move leads anywhere, and nobody asks about those days.
                let loses = |to: Option<Date>| to.is_some_and(|to| to <= RULES.deadline() && !entry(&years, to));
                let wins = loses(date.tomorrow()) || loses(date.same_day_next_month());
                let [year, month, day] = indices(date);
                years[year][month][day] = wins;
            }
        }
    }
    years
}

/// The outcome of a date.
#[must_use]
#[inline]
pub fn entry(years: &[Year], date: Date) -> bool {
    let [year, month, day] = indices(date);
    years[year][month][day]
}

fn indices(date: Date) -> [usize; 3] {
    [usize::from(date.year() - RULES.first().year()), usize::from(date.month()), usize::from(date.day())]
}
