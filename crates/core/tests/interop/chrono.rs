use crate::walk::{every_day, refused};
use chrono::{Datelike, NaiveDate};
use foregone_core::Date;
use proptest::prelude::*;

#[test]
fn every_day_is_chronos() {
    every_day(|day: NaiveDate| day.succ_opt(), |day| (day.year(), day.month(), day.day()));
}

#[test]
fn chrono_goes_on_both_ways() {
    refused(NaiveDate::MIN, NaiveDate::MIN.year());
    refused(NaiveDate::from(Date::MIN).pred_opt().unwrap(), 0);
    refused(NaiveDate::from(Date::MAX).succ_opt().unwrap(), 10_000);
    refused(NaiveDate::MAX, NaiveDate::MAX.year());
    // What 16 bits would make of it is one of our years.
    refused(NaiveDate::from_ymd_opt(65_536 + 2_000, 1, 1).unwrap(), 67_536);
}

proptest! {
    #[test]
    fn any_other_year_is_refused(year in -262_143..262_143, month in 1_u32..=12, day in 1_u32..=28) {
        if !(1..=9_999).contains(&year) {
            refused(NaiveDate::from_ymd_opt(year, month, day).unwrap(), year);
        }
    }
}
