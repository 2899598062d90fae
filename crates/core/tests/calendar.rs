//! The Calendar Game's rules and its table's layout.

use foregone_core::calendar::{MonthEnd, Rules, Step, Steps, TableError, check_table};
use foregone_core::packed::{Digest, Packed};
use foregone_core::{Convention, Date, Game, Ranked, crc32};
use jiff::ToSpan;

fn date(text: &str) -> Date {
    text.parse().unwrap()
}

#[test]
fn bounds_in_the_wrong_order_are_refused() {
    let error = Rules::new(date("2001-11-04"), date("1900-01-01")).unwrap_err();
    assert_eq!(error.to_string(), "the first day 2001-11-04 lies after the deadline 1900-01-01");
    let single = Rules::new(date("2000-02-29"), date("2000-02-29")).unwrap();
    assert_eq!((Ranked::positions(&single), single.slots(), single.year_words()), (1, 32, 1));
}

#[test]
fn ranks_count_the_days_left() {
    let rules = Rules::CLASSIC;
    for rank in 0..Ranked::positions(&rules) {
        let position = rules.position(rank).unwrap();
        assert_eq!(rules.rank(&position), rank);
        rules.options(&position, &mut |option| assert!(rules.rank(&option) < rank));
    }
    assert_eq!(rules.position(Ranked::positions(&rules)), None);
    assert_eq!(rules.position(usize::MAX), None);
    assert_eq!(rules.rank(&date("2001-11-05")), usize::MAX);
}

#[test]
fn no_move_passes_the_deadline() {
    let rules = Rules::CLASSIC;
    assert_eq!(rules.step(date("2001-11-04"), Step::Day), None);
    assert_eq!(rules.step(date("2001-10-04"), Step::Month), Some(date("2001-11-04")));
    assert_eq!(rules.step(date("2001-10-05"), Step::Month), None);
}

#[test]
fn slots_do_not_collide_and_lie_inside() {
    let rules = Rules::CLASSIC;
    let mut seen = vec![false; rules.slots()];
    for rank in 0..Ranked::positions(&rules) {
        let slot = rules.slot(rules.position(rank).unwrap());
        assert!(!std::mem::replace(&mut seen[slot], true));
    }
    // Dates outside have slots outside, so that nothing reads a wrong bit by accident.
    assert!(rules.slot(date("1899-12-31")) >= rules.slots() && rules.slot(date("2001-12-01")) >= rules.slots());
}

/// A table whose only fault is one bit where no position is.
fn with_bit(slot: usize) -> (Packed<1, 3>, Digest) {
    let mut words = [0; 3];
    words[slot / 32] |= 1 << (slot % 32);
    let digest = Digest { slots: 96, positions: 59, crc32: crc32(&words) };
    (Packed::new(words, digest), digest)
}

#[test]
fn a_bit_that_is_no_position_is_found() {
    // 59 positions in three months: 3 to 31 January, all of February, 1 and 2 March.
    let rules = Rules::new(date("1900-01-03"), date("1900-03-02")).unwrap();
    let positions: Vec<usize> =
        (0..Ranked::positions(&rules)).map(|rank| rules.slot(rules.position(rank).unwrap())).collect();
    for slot in 0..96 {
        let (table, digest) = with_bit(slot);
        let expected = if positions.contains(&slot) { Ok(()) } else { Err(TableError::Padding) };
        assert_eq!(check_table(&rules, &table, digest), expected, "slot {slot}");
    }
}

#[test]
fn a_table_of_other_rules_is_refused() {
    let (table, digest) = with_bit(4);
    let longer = Rules::new(date("1900-01-03"), date("1900-03-03")).unwrap();
    assert_eq!(check_table(&longer, &table, digest), Err(TableError::Positions));
    let shifted = Rules::new(date("1900-01-31"), date("1900-03-30")).unwrap();
    assert_eq!(check_table(&shifted, &table, Digest { slots: 95, ..digest }), Err(TableError::Slots));
}

/// Another library's idea of where a move leads, whatever the deadline.
fn reference(date: Date, step: Step, month_end: MonthEnd) -> Option<Date> {
    let (month, day) = (date.month().try_into().unwrap(), date.day().try_into().unwrap());
    let from = jiff::civil::date(date.year().try_into().unwrap(), month, day);
    let span = match step {
        Step::Day => 1.day(),
        Step::Week => 1.week(),
        Step::Month => 1.month(),
        Step::Year => 1.year(),
    };
    let to = from.checked_add(span).ok()?;
    // That library clamps.
    let clamped = matches!(step, Step::Month | Step::Year) && to.day() != day;
    if clamped && month_end == MonthEnd::NoMove {
        return None;
    }
    Some(
        Date::new(to.year().try_into().unwrap(), to.month().try_into().unwrap(), to.day().try_into().unwrap()).unwrap(),
    )
}

#[test]
fn every_move_leads_where_another_library_says() {
    let all = Rules::new(Date::MIN, Date::MAX).unwrap().with_moves(Steps::new(&Step::ALL));
    // Eight centuries and a bit, and the end of the calendar.
    let centuries = std::iter::successors(Some(date("1599-12-01")), |date| date.tomorrow()).take(300_000);
    let end = std::iter::successors(Some(date("9998-01-01")), |date| date.tomorrow());
    for date in centuries.chain(end) {
        for month_end in [MonthEnd::NoMove, MonthEnd::Clamp] {
            let rules = all.with_month_end(month_end);
            for step in Step::ALL {
                assert_eq!(rules.step(date, step), reference(date, step, month_end), "{date} {step} {month_end:?}");
            }
        }
    }
}

#[test]
fn rules_are_told_in_words() {
    let said = |moves: &[Step], month_end, convention| {
        let rules = Rules::new(date("2000-01-01"), date("2003-12-31")).unwrap();
        let rules = rules.with_moves(Steps::new(moves)).with_month_end(month_end).with_convention(convention);
        rules.to_string().strip_prefix("Calendar Game, 2000-01-01 to 2003-12-31: ").unwrap().to_owned()
    };
    assert_eq!(
        said(&Step::ALL, MonthEnd::Clamp, Convention::Misere),
        "move to the next day, to the same day of the next week, to the same day of the next month or its last or to the \
         same day of the next year or the last of its month; whoever reaches 2003-12-31 loses"
    );
    assert_eq!(
        said(&[Step::Week, Step::Year], MonthEnd::NoMove, Convention::Normal),
        "move to the same day of the next week or to the same day of the next year if it exists; whoever cannot move loses"
    );
    assert_eq!(said(&[], MonthEnd::NoMove, Convention::Misere), "no moves; whoever cannot move wins");
}
