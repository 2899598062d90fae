//! Tables of variants: `audit` and `emit`.

use crate::{EXAMPLE, NORMAL, foregone, rules, with};
use snapbox::str;
use std::fs;

#[test]
fn tables_are_audited() {
    with(NORMAL, &["audit", "--rules", "r.toml", "--html", "page.html"]).success().stderr_eq("").stdout_eq(str![[r"
calendar, made by r.toml: Calendar Game, 2000-01-01 to 2000-12-31: move to the same day of the next week or to the same day of the next month if it exists; whoever cannot move loses
  ok    derivation       366 items [..] ms  every date is solved from the rules, from the deadline back
  ok    rules              3 items [..] ms  the rules in words and the bounds are those of the rules file
  ok    length             3 items [..] ms  words, slots and positions are as many as the dates need
  ok    digest            12 items [..] ms  the CRC-32 of the words is the one stated
  ok    padding           18 items [..] ms  bits that stand for no date are zero
  ok    p-positions      163 items [..] ms  no P-position has an option that is one
  ok    n-positions      203 items [..] ms  every N-position has an option that is a P-position
  ok    outcomes         366 items [..] ms  every outcome is the one derived anew
  ok    special days       1 items [..] ms  no day is listed as special: only the problem's law has exceptions
  ok    value length       1 items [..] ms  Grundy values take four bits a slot
  ok    value digest      48 items [..] ms  the CRC-32 of their words is the one stated
  ok    value gaps        18 items [..] ms  slots that stand for no date are zero
  ok    grundy           366 items [..] ms  every Grundy value is the mex of those of its options
  ok    values           366 items [..] ms  every Grundy value is the one derived anew
        dates by value: 163 of 0, 161 of 1, 42 of 2

All 14 checks passed: 1,934 items in [..] ms.

"]]);
    let directory = rules(NORMAL);
    fs::write(directory.path().join("other.toml"), NORMAL.replace("week", "day")).unwrap();
    let run = |arguments: &[&str]| foregone(arguments).current_dir(directory.path()).assert();
    for form in ["bin", "json"] {
        let emitted = run(&["emit", "calendar", "--rules", "r.toml", "--format", form]).success();
        fs::write(directory.path().join("table"), &emitted.get_output().stdout).unwrap();
        run(&["audit", "--rules", "r.toml", "--file", "table"]).success().stderr_eq("");
        let wrong = run(&["audit", "--rules", "other.toml", "--file", "table"]).code(1);
        let said = String::from_utf8_lossy(&wrong.get_output().stdout).into_owned();
        assert!(said.contains("FAIL  outcomes"), "{said}");
    }
    run(&["audit", "--rules", "r.toml", "--table", "calendar"]).code(2).stderr_eq(str![[r"
error: the argument '--rules <FILE>' cannot be used with '--table <NAME>'

Usage: foregone audit --rules <FILE>

For more information, try '--help'.

"]]);
    let squares = run(&["emit", "squares", "--format", "bin"]).success();
    fs::write(directory.path().join("table"), &squares.get_output().stdout).unwrap();
    run(&["audit", "--rules", "r.toml", "--file", "table"]).code(2).stderr_eq(str![[r"
error: table: expected the table calendar, found squares
help: leave --rules out, which is about the Calendar Game

"]]);
}

/// Rules that are the problem's have the problem's table, special days and all.
#[test]
fn the_rules_of_the_problem_are_no_variant() {
    let directory = rules("");
    let run = |arguments: &[&str]| foregone(arguments).current_dir(directory.path()).assert().success();
    for form in ["bin", "json", "csv", "c", "rust"] {
        let shipped = run(&["emit", "calendar", "--format", form]);
        let emitted = run(&["emit", "calendar", "--format", form, "--rules", "r.toml"]);
        assert!(shipped.get_output().stdout == emitted.get_output().stdout, "{form}");
        if form == "bin" {
            fs::write(directory.path().join("table"), &emitted.get_output().stdout).unwrap();
        }
    }
    for arguments in [&["audit", "--rules", "r.toml"][..], &["audit", "--rules", "r.toml", "--file", "table"]] {
        let audited = run(arguments);
        let said = String::from_utf8_lossy(&audited.get_output().stdout).into_owned();
        assert!(said.contains("203 years in which parity fails"), "{said}");
    }
}

/// A table that says that it is something else is not believed, and does not write to the terminal what it likes.
#[test]
fn what_a_table_says_of_itself_is_audited() {
    let directory = rules(NORMAL);
    let run = |arguments: &[&str]| foregone(arguments).current_dir(directory.path()).assert();
    let emitted = run(&["emit", "calendar", "--rules", "r.toml", "--format", "json"]).success();
    let honest = String::from_utf8(emitted.get_output().stdout.clone()).unwrap();
    let lies = [
        honest.replace("cannot move loses", "cannot move wins"),
        honest.replace(
            "\"special_days\":[]",
            "\"special_days\":[{\"month\":2,\"day\":30,\"parity_fails\":[2000],\"grundy_two\":[]}]",
        ),
        honest.replace("cannot move loses", "cannot move loses\\u001b[31m\\nAll 99 checks passed"),
    ];
    let mut said = String::new();
    for lie in lies {
        assert_ne!(lie, honest);
        fs::write(directory.path().join("table"), lie).unwrap();
        let audited = run(&["audit", "--rules", "r.toml", "--file", "table"]).code(1);
        let text = String::from_utf8_lossy(&audited.get_output().stdout).into_owned();
        let faults = text.lines().filter(|line| line.contains("FAIL") || line.starts_with("        -"));
        said.extend(faults.flat_map(|line| [line, "\n"]));
    }
    snapbox::assert_data_eq!(
        said,
        str![[r#"
  FAIL  rules              3 items [..] ms  the rules in words and the bounds are those of the rules file
        - the rules are "Calendar Game, 2000-01-01 to 2000-12-31: move to the same day of the next week or to the same day of the next month if it exists; whoever cannot move wins", not "Calendar Game, 2000-01-01 to 2000-12-31: move to the same day of the next week or to the same day of the next month if it exists; whoever cannot move loses"
  FAIL  special days       1 items [..] ms  no day is listed as special: only the problem's law has exceptions
        - 02-30 is listed, the first of 1
  FAIL  rules              3 items [..] ms  the rules in words and the bounds are those of the rules file
        - the rules are "Calendar Game, 2000-01-01 to 2000-12-31: move to the same day of the next week or to the same day of the next month if it exists; whoever cannot move loses/u{1b}[31m/nAll 99 checks passed", not "Calendar Game, 2000-01-01 to 2000-12-31: move to the same day of the next week or to the same day of the next month if it exists; whoever cannot move loses"

"#]]
    );
    // Without --rules it is held against the problem's, and its text is shown as text.
    let audited = run(&["audit", "--file", "table"]).code(1);
    let text = String::from_utf8_lossy(&audited.get_output().stdout).into_owned();
    assert!(text.contains(r"loses\u{1b}[31m\nAll 99 checks passed"), "{text}");
    assert!(text.contains("if it is the table of a variant, audit it with --rules FILE"), "{text}");
}

#[test]
fn tables_are_emitted_as_data_but_not_as_source() {
    let emit = |form| with("first = 2001-10-31", &["emit", "calendar", "--rules", "r.toml", "--format", form]);
    emit("csv").success().stderr_eq("").stdout_eq(str![[r"
# A variant, solved by foregone 0.1.0.
# Rules: Calendar Game, 2001-10-31 to 2001-11-04: move to the next day or to the same day of the next month if it exists; whoever reaches 2001-11-04 wins.
# Digest: 64 slots, 5 positions, CRC-32 of the words 0a9f3f0d.
date,outcome,grundy
2001-10-31,P,0
2001-11-01,N,1
2001-11-02,P,0
2001-11-03,N,1
2001-11-04,P,0

"]]);
    emit("c").code(2).stderr_eq(str![[r"
error: source text is written of the game that was set only, since it answers by that game's law
help: take --format bin, json or csv; in Rust, a build script solves a variant by foregone-codegen

"]]);
    emit("rust").code(2).stdout_eq("");
    with("", &["emit", "squares", "--rules", "r.toml", "--format", "csv"]).code(2).stderr_eq(str![[r"
error: --rules is about the Calendar Game
help: leave it out, or emit calendar

"]]);
    foregone(&["emit", "calendar", "--rules", EXAMPLE, "--format", "csv"]).assert().success();
}
