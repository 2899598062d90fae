//! Variants of the Calendar Game from a rules file, in every command that plays by one.

use snapbox::cmd::{Command, cargo_bin};
use snapbox::{IntoData, str};
use std::fs;
use tempfile::TempDir;

/// The example, which the documentation names.
const EXAMPLE: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../../examples/rules.toml");

fn foregone(arguments: &[&str]) -> Command {
    Command::new(cargo_bin!("foregone")).args(arguments)
}

/// A directory with a rules file `r.toml` in it.
fn rules(text: &str) -> TempDir {
    let directory = tempfile::tempdir().unwrap();
    fs::write(directory.path().join("r.toml"), text).unwrap();
    directory
}

/// The command, run where the rules are.
fn with(text: &str, arguments: &[&str]) -> snapbox::cmd::OutputAssert {
    let directory = rules(text);
    foregone(arguments).current_dir(directory.path()).assert()
}

/// A week and a month at a time: not everybody can move up to the deadline.
const NORMAL: &str = "first = 2000-01-01\ndeadline = 2000-12-31\nmoves = [\"week\", \"month\"]\n";

#[test]
fn rules_are_said_in_words() {
    with(NORMAL, &["rules", "r.toml"]).success().stderr_eq("").stdout_eq(str![[r"
Calendar Game, 2000-01-01 to 2000-12-31: move to the same day of the next week or to the same day of the next month if it exists; whoever cannot move loses
  positions   366: First wins 203, Second wins 163
  2000-01-01  Second wins
next: foregone solve calendar 2000-01-01 --rules r.toml

"]]);
    foregone(&["rules", EXAMPLE, "--json"]).assert().success().stderr_eq("").stdout_eq(str![[r#"
{
  "rules": "Calendar Game, 1970-01-01 to 2038-01-19: move to the next day, to the same day of the next week, to the same day of the next month or its last or to the same day of the next year or the last of its month; whoever reaches 2038-01-19 loses",
  "first": "1970-01-01",
  "deadline": "2038-01-19",
  "moves": [
    "day",
    "week",
    "month",
    "year"
  ],
  "positions": 24856,
  "first_wins": 14601,
  "first_wins_from_first": true
}

"#]]);
    let schema = fs::read_to_string(concat!(env!("CARGO_MANIFEST_DIR"), "/rules.schema.json")).unwrap();
    foregone(&["rules", "--schema"]).assert().success().stdout_eq(schema.raw());
}

#[test]
fn an_empty_file_has_the_rules_of_the_problem() {
    with("", &["rules", "r.toml"]).success().stdout_eq(str![[r"
Calendar Game, 1900-01-01 to 2001-11-04: move to the next day or to the same day of the next month if it exists; whoever reaches 2001-11-04 wins
  positions   37,198: First wins 18,841, Second wins 18,357
  1900-01-01  First wins
next: foregone solve calendar 1900-01-01 --rules r.toml

"]]);
    let classic = with("", &["law", "calendar", "parity", "--rules", "r.toml"]);
    classic.success().stdout_eq(str![[r"
Calendar Game, 1900-01-01 to 2001-11-04: move to the next day or to the same day of the next month if it exists; whoever reaches 2001-11-04 wins
claim: First wins if and only if (m + d) % 2 == 0 || d == 30 && (m == 9 || m == 11)
It holds on all 37198 positions.

"]]);
}

#[test]
fn positions_are_solved_and_explained() {
    let solve = |date: &str| foregone(&["solve", "calendar", date, "--rules", EXAMPLE]).assert().success();
    solve("2000-02-29").stdout_eq(str![[r"
calendar 2000-02-29
  rules       Calendar Game, 1970-01-01 to 2038-01-19: move to the next day, to the same day of the next week, to the same day of the next month or its last or to the same day of the next year or the last of its month; whoever reaches 2038-01-19 loses
  outcome     Second wins (P-position)
  grundy      none under misère play
  remoteness  191 moves
  best        year, to 2001-02-28
  why         Every move loses: the day move to 2000-03-01 is answered by the day move to 2000-03-02; the week move to 2000-03-07 is answered by the day move to 2000-03-08; the month move to 2000-03-29 is answered by the day move to 2000-03-30; the year move to 2001-02-28 is answered by the week move to 2001-03-07.

"]]);
    solve("2038-01-18").stdout_eq(str![[r"
calendar 2038-01-18
  rules       Calendar Game, 1970-01-01 to 2038-01-19: move to the next day, to the same day of the next week, to the same day of the next month or its last or to the same day of the next year or the last of its month; whoever reaches 2038-01-19 loses
  outcome     Second wins (P-position)
  grundy      none under misère play
  remoteness  1 move
  best        day, to 2038-01-19
  why         Every move loses: the day move to 2038-01-19 leaves no move, and whoever has none wins.

"]]);
    solve("2038-01-19").stdout_eq(str![[r"
calendar 2038-01-19
  rules       Calendar Game, 1970-01-01 to 2038-01-19: move to the next day, to the same day of the next week, to the same day of the next month or its last or to the same day of the next year or the last of its month; whoever reaches 2038-01-19 loses
  outcome     First wins (N-position)
  grundy      none under misère play
  remoteness  0 moves
  why         No move is left, so whoever moved here has lost.

"]]);
    with(NORMAL, &["solve", "calendar", "2000-12-17", "--rules", "r.toml"]).success().stdout_eq(str![[r"
calendar 2000-12-17
  rules       Calendar Game, 2000-01-01 to 2000-12-31: move to the same day of the next week or to the same day of the next month if it exists; whoever cannot move loses
  outcome     Second wins (P-position)
  grundy      0
  remoteness  2 moves
  best        week, to 2000-12-24
  why         Every move loses: the week move to 2000-12-24 is answered by the week move to 2000-12-31.

"]]);
    with(NORMAL, &["solve", "calendar", "2000-12-17", "--rules", "r.toml", "--json"]).success().stdout_eq(str![[r#"
{
  "game": "calendar",
  "position": "2000-12-17",
  "rules": "Calendar Game, 2000-01-01 to 2000-12-31: move to the same day of the next week or to the same day of the next month if it exists; whoever cannot move loses",
  "outcome": "P",
  "winner": "Second",
  "grundy": 0,
  "remoteness": 2,
  "winning_moves": [],
  "best_move": {
    "move": "week",
    "to": "2000-12-24"
  },
  "why": "Every move loses: the week move to 2000-12-24 is answered by the week move to 2000-12-31."
}

"#]]);
}

#[test]
fn judge_files_are_answered() {
    let judge = |input: &str| foregone(&["judge", "calendar", "--rules", EXAMPLE]).stdin(input.to_owned()).assert();
    judge("3\n2038 1 19\n2038 1 18\n1970 1 1\n").success().stderr_eq("").stdout_eq("YES\nNO\nYES\n");
    judge("2\n2038 1 19\n2038 1 20\n").code(2).stdout_eq("YES\n").stderr_eq(str![[r"
error: stdin:3:1: 2038-01-20 is out of range
help: a position is a date from 1970-01-01 to 2038-01-19

"]]);
    judge("1\n1969 12 31\n").code(2).stdout_eq("").stderr_eq(str![[r"
error: stdin:2:1: 1969-12-31 is out of range
help: a position is a date from 1970-01-01 to 2038-01-19

"]]);
}

#[test]
fn claims_are_tested() {
    with(NORMAL, &["law", "calendar", "d > 24", "--rules", "r.toml"]).code(1).stdout_eq(str![[r"
Calendar Game, 2000-01-01 to 2000-12-31: move to the same day of the next week or to the same day of the next month if it exists; whoever cannot move loses
claim: First wins if and only if d > 24
It is refuted: it fails on 197 of 366 positions and holds on 169.
first counter-examples:
  2000-01-03: claimed Second wins, but it is: First wins
  2000-01-04: claimed Second wins, but it is: First wins
  2000-01-05: claimed Second wins, but it is: First wins
  2000-01-06: claimed Second wins, but it is: First wins
  2000-01-07: claimed Second wins, but it is: First wins

where it fails, by month and day (# in every year, + in some, . in none):
               5        10        15        20        25        30  
   1   . . # # # # # # # . . . . . . # # # # # # # . . # # # # . . .
   2   # # # # . . . . . # # # # # # # . . . . . . # # . . . . .
   3   . . . . # # # # # # # . . . . . # # # # # # # . # # # # # # .
   4   # # # # # # . . . . . # # # # # # # . . . . . # . . . . . .
   5   . . . . . . # # # # # # # . . . . . # # # # # # . # # # # # .
   6   # # # # # # . . . . . . . # # # # # # # . . . . # . . . . .
   7   # # . . . . # # # # # # # . . . . . . . # # # # . . . # # # #
   8   . . # # # # # # # . . . . # # # # # # # . . . . # # # . . . .
   9   # # # . . . . . . # # # # # # # . . . . # # # # . . . # # #
  10   . . . # # # # # # # . . . . . . # # # # # # # . # # # . . . .
  11   # # # . . . . . . . # # # # # # # . . . . . . # . . . . . .
  12   . . . # # # # # # # . . . . . . . # # # # # # # # # # # # # #

"]]);
    let grundy = ["law", "calendar", "0", "--grundy", "--rules"];
    with(NORMAL, &[&grundy[..], &["r.toml"]].concat()).code(1).stderr_eq("");
    foregone(&[&grundy[..], &[EXAMPLE]].concat()).assert().code(2).stderr_eq(str![[r"
error: --grundy is about Grundy values, and under misère play there are none
help: leave it out, and claim who wins

"]]);
}

#[test]
fn laws_are_discovered() {
    let discover = |text: &str| with(text, &["discover", "calendar", "--rules", "r.toml"]);
    // Misère play mirrors the law, but for the last days.
    discover("convention = \"misere\"").code(1).stderr_eq("").stdout_eq(str![[r"
form: a parity of some of y, m and d, and days of the year on which it is the other way round
tried: 16 laws of the form, on all 37198 positions of the table
found: First wins if and only if m + d is odd, the other way round on 02-28, 04-30, 06-30
It is the best of the form, and wrong on 25 positions.

"]]);
    discover("first = 1999-02-01\ndeadline = 1999-02-02").success().stdout_eq(str![[r"
form: a parity of some of y, m and d, and days of the year on which it is the other way round
tried: 16 laws of the form, on all 2 positions of the table
found: First wins if and only if d is odd
It is exact: no position contradicts it.

"]]);
    foregone(&["discover", "calendar", "--rules", EXAMPLE]).assert().code(1).stdout_eq(str![[r"
form: a parity of some of y, m and d, and days of the year on which it is the other way round
tried: 16 laws of the form, on all 24856 positions of the table
found: First always wins
It is the best of the form, and wrong on 10255 positions.

"]]);
    foregone(&["discover", "calendar", "--deadline", "2024-02-29"]).assert().success().stdout_eq(str![[r"
form: a parity of some of y, m and d, and days of the year on which it is the other way round
tried: 16 laws of the form, on all 738945 positions of the table
found: First wins if and only if m + d is even, the other way round on 09-30, 11-30
It is exact: no position contradicts it.

"]]);
}

#[test]
fn tables_are_audited() {
    with(NORMAL, &["audit", "--rules", "r.toml", "--html", "page.html"]).success().stderr_eq("").stdout_eq(str![[r"
calendar, made by r.toml: Calendar Game, 2000-01-01 to 2000-12-31: move to the same day of the next week or to the same day of the next month if it exists; whoever cannot move loses
  ok    derivation       366 items [..] ms  every date is solved from the rules, from the deadline back
  ok    bounds             2 items [..] ms  first day and deadline are those of the rules
  ok    length             3 items [..] ms  words, slots and positions are as many as the dates need
  ok    digest            12 items [..] ms  the CRC-32 of the words is the one stated
  ok    padding           18 items [..] ms  bits that stand for no date are zero
  ok    p-positions      163 items [..] ms  no P-position has an option that is one
  ok    n-positions      203 items [..] ms  every N-position has an option that is a P-position
  ok    outcomes         366 items [..] ms  every outcome is the one derived anew
  ok    value length       1 items [..] ms  Grundy values take four bits a slot
  ok    value digest      48 items [..] ms  the CRC-32 of their words is the one stated
  ok    value gaps        18 items [..] ms  slots that stand for no date are zero
  ok    grundy           366 items [..] ms  every Grundy value is the mex of those of its options
  ok    values           366 items [..] ms  every Grundy value is the one derived anew
        dates by value: 163 of 0, 161 of 1, 42 of 2

All 13 checks passed: 1,932 items in [..] ms.

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
help: audit it with --table squares, or leave --table out

"]]);
}

#[test]
fn tables_are_emitted_as_data_but_not_as_source() {
    let emit = |form| with("first = 2001-10-31", &["emit", "calendar", "--rules", "r.toml", "--format", form]);
    emit("csv").success().stderr_eq("").stdout_eq(str![[r"
# The table `calendar` of foregone 0.1.0.
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

#[test]
fn faults_in_a_rules_file_are_told_with_their_place() {
    let refused = |text: &str| {
        let refused = with(text, &["solve", "calendar", "2000-01-01", "--rules", "r.toml"]).code(2).stdout_eq("");
        String::from_utf8_lossy(&refused.get_output().stderr).into_owned()
    };
    let said: String = [
        "first = 2001-13-01",
        "first = \"2001-02-30\"",
        "first = 1970-01-01T10:00:00",
        "first = 2010-01-01",
        "first = 2000-01-01\ndeadline = 1999-01-01",
        "\n\nmoves = [\"day\",\n  \"days\"]",
        "moves = [\"day\", \"day\"]",
        "moves = []",
        "moves = \"day\"",
        "month_end = \"overflow\"",
        "convention = 3",
        "mvoes = [\"day\"]",
        "moves",
    ]
    .map(refused)
    .concat();
    snapbox::assert_data_eq!(
        said,
        str![[r#"
error: r.toml:1:9: invalid date, expected month between 01 and 12
help: a rules file has some of the keys first, deadline, moves, month_end and convention; `foregone rules --schema` prints their schema
error: r.toml:1:9: expected a date for first, found "2001-02-30": there is no day 30 in February 2001: its days are 1 to 28
help: write a date from 0001-01-01 to 9999-12-31, such as first = 2001-11-04
error: r.toml:1:9: expected a date for first, found 1970-01-01T10:00:00
help: write a date from 0001-01-01 to 9999-12-31, such as first = 2001-11-04
error: r.toml:1:9: the first day 2010-01-01 lies after the deadline 2001-11-04
help: set first and deadline in order; left out, they are 1900-01-01 and 2001-11-04
error: r.toml:2:12: the first day 2000-01-01 lies after the deadline 1999-01-01
help: set first and deadline in order; left out, they are 1900-01-01 and 2001-11-04
error: r.toml:4:3: expected a list of moves, found "days" in it
help: write some of "day", "week", "month", "year", each once, such as moves = ["day", "month"]
error: r.toml:1:17: expected a list of moves, found "day" in it twice
help: write some of "day", "week", "month", "year", each once, such as moves = ["day", "month"]
error: r.toml:1:9: expected a list of moves, found an empty one
help: write some of "day", "week", "month", "year", each once, such as moves = ["day", "month"]
error: r.toml:1:9: invalid type: string "day", expected a sequence
help: a rules file has some of the keys first, deadline, moves, month_end and convention; `foregone rules --schema` prints their schema
error: r.toml:1:13: expected "none" or "clamp" for month_end, found "overflow"
help: write month_end = "none", or leave it out
error: r.toml:1:14: expected "normal" or "misere" for convention, found 3
help: write convention = "normal", or leave it out
error: r.toml:1:1: unknown field `mvoes`, expected one of `first`, `deadline`, `moves`, `month_end`, `convention`
help: a rules file has some of the keys first, deadline, moves, month_end and convention; `foregone rules --schema` prints their schema
error: r.toml:1:6: key with no value, expected `=`
help: a rules file has some of the keys first, deadline, moves, month_end and convention; `foregone rules --schema` prints their schema

"#]]
    );
    let missing = foregone(&["judge", "calendar", "--rules", "nothing.toml"]).assert().code(2);
    missing.stderr_eq(str![[r"
error: cannot read the rules nothing.toml: No such file or directory (os error 2)

"]]);
}

#[test]
fn rules_are_about_the_calendar_game_and_nothing_beside_a_deadline() {
    let refused = |arguments: &[&str]| {
        let refused = foregone(&[arguments, &["--rules", EXAMPLE]].concat()).assert().code(2).stdout_eq("");
        String::from_utf8_lossy(&refused.get_output().stderr).into_owned()
    };
    let said: String = [
        &["solve", "euclid", "3,4"][..],
        &["judge", "powers"],
        &["law", "squares", "true"],
        &["law", "calendar", "true", "--phase", "a"],
        &["solve", "calendar", "2000-01-01", "--deadline", "2001-01-01"],
        &["solve", "calendar", "2050-01-01"],
        &["solve", "calendar", "2000-02-30"],
    ]
    .map(refused)
    .concat();
    snapbox::assert_data_eq!(
        said,
        str![[r#"
error: --rules is about the Calendar Game
help: leave it out, or solve a date of calendar
error: --rules is about the Calendar Game
help: leave it out, or judge calendar
error: --rules is about the Calendar Game
help: leave it out, or test a law of calendar
error: the argument '--phase <PHASE>' cannot be used with '--rules <FILE>'

Usage: foregone law --phase <PHASE> <GAME> <EXPRESSION>

For more information, try '--help'.
error: the argument '--deadline <DATE>' cannot be used with '--rules <FILE>'

Usage: foregone solve --deadline <DATE> <GAME> <POSITION>

For more information, try '--help'.
error: "2050-01-01" is not a position of these rules: it is out of range
help: give a date from 1970-01-01 to 2038-01-19
error: "2000-02-30" is not a position of these rules: there is no day 30 in February 2000: its days are 1 to 29
help: give a date from 1970-01-01 to 2038-01-19

"#]]
    );
}
