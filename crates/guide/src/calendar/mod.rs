//! The Calendar Game.

mod about;
mod laws;
mod why;

mod before;
mod phase;
mod variant;

mod mistakes;

pub use before::Before;
pub use phase::OfPhase;
pub use variant::Variant;

use crate::room::component;
use crate::{Case, Format, Program, Refused, Room, Subject};
use alloc::boxed::Box;
use alloc::string::{String, ToString};
use foregone::calendar::{self, Position};
use foregone::sum::{GaveUp, Solver};
use foregone::{Date, DateError, Outcome};

/// The game as it was set.
#[derive(Clone, Copy, Debug)]
pub struct Calendar;

impl Room for Calendar {
    type Position = Position;

    component!(Calendar, about::ABOUT);

    fn moves<'a>(&'a self, position: &Position) -> Box<dyn Iterator<Item = Position> + 'a> {
        Box::new(calendar::moves(*position).map(|option| option.to))
    }

    fn say(&self, from: &Position, to: &Position) -> String {
        let step = calendar::moves(*from).find(|option| option.to == *to).map(|option| option.step);
        step.map(|step| step.to_string()).unwrap_or_default()
    }

    fn remoteness(&self, position: &Position) -> Option<u32> {
        Some(calendar::remoteness(*position))
    }

    fn best(&self, position: &Position, _: &mut Solver<'_>) -> Result<Option<Position>, GaveUp> {
        Ok(calendar::best_move(*position).map(|best| best.to))
    }

    fn why(&self, position: &Position, _: &mut Solver<'_>) -> Result<String, GaveUp> {
        Ok(why::why(*position))
    }

    fn case(&self, _: &Format, case: &Case<'_>) -> Result<Position, Refused> {
        dated(case, Position::FIRST.date(), Position::DEADLINE.date(), |date| Position::new(date).ok())
    }

    fn quick(&self, numbers: &[u64]) -> Option<Outcome> {
        Position::new(date(numbers).ok()?).ok().map(calendar::outcome)
    }

    fn subject(&self) -> Option<Subject<'_, Position>> {
        Some(Subject {
            description: alloc::format!("calendar: positions {} to {}", Position::FIRST, Position::DEADLINE),
            count: calendar::DIGEST.positions,
            positions: Box::new(
                Position::all().map(|position| laws::sampled(position, position.date(), calendar::grundy(position))),
            ),
        })
    }

    fn mistaken(&self, name: &str) -> Option<Program<'_, Position>> {
        mistakes::program(name)
    }
}

/// The date that three numbers are; what does not fit is out of range as the type's greatest value is.
fn date(numbers: &[u64]) -> Result<Date, DateError> {
    let number = |at: usize| numbers.get(at).copied().unwrap_or(0);
    let short = |at: usize| u8::try_from(number(at)).unwrap_or(u8::MAX);
    Date::new(u16::try_from(number(0)).unwrap_or(u16::MAX), short(1), short(2))
}

/// The position of a case, where the dates from `first` to `last` are positions.
fn dated<P>(case: &Case<'_>, first: Date, last: Date, position: impl FnOnce(Date) -> Option<P>) -> Result<P, Refused> {
    let help = alloc::format!("a position is a date from {first} to {last}");
    let date = date(case.numbers).map_err(|error| match error {
        DateError::Month { .. } => Refused::field(1, "a month from 1 to 12", help.clone()),
        DateError::Day { year, month, .. } => {
            let last = foregone::date::days_in_month(year, month);
            Refused::field(2, alloc::format!("a day from 1 to {last} ({year:04}-{month:02})"), help.clone())
        }
        _ => Refused::field(0, alloc::format!("a year from {} to {}", first.year(), last.year()), help.clone()),
    })?;
    position(date).ok_or_else(|| Refused::Whole { message: alloc::format!("{date} is out of range"), help })
}
