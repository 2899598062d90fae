use crate::walk::{every_day, refused};
use foregone_core::Date;
use proptest::prelude::*;

#[test]
fn every_day_is_times() {
    every_day(|day: time::Date| day.next_day(), |day| (day.year(), u8::from(day.month()).into(), day.day().into()));
}

/// `time` ends where we do, unless someone else asks for its large dates.
#[test]
fn time_begins_earlier() {
    assert!(time::Date::from(Date::MAX) <= time::Date::MAX);
    refused(time::Date::MIN, time::Date::MIN.year());
    refused(time::Date::from(Date::MIN).previous_day().unwrap(), 0);
}

proptest! {
    #[test]
    fn any_day_before_year_1_is_refused(year in -9_999..1, ordinal in 1_u16..=365) {
        refused(time::Date::from_ordinal_date(year, ordinal).unwrap(), year);
    }
}
