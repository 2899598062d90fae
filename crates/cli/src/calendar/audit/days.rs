//! The game derived anew: dates one after the other, moves among them, values from the deadline back.
//!
//! Of the library only the dates are used here: which date follows which, and how many days its month has.

use super::terms::{Span, Terms};
use crate::check::mex;
use foregone::Date;
use std::ops::Range;

/// A position.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Day {
    pub(crate) date: Date,
    /// Where a table must have it: months since the first, and the day of the month.
    pub(crate) word: usize,
    pub(crate) bit: u32,
    /// Its Grundy value; under misère play 0 where the player to move loses.
    pub(crate) grundy: u32,
}

impl Day {
    /// Whether First wins.
    pub(crate) fn is_won(&self) -> bool {
        self.grundy > 0
    }
}

/// All positions in order of time.
pub(crate) struct Days {
    positions: Vec<Day>,
    /// For each word the positions in it.
    months: Vec<Range<usize>>,
    terms: Terms,
}

impl Days {
    /// The positions under those terms, solved.
    pub(crate) fn of(terms: Terms) -> Self {
        let mut solved = Self { positions: Vec::new(), months: Vec::new(), terms };
        let (first, deadline) = (solved.terms.first, solved.terms.deadline);
        for date in std::iter::successors(Some(first), |date| date.tomorrow()).take_while(|date| *date <= deadline) {
            let number = solved.positions.len();
            if solved.positions.last().is_none_or(|last| last.date.month() != date.month()) {
                solved.months.push(number..number);
            }
            let word = solved.months.len() - 1;
            solved.months[word].end = number + 1;
            solved.positions.push(Day { date, word, bit: date.day().into(), grundy: 0 });
        }
        for index in (0..solved.len()).rev() {
            let values: Vec<u32> = solved.options(index).map(|option| solved.positions[option].grundy).collect();
            let wins_stuck = values.is_empty() && solved.terms.is_misere;
            solved.positions[index].grundy = if wins_stuck { 1 } else { mex(&values) };
        }
        solved
    }

    pub(crate) fn len(&self) -> usize {
        self.positions.len()
    }

    pub(crate) fn iter(&self) -> impl Iterator<Item = &Day> {
        self.positions.iter()
    }

    /// The positions by number, each with its options.
    pub(crate) fn with_options(&self) -> impl Iterator<Item = (&Day, impl Iterator<Item = &Day> + Clone)> {
        (0..self.len()).map(|index| (&self.positions[index], self.options(index).map(|option| &self.positions[option])))
    }

    /// Where the moves lead, as far as there are such dates up to the deadline.
    fn options(&self, index: usize) -> impl Iterator<Item = usize> + Clone {
        self.terms.moves.iter().filter_map(move |span| match *span {
            Span::Days(days) => Some(index + days).filter(|to| *to < self.len()),
            Span::Months(months) => self.months_on(&self.positions[index], months),
        })
    }

    /// The same day so many months on.
    fn months_on(&self, from: &Day, months: usize) -> Option<usize> {
        let month = self.months.get(from.word + months)?;
        // The month's length, not the deadline, is what a clamped move stops at.
        let last = u32::from(self.positions[month.start].date.days_in_month());
        let wanted = if self.terms.is_clamping { from.bit.min(last) } else { from.bit };
        month.clone().find(|to| self.positions[*to].bit == wanted)
    }

    /// The number of months.
    pub(crate) fn months(&self) -> usize {
        self.months.len()
    }

    pub(crate) fn terms(&self) -> &Terms {
        &self.terms
    }
}
