//! The reader and the schema say the same, a solved variant is what other ways of solving say, and the audit can fail.

use super::describe::SCHEMA;
use super::parse::{CONVENTIONS, KEYS, MONTH_ENDS, parse};
use super::solved::variant;
use crate::calendar::KIND;
use crate::calendar::audit::{derive, variant_checks};
use crate::calendar::table::{CalendarTable, VariantTable};
use crate::check::tests::{for_all, no_flip_passes};
use crate::table::{Form, Table, decode};
use foregone::calendar::{self, MonthEnd, Position, Rules, Step, Steps};
use foregone::{Convention, Date};
use foregone_core::Ranked;
use foregone_guide::calendar::Variant;
use foregone_guide::{Answer, AnyRoom, Grundy, Limits, ask};
use serde_json::Value;
use std::collections::BTreeSet;

fn names(values: &Value) -> Vec<&str> {
    values.as_array().expect("a list").iter().map(|value| value.as_str().expect("a name")).collect()
}

#[test]
fn the_schema_has_what_the_reader_reads() {
    let schema: Value = serde_json::from_str(SCHEMA).expect("it is JSON");
    let properties = schema["properties"].as_object().expect("an object");
    assert_eq!(names(&properties["moves"]["items"]["enum"]), Step::ALL.map(Step::name));
    assert_eq!(names(&properties["month_end"]["enum"]), MONTH_ENDS.map(|(name, _)| name));
    assert_eq!(names(&properties["convention"]["enum"]), CONVENTIONS.map(|(name, _)| name));
    // The defaults, written out, are what an empty file says; the reader knows every key of the schema, and no other.
    let lines = properties.iter().map(|(key, property)| format!("{key} = {}\n", property["default"]));
    let defaults: String = lines.collect();
    let read = |text: &str| parse(text).map_err(|fault| fault.message);
    assert_eq!(read(&defaults), Ok(Rules::CLASSIC));
    assert_eq!(read(""), Ok(Rules::CLASSIC));
    assert!(properties.keys().map(String::as_str).eq(BTreeSet::from(KEYS)), "{properties:?}");
    let unknown = read("colour = 1").expect_err("no such key");
    assert!(KEYS.iter().all(|key| unknown.contains(key)), "{unknown}");
}

/// What is told of a date.
fn told(variant: &Variant, date: Date) -> Answer {
    let position = AnyRoom::position(variant, &date.to_string()).expect("it is a position");
    ask(0, Limits::default(), |solver| position.answer(solver)).expect("no search is needed")
}

#[test]
fn the_classic_rules_are_solved_as_the_library_answers() {
    let variant = variant(Rules::CLASSIC).expect("it is solved");
    for position in Position::all() {
        let answer = told(&variant, position.date());
        assert_eq!(answer.outcome, calendar::outcome(position));
        assert_eq!(answer.grundy, Grundy::Value(calendar::grundy(position).get()));
        assert_eq!(answer.remoteness, Some(calendar::remoteness(position)), "{position}");
        let best = calendar::best_move(position).map(|best| best.to.to_string());
        assert_eq!(answer.best.map(|best| best.to), best, "{position}");
    }
    assert_eq!(variant.outcome_of(Date::MIN), None);
    assert_eq!(variant.outcome_of(Date::MAX), None);
}

#[test]
fn misere_play_has_no_grundy_values() {
    let variant = variant(Rules::CLASSIC.with_convention(Convention::Misere)).expect("it is solved");
    let answer = told(&variant, variant.rules().deadline());
    assert!(answer.outcome.is_win());
    assert_eq!(answer.grundy, Grundy::None("none under misère play"));
    assert_eq!(answer.remoteness, Some(0));
}

/// Variants that between them have every move, both month ends, both conventions, and bounds within a month.
fn variants() -> Vec<Rules> {
    let between = |first: &str, deadline: &str| {
        let date = |text: &str| text.parse().expect("it is a date");
        Rules::new(date(first), date(deadline)).expect("they are in order")
    };
    vec![
        between("1995-12-30", "2004-03-01").with_moves(Steps::new(&Step::ALL)).with_month_end(MonthEnd::Clamp),
        between("1999-01-31", "2001-02-15")
            .with_moves(Steps::new(&[Step::Month, Step::Year]))
            .with_month_end(MonthEnd::Clamp)
            .with_convention(Convention::Misere),
        between("1896-02-29", "1905-03-01").with_moves(Steps::new(&[Step::Week, Step::Year])),
        between("2000-01-01", "2001-01-01").with_convention(Convention::Misere),
        between("2000-02-29", "2000-02-29").with_moves(Steps::new(&[Step::Day])),
    ]
}

/// The checks that find something wrong with a table of those rules.
fn faults(table: &VariantTable, rules: &Rules) -> Vec<&'static str> {
    let (days, _) = derive(&rules.into());
    variant_checks(table, &days).filter(|check| !check.passed).map(|check| check.name).collect()
}

#[test]
fn what_the_pipeline_makes_of_variants_passes_the_audit() {
    for rules in variants() {
        let table = VariantTable::made(&rules).expect("it is made");
        assert_eq!(table.values.is_some(), rules.convention() == Convention::Normal);
        assert_eq!(faults(&table, &rules), [""; 0], "{rules}");
    }
}

#[test]
fn a_table_of_other_rules_is_caught() {
    let rules = variants()[0];
    let eve = rules.position(1).expect("there is more than one day");
    let earlier = Rules::new(rules.first(), eve).expect("they are in order");
    let others = [
        rules.with_month_end(MonthEnd::NoMove),
        rules.with_moves(Steps::new(&[Step::Day, Step::Month, Step::Year])),
        rules.with_convention(Convention::Misere),
        earlier.with_moves(rules.moves()).with_month_end(rules.month_end()),
    ];
    for other in others {
        let table = VariantTable::made(&other).expect("it is made");
        assert!(faults(&table, &rules).contains(&"outcomes"), "{other}");
    }
}

/// Without the digests: flips in both planes are caught by what they mean, each.
#[test]
fn flips_in_a_variant_are_caught_by_meaning() {
    for rules in variants() {
        let table = VariantTable::made(&rules).expect("it is made");
        let (days, _) = derive(&(&rules).into());
        let words = table.outcomes.words.len();
        let value_words = table.values.as_ref().map_or(0, |values| values.words.len());
        // A prime stride meets every bit of a word, and all bits of a short table.
        let bits = (words + value_words) * 32;
        let stride = if bits < 1_000 { 1 } else { 17 };
        for_all(bits / stride, |index| {
            let bit = index * stride;
            let mut damaged = table.clone();
            match (damaged.values.as_mut(), (bit / 32).checked_sub(words)) {
                (Some(values), Some(word)) => values.words[word] ^= 1 << (bit % 32),
                _ => damaged.outcomes.words[bit / 32] ^= 1 << (bit % 32),
            }
            let mut found = variant_checks(&damaged, &days).filter(|check| !check.passed).map(|check| check.name);
            let meaning = ["padding", "outcomes", "value gaps", "values"];
            assert!(found.any(|name| meaning.contains(&name)), "{rules}, bit {bit}");
        });
    }
}

/// No flip of a bit of an emitted file gives a table that passes: what it says of itself is audited too.
#[test]
fn flips_in_an_emitted_file_are_caught() {
    for rules in variants() {
        let table = VariantTable::made(&rules).expect("it is made");
        let (days, _) = derive(&(&rules).into());
        let bytes = table.emit(Form::Bin).expect("it has that form");
        no_flip_passes(&bytes, 0..bytes.len() * 8, |damaged| {
            let read = decode("it", damaged, &[&KIND]).ok();
            let outcomes = read.and_then(|table| table.into_any().downcast::<CalendarTable>().ok());
            outcomes.is_some_and(|outcomes| {
                let table = VariantTable { rules, outcomes: *outcomes, values: None };
                variant_checks(&table, &days).all(|check| check.passed)
            })
        });
    }
}

proptest::proptest! {
    /// Whatever comes after good lines, it is read or refused at a place in it.
    #[test]
    fn any_text_is_read_or_refused(lines in 0_usize..5, tail: String) {
        let example = include_str!("../../../../../examples/rules.toml");
        let text: String = example.lines().take(lines).chain([tail.as_str()]).collect::<Vec<_>>().join("\n");
        if let Err(fault) = parse(&text) {
            proptest::prop_assert!(fault.at <= text.len() && !fault.message.is_empty());
        }
    }
}
