//! The game derived anew: dates one after the other, moves among them, values from the deadline back.
//!
//! Of the library only the dates are used here: which date follows which.

use crate::audit::mex::mex;
use foregone::Date;

/// A position.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Day {
    pub(crate) date: Date,
    /// Where a table must have it: months since the first, and the day of the month.
    pub(crate) word: usize,
    pub(crate) bit: u32,
    /// Where its month move leads, if it has one.
    month_move: Option<usize>,
    /// Its Grundy value.
    pub(crate) grundy: u32,
}

impl Day {
    /// Whether First wins.
    pub(crate) fn is_won(&self) -> bool {
        self.grundy > 0
    }
}

/// All positions in order of time.
pub(crate) struct Days(Vec<Day>);

/// The bounds of the problem: first and last date.
pub(crate) const BOUNDS: [(u16, u8, u8); 2] = [(1900, 1, 1), (2001, 11, 4)];

impl Days {
    /// The positions of the problem, solved.
    pub(crate) fn new() -> Self {
        let [first, deadline] = BOUNDS.map(|(year, month, day)| Date::new(year, month, day).unwrap_or(Date::MAX));
        let mut days: Vec<Day> = Vec::new();
        for date in std::iter::successors(Some(first), |date| date.tomorrow()).take_while(|date| *date <= deadline) {
            let word = days.last().map_or(0, |last| last.word + usize::from(last.date.month() != date.month()));
            days.push(Day { date, word, bit: date.day().into(), month_move: None, grundy: 0 });
        }
        for index in 0..days.len() {
            let from = days[index];
            // A month has at most 31 days, so the same day of the next one is at most 31 ahead.
            let ahead = days.iter().enumerate().skip(index + 1).take(31);
            let same_day = |(_, to): &(usize, &Day)| to.word == from.word + 1 && to.bit == from.bit;
            days[index].month_move = ahead.into_iter().find(same_day).map(|(to, _)| to);
        }
        let mut solved = Self(days);
        for index in (0..solved.len()).rev() {
            let values: Vec<u32> = solved.options(index).map(|option| solved.0[option].grundy).collect();
            solved.0[index].grundy = mex(&values);
        }
        solved
    }

    pub(crate) fn len(&self) -> usize {
        self.0.len()
    }

    pub(crate) fn iter(&self) -> impl Iterator<Item = &Day> {
        self.0.iter()
    }

    /// The positions by number, each with its options.
    pub(crate) fn with_options(&self) -> impl Iterator<Item = (&Day, impl Iterator<Item = &Day> + Clone)> {
        (0..self.len()).map(|index| (&self.0[index], self.options(index).map(|option| &self.0[option])))
    }

    /// Where the moves lead: to the next day, and to the same day of the next month, as far as there are such.
    fn options(&self, index: usize) -> impl Iterator<Item = usize> + Clone + use<> {
        let tomorrow = Some(index + 1).filter(|next| *next < self.len());
        tomorrow.into_iter().chain(self.0[index].month_move)
    }

    /// The number of months.
    pub(crate) fn months(&self) -> usize {
        self.0.last().map_or(0, |last| last.word + 1)
    }
}
