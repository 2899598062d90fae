//! The Calendar Game with another deadline.

use super::{about, dated, laws};
use crate::{About, Case, Format, Refused, Room, Subject, Terms, Wrong};
use alloc::boxed::Box;
use alloc::format;
use alloc::string::{String, ToString};
use alloc::vec::Vec;
use foregone::calendar::{Deadline, Moves, Phase};
use foregone::date::ParseDateError;
use foregone::sum::{GaveUp, Solver};
use foregone::{Date, Nimber, Outcome};

/// The game that ends on a deadline; any earlier date is a position.
#[derive(Clone, Copy, Debug)]
pub struct Before(pub Deadline);

/// The moves; a position is not after the deadline, so there is no error to lose.
fn all<E>(moves: Result<Moves<Date>, E>) -> impl Iterator<Item = Date> {
    moves.into_iter().flatten().map(|option| option.to)
}

impl Room for Before {
    type Position = Date;

    fn about(&self) -> &'static About {
        &about::ABOUT
    }

    fn terms(&self) -> Option<Terms> {
        Some(Terms { name: "deadline", text: self.0.date().to_string(), is_short: true })
    }

    fn parse(&self, text: &str) -> Result<Date, Wrong> {
        let deadline = self.0.date();
        let wrong = |why: String| Wrong {
            kind: format!("a position before the deadline {deadline}"),
            why,
            help: format!("give a date from {} to {deadline}, such as 1999-12-31", Date::MIN),
        };
        let date: Date = text.parse().map_err(|error: ParseDateError| wrong(error.to_string()))?;
        self.0.outcome(date).map(|_| date).map_err(|error| wrong(error.to_string()))
    }

    fn moves<'a>(&'a self, date: &Date) -> Box<dyn Iterator<Item = Date> + 'a> {
        Box::new(all(self.0.moves(*date)))
    }

    fn say(&self, from: &Date, to: &Date) -> String {
        let step = self.0.moves(*from).into_iter().flatten().find(|option| option.to == *to);
        step.map(|option| option.step.to_string()).unwrap_or_default()
    }

    fn grundy(&self, date: &Date, _: &mut Solver<'_>) -> Result<Option<Nimber>, GaveUp> {
        Ok(self.0.grundy(*date).ok())
    }

    fn outcome(&self, date: &Date, _: &mut Solver<'_>) -> Result<Outcome, GaveUp> {
        Ok(self.0.outcome(*date).unwrap_or(Outcome::P))
    }

    fn remoteness(&self, date: &Date) -> Option<u32> {
        self.0.remoteness(*date).ok()
    }

    fn winning(&self, date: &Date, _: &mut Solver<'_>) -> Result<Vec<Date>, GaveUp> {
        Ok(all(self.0.winning_moves(*date)).collect())
    }

    fn best(&self, date: &Date, _: &mut Solver<'_>) -> Result<Option<Date>, GaveUp> {
        Ok(self.0.best_move(*date).ok().flatten().map(|best| best.to))
    }

    /// Which law holds, and whether it holds here yet.
    fn why(&self, date: &Date, _: &mut Solver<'_>) -> Result<String, GaveUp> {
        let (phase, parity, exceptions) = match self.0.phase() {
            Phase::A => ("A", "even", "30 September and 30 November"),
            Phase::B => ("B", "odd", "30 April, 30 June and 28 February of common years"),
        };
        let law = format!("First wins where month + day is {parity}, and on {exceptions}");
        Ok(match self.0.settled_from() {
            Some(settled) if *date <= settled => {
                format!(
                    "Up to {settled} this deadline is in phase {phase}: {law}. `foregone prove calendar` proves it."
                )
            }
            Some(settled) => format!(
                "The outcomes settle into phase {phase} ({law}) only up to {settled}; this late a date is worked out month \
                 by month from the deadline."
            ),
            None => "The date is worked out month by month from the deadline.".into(),
        })
    }

    fn case(&self, _: &Format, case: &Case<'_>) -> Result<Date, Refused> {
        dated(case, Date::MIN, self.0.date(), |date| self.0.outcome(date).ok().map(|_| date))
    }

    fn quick(&self, numbers: &[u64]) -> Option<Outcome> {
        self.0.outcome(super::date(numbers).ok()?).ok()
    }

    fn subject(&self) -> Option<Subject<'_, Date>> {
        let last = self.0.date();
        let value = |date| self.0.grundy(date).unwrap_or(Nimber::ZERO);
        Some(Subject {
            description: format!("calendar: dates up to the deadline {last}"),
            count: last.day_number().get() as usize,
            positions: Box::new(laws::dates(Date::MIN, last).map(move |date| laws::sampled(date, date, value(date)))),
        })
    }
}
