use crate::walk::{every_day, refused};
use foregone_core::Date;
use jiff::civil;
use proptest::prelude::*;

#[test]
fn every_day_is_jiffs() {
    every_day(
        |day: civil::Date| day.tomorrow().ok(),
        |day| {
            let (month, day_of_month) = (day.month().try_into().unwrap(), day.day().try_into().unwrap());
            (day.year().into(), month, day_of_month)
        },
    );
}

#[test]
fn jiff_ends_where_we_do_and_begins_earlier() {
    assert_eq!(civil::Date::from(Date::MAX), civil::Date::MAX);
    refused(civil::Date::MIN, -9_999);
    refused(civil::Date::from(Date::MIN).yesterday().unwrap(), 0);
}

proptest! {
    #[test]
    fn any_day_before_year_1_is_refused(year in -9_999_i16..1, month in 1_i8..=12, day in 1_i8..=28) {
        refused(civil::Date::new(year, month, day).unwrap(), year.into());
    }
}
