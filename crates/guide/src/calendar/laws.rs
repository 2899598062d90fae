//! The variables of claims about dates.

use crate::{Sampled, Value};
use alloc::vec;
use foregone::calendar::parity;
use foregone::{Date, Nimber};

/// A date as claims see it.
pub(super) fn sampled<P>(position: P, date: Date, grundy: Nimber) -> Sampled<P> {
    let new_year = Date::new(date.year(), 1, 1).map_or(0, |first| first.day_number().get());
    let number = |number: u32| Value::from(u64::from(number));
    Sampled {
        position,
        values: vec![
            number(date.year().into()),
            number(date.month().into()),
            number(date.day().into()),
            date.is_in_leap_year().into(),
            number(date.weekday() as u32 + 1),
            number(date.day_number().get() + 1 - new_year),
            number(date.days_in_month().into()),
            number((!parity(date).is_win()).into()),
        ],
        grundy,
    }
}

/// The dates from one to another.
pub(super) fn dates(first: Date, last: Date) -> impl Iterator<Item = Date> {
    core::iter::successors(Some(first), move |date| date.tomorrow().filter(|to| *to <= last))
}
