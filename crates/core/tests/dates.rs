//! Dates against jiff, every day of 9,999 years, in both directions.

use foregone_core::date::{CycleMonth, ParseDateError, days_in_month, is_leap_year};
use foregone_core::{Date, DateError, DayNumber};
use proptest::prelude::*;

fn jiff_date(date: Date) -> jiff::civil::Date {
    let (month, day) = (i8::try_from(date.month()).unwrap(), i8::try_from(date.day()).unwrap());
    jiff::civil::Date::new(i16::try_from(date.year()).unwrap(), month, day).unwrap()
}

fn ours(date: jiff::civil::Date) -> Date {
    let (month, day) = (u8::try_from(date.month()).unwrap(), u8::try_from(date.day()).unwrap());
    Date::new(u16::try_from(date.year()).unwrap(), month, day).unwrap()
}

#[test]
fn every_day_is_jiffs() {
    let mut theirs = jiff_date(Date::MIN);
    for number in DayNumber::MIN.get()..=DayNumber::MAX.get() {
        let day = DayNumber::new(number).unwrap();
        let date = day.date();
        assert_eq!(date, ours(theirs));
        assert_eq!(date.day_number(), day, "{date}");
        assert_eq!(date.weekday() as i8, theirs.weekday().to_monday_zero_offset(), "{date}");
        assert_eq!(date.is_in_leap_year(), theirs.in_leap_year(), "{date}");
        assert_eq!(i8::try_from(date.days_in_month()).unwrap(), theirs.days_in_month(), "{date}");
        assert_eq!(date.is_last_of_month(), theirs == theirs.last_of_month(), "{date}");
        let tomorrow = theirs.tomorrow().ok();
        assert_eq!(date.tomorrow(), tomorrow.map(ours), "{date}");
        if let Some(tomorrow) = tomorrow {
            assert!(date < ours(tomorrow) && date.is_before(ours(tomorrow)) && !ours(tomorrow).is_before(date));
            theirs = tomorrow;
        }
    }
    assert_eq!(theirs, jiff_date(Date::MAX));
}

#[test]
fn every_month_move_is_jiffs() {
    for number in DayNumber::MIN.get()..=DayNumber::MAX.get() {
        let date = DayNumber::new(number).unwrap().date();
        let (year, month) = if date.month() == 12 { (date.year() + 1, 1) } else { (date.year(), date.month() + 1) };
        let theirs = jiff::civil::Date::new(
            i16::try_from(year).unwrap(),
            i8::try_from(month).unwrap(),
            i8::try_from(date.day()).unwrap(),
        );
        // jiff's calendar ends where ours does.
        assert_eq!(date.same_day_next_month(), theirs.ok().map(ours), "{date}");
    }
}

/// Back from the last month to the first, and on into the years before it, which are those 400 years later.
#[test]
fn every_month_of_the_cycle_is_jiffs() {
    let (mut month, mut theirs) = (CycleMonth::of(Date::MAX), jiff_date(Date::MAX).first_of_month());
    let one = jiff::Span::new().months(1);
    let numbers = |month: CycleMonth| (month.month().try_into().unwrap(), month.days().try_into().unwrap());
    loop {
        assert_eq!(month, CycleMonth::of(ours(theirs)));
        assert_eq!(numbers(month), (theirs.month(), theirs.days_in_month()), "{theirs}");
        if theirs == jiff_date(Date::MIN) {
            break;
        }
        (month, theirs) = (month.previous(), theirs.checked_sub(one).unwrap());
    }
    for year in (1..=400).rev() {
        for number in (1..=12).rev() {
            month = month.previous();
            let theirs = jiff::civil::Date::new(year, number, 1).unwrap();
            assert_eq!(numbers(month), (number, theirs.days_in_month()), "{theirs}");
        }
    }
    assert_eq!(month, CycleMonth::of(Date::MIN));
}

#[test]
fn text_round_trips_and_is_jiffs() {
    // Every day of one four-century cycle: the text depends on nothing longer.
    for number in DayNumber::MIN.get()..=146_097 {
        let date = DayNumber::new(number).unwrap().date();
        let text = date.to_string();
        assert_eq!(text, jiff_date(date).to_string());
        assert_eq!(Date::parse_iso(&text), Ok(date));
        assert_eq!(text.parse(), Ok(date));
    }
}

#[test]
fn errors_name_the_number_and_its_range() {
    let said = |year, month, day| Date::new(year, month, day).unwrap_err().to_string();
    assert_eq!(said(0, 1, 1), "the year 0 is out of range: it must be 1 to 9999");
    assert_eq!(said(10_000, 1, 1), "the year 10000 is out of range: it must be 1 to 9999");
    assert_eq!(said(2000, 13, 1), "there is no month 13: months are 1 to 12");
    assert_eq!(said(2000, 0, 1), "there is no month 0: months are 1 to 12");
    assert_eq!(said(2001, 2, 29), "there is no day 29 in February 2001: its days are 1 to 28");
    assert_eq!(said(2001, 4, 0), "there is no day 0 in April 2001: its days are 1 to 30");
}

#[test]
fn text_errors_say_where_and_what() {
    let said = |text: &str| Date::parse_iso(text).unwrap_err().to_string();
    assert_eq!(said(""), "expected a date of the form YYYY-MM-DD, 10 characters, found 0 bytes");
    assert_eq!(said("2001-11-04 "), "expected a date of the form YYYY-MM-DD, 10 characters, found 11 bytes");
    assert_eq!(said("2001-11/04"), "expected a hyphen at character 8 of a date of the form YYYY-MM-DD, found '/'");
    assert_eq!(said("2001-1x-04"), "expected a digit at character 7 of a date of the form YYYY-MM-DD, found 'x'");
    assert_eq!(said("1900-02-29"), "there is no day 29 in February 1900: its days are 1 to 28");
    assert!(matches!(Date::parse_iso("0000-01-01"), Err(ParseDateError::Date(DateError::Year { year: 0 }))));
}

proptest! {
    #[test]
    fn any_three_numbers_are_judged_as_jiff_judges_them(year: u16, month: u8, day: u8) {
        let theirs = i16::try_from(year).ok().filter(|year| *year >= 1).and_then(|year| {
            jiff::civil::Date::new(year, i8::try_from(month).ok()?, i8::try_from(day).ok()?).ok()
        });
        prop_assert_eq!(Date::new(year, month, day).ok(), theirs.map(ours));
    }

    #[test]
    fn any_text_is_read_or_refused(text in "\\PC*|[0-9]{4}-[0-9]{2}-[0-9]{2}|[0-9-]{10}") {
        match Date::parse_iso(&text) {
            Ok(date) => prop_assert_eq!(date.to_string(), text),
            Err(error) => prop_assert!(!error.to_string().is_empty()),
        }
    }

    #[test]
    fn day_counts_add_and_subtract(number in 1_u32..=3_652_059, days: u32) {
        let day = DayNumber::new(number).unwrap();
        if let Some(later) = day.plus_days(days) {
            prop_assert_eq!(later.days_since(day), Some(days));
            prop_assert_eq!(later.minus_days(days), Some(day));
        } else {
            prop_assert!(u64::from(number) + u64::from(days) > 3_652_059);
        }
    }
}

#[test]
fn months_outside_the_year_have_no_days() {
    for month in (0..=u8::MAX).filter(|month| !(1..=12).contains(month)) {
        assert_eq!(days_in_month(2000, month), 0);
    }
    assert!(is_leap_year(0) && !is_leap_year(u16::MAX));
}
