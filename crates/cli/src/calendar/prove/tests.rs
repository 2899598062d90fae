//! The prover can fail: wrong laws are planted and must be found out.

use super::cycle::{Cycle, dates};
use super::law::{DayOfYear, LAWS, Law, Years};
use super::refutation::Refutation;
use super::report::Report;
use super::{a_cycle, theorem};
use foregone::Date;
use foregone::calendar::{Deadline, Phase};

/// The counter-examples to those laws, in words.
fn refuted(laws: &[Law]) -> Vec<String> {
    let proof = theorem::prove(&a_cycle(), laws, &mut |_| {});
    proof.err().unwrap_or_default().iter().map(Refutation::to_string).collect()
}

#[test]
fn an_exception_left_out_is_found() {
    let forgetful = Law { also_won: &LAWS[0].also_won[..1], twos: &LAWS[0].twos[..4], ..LAWS[0] };
    assert_eq!(
        refuted(&[forgetful, LAWS[1]]),
        [
            "phase A says 0 of 2000-11-30, but the moves lead to 2000-12-01 (0) and 2000-12-30 (1), so that it is 2",
            "phase A says 0 of 2001-11-30, but the moves lead to 2001-12-01 (0) and 2001-12-30 (1), so that it is 2",
            "phase A says 0 of 2002-11-30, but the moves lead to 2002-12-01 (0) and 2002-12-30 (1), so that it is 2",
        ]
    );
}

#[test]
fn a_february_of_all_years_is_found() {
    const ALL: [DayOfYear; 3] =
        [DayOfYear { month: 2, day: 28, years: Years::All }, LAWS[1].also_won[1], LAWS[1].also_won[2]];
    let found = refuted(&[LAWS[0], Law { also_won: &ALL, ..LAWS[1] }]);
    assert_eq!(
        found.first().unwrap(),
        "phase B says 1 of 2000-01-28, but the moves lead to 2000-01-29 (0) and 2000-02-28 (1), so that it is 2"
    );
}

#[test]
fn a_wrong_grundy_value_is_found() {
    let found = refuted(&[Law { twos: &LAWS[0].twos[1..], ..LAWS[0] }, LAWS[1]]);
    assert!(found[0].starts_with("phase A says 1 of 2001-02-28, "), "{found:?}");
    let found = refuted(&[LAWS[0], Law { also_won: &[], ..LAWS[1] }]);
    assert_eq!(found[0], "phase B contradicts itself on 2000-04-30: Second wins, yet the Grundy value is 2");
}

#[test]
fn the_opposite_parity_is_found() {
    let found = refuted(&[Law { wins_on_even: false, ..LAWS[0] }, LAWS[1]]);
    assert_eq!(found.len(), 3, "{found:?}");
}

#[test]
fn a_refutation_is_told_in_text_and_json() {
    let laws = [LAWS[0], Law { wins_on_even: true, ..LAWS[1] }];
    let report = Report::new(&laws, theorem::prove(&a_cycle(), &laws, &mut |_| {}));
    assert!(!report.is_proved());
    let examples = [
        "phase B contradicts itself on 2000-09-30: Second wins, yet the Grundy value is 2",
        "phase B contradicts itself on 2000-11-30: Second wins, yet the Grundy value is 2",
        "phase B contradicts itself on 2001-09-30: Second wins, yet the Grundy value is 2",
    ];
    let text = format!("Refuted. The first counter-examples:\n  {}\n", examples.join("\n  "));
    assert_eq!(report.to_string(), text);
    let json = serde_json::json!({ "game": "calendar", "proved": false, "counter_examples": examples });
    assert_eq!(serde_json::to_value(&report).unwrap(), json);
}

/// With one law alone a third of the deadlines has nothing to settle into.
#[test]
fn a_missing_phase_is_found() {
    let found = refuted(&LAWS[..1]);
    assert_eq!(found[0], "deadline 2000-01-01: no phase is entered on the 19999 days before it");
}

#[test]
fn phases_that_are_one_are_found() {
    let found = refuted(&[LAWS[0], Law { phase: "B", ..LAWS[0] }]);
    assert_eq!(found[0], "the laws do not differ on the 31 days from 2000-01-01");
}

#[test]
fn a_cycle_that_is_none_is_found() {
    let january = |year| Date::new(year, 1, 1).unwrap();
    let century = Cycle::new(january(2000), january(2100));
    let found = theorem::prove(&century, &LAWS, &mut |_| {}).err().unwrap();
    assert!(matches!(found[..], [Refutation::DoesNotRepeat { .. }]), "{found:?}");
}

/// The month moves of the cycle, found by looking ahead, are those of the library's dates.
#[test]
fn month_moves_are_those_of_the_dates() {
    let cycle = a_cycle();
    for (day, date) in dates(Date::new(2000, 1, 1).unwrap(), Date::new(2399, 12, 31).unwrap()).enumerate() {
        let to = date.same_day_next_month().and_then(|to| to.day_number().days_since(date.day_number()));
        assert_eq!(cycle.month_move(day), to.unwrap_or(0) as usize, "{date}");
    }
}

/// The library and the prover, which share dates and nothing else, on every deadline of the cycle.
#[test]
fn the_library_settles_where_the_prover_does() {
    let Ok(proof) = theorem::prove(&a_cycle(), &LAWS, &mut |_| {}) else { panic!("refuted") };
    for (deadline, found) in proof.settled {
        let game = Deadline::new(deadline);
        let from = |breach: Option<usize>| {
            let days = breach.map_or(0, |distance| u32::try_from(distance).unwrap() + 1);
            deadline.day_number().minus_days(days).map(foregone::date::DayNumber::date)
        };
        assert_eq!(game.phase(), [Phase::A, Phase::B][found.phase], "{deadline}");
        assert_eq!(game.settled_from(), from(found.outcome), "{deadline}");
        assert_eq!(game.grundy_settled_from(), from(found.grundy), "{deadline}");
    }
}

#[test]
fn the_library_has_the_laws_that_are_proved() {
    for date in a_cycle().dates() {
        for (law, phase) in LAWS.iter().zip([Phase::A, Phase::B]) {
            assert_eq!(u64::from(law.value(*date)), phase.grundy(*date).get(), "{date}");
            assert_eq!(law.wins(*date), phase.outcome(*date).is_win(), "{date}");
        }
    }
}
