//! The walk over every day, for whatever library.

use foregone_core::{Date, YearError};
use std::fmt::Debug;

/// Goes through every day in step with `next`, their own way to the day after, which ends where it will.
///
/// `numbers` reads theirs, so that a fault which both directions share would be seen.
pub(crate) fn every_day<T>(next: impl Fn(T) -> Option<T>, numbers: impl Fn(T) -> (i32, u32, u32))
where
    T: Copy + Debug + PartialEq + From<Date>,
    Date: TryFrom<T, Error = YearError>,
{
    let mut theirs = T::from(Date::MIN);
    let mut days = Some(Date::MIN);
    while let Some(ours) = days {
        assert_eq!(numbers(theirs), (ours.year().into(), ours.month().into(), ours.day().into()));
        assert_eq!(T::from(ours), theirs);
        assert_eq!(Date::try_from(theirs), Ok(ours));
        days = ours.tomorrow();
        if days.is_some() {
            theirs = next(theirs).unwrap();
        }
    }
}

/// That day is refused, by its year.
pub(crate) fn refused<T>(theirs: T, year: i32)
where
    Date: TryFrom<T, Error = YearError>,
{
    let error = Date::try_from(theirs).unwrap_err();
    assert_eq!(error.year(), year);
    assert_eq!(error.to_string(), format!("the year {year} is out of range: it must be 1 to 9999"));
}
