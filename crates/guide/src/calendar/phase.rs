//! The law that outcomes settle into before a deadline, as a game without an end.

use super::{about, laws};
use crate::{About, Room, Subject, Wrong};
use alloc::boxed::Box;
use alloc::format;
use alloc::string::String;
use foregone::calendar::Phase;
use foregone::date::ParseDateError;
use foregone::sum::{GaveUp, Solver};
use foregone::{Date, Nimber};

/// The dates of the cycle in which the calendar repeats, far enough before a deadline that leads into a phase.
#[derive(Clone, Copy, Debug)]
pub struct OfPhase(pub Phase);

impl Room for OfPhase {
    type Position = Date;

    fn about(&self) -> &'static About {
        &about::ABOUT
    }

    fn parse(&self, text: &str) -> Result<Date, Wrong> {
        text.parse().map_err(|error: ParseDateError| Wrong::position(&about::ABOUT, &error))
    }

    fn moves<'a>(&'a self, date: &Date) -> Box<dyn Iterator<Item = Date> + 'a> {
        Box::new([date.tomorrow(), date.same_day_next_month()].into_iter().flatten())
    }

    fn say(&self, from: &Date, to: &Date) -> String {
        if from.tomorrow() == Some(*to) { "day".into() } else { "month".into() }
    }

    fn grundy(&self, date: &Date, _: &mut Solver<'_>) -> Result<Option<Nimber>, GaveUp> {
        Ok(Some(self.0.grundy(*date)))
    }

    fn why(&self, _: &Date, _: &mut Solver<'_>) -> Result<String, GaveUp> {
        Ok(format!("Phase {:?} says so.", self.0))
    }

    fn subject(&self) -> Option<Subject<'_, Date>> {
        let (first, last) = (Date::new(2000, 1, 1).ok()?, Date::new(2399, 12, 31).ok()?);
        Some(Subject {
            description: format!("calendar: phase {:?} on the days of 400 years", self.0),
            count: (last.day_number().get() - first.day_number().get()) as usize + 1,
            positions: Box::new(laws::dates(first, last).map(|date| laws::sampled(date, date, self.0.grundy(date)))),
        })
    }
}
