//! Rules files: what they say, and what is wrong with them.

use crate::{EXAMPLE, NORMAL, foregone, rules, with};
use snapbox::IntoData;
use snapbox::str;
use std::fs;

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
  "month_end": "clamp",
  "convention": "misere",
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
error: r.toml:1:9: it is not TOML: invalid date, expected month between 01 and 12
help: a rules file has some of the keys first, deadline, moves, month_end, convention, such as deadline = 2001-11-04; `foregone rules --schema` says more
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
error: r.toml:1:9: expected a list of moves, found []
help: write some of "day", "week", "month", "year", each once, such as moves = ["day", "month"]
error: r.toml:1:9: expected a list of moves, found "day"
help: write some of "day", "week", "month", "year", each once, such as moves = ["day", "month"]
error: r.toml:1:13: expected "none" or "clamp" for month_end, found "overflow"
help: write month_end = "none", or leave it out
error: r.toml:1:14: expected "normal" or "misere" for convention, found 3
help: write convention = "normal", or leave it out
error: r.toml:1:1: expected one of first, deadline, moves, month_end, convention, found the key mvoes
help: a rules file has some of the keys first, deadline, moves, month_end, convention, such as deadline = 2001-11-04; `foregone rules --schema` says more
error: r.toml:1:6: it is not TOML: key with no value, expected `=`
help: a rules file has some of the keys first, deadline, moves, month_end, convention, such as deadline = 2001-11-04; `foregone rules --schema` says more

"#]]
    );
    let missing = foregone(&["judge", "calendar", "--rules", "nothing.toml"]).assert().code(2);
    missing.stderr_eq(str![[r"
error: cannot read nothing.toml: No such file or directory (os error 2)

"]]);
}

#[test]
fn what_is_no_rules_file_is_told() {
    let directory = rules("");
    let run = |bytes: &[u8], path: &str| {
        fs::write(directory.path().join("r.toml"), bytes).unwrap();
        foregone(&["rules", path]).current_dir(directory.path()).assert().code(2).stdout_eq("")
    };
    run(b"first = 1970-01-01\n# caf\xe9\n", "r.toml").stderr_eq(str![[r"
error: r.toml:2:6: expected UTF-8, found the byte 0xe9
help: save the file as UTF-8

"]]);
    // Some editors begin a file with a mark, which is not counted.
    run(b"\xef\xbb\xbffirst = 1", "r.toml").stderr_eq(str![[r"
error: r.toml:1:9: expected a date for first, found 1
help: write a date from 0001-01-01 to 9999-12-31, such as first = 2001-11-04

"]]);
    run(&vec![b'#'; (1 << 20) + 1], "r.toml").stderr_eq(str![[r"
error: r.toml: expected a rules file of at most 1,048,576 bytes, found more
help: give another file

"]]);
    run(b"moves = [\"\x1b[31mred\", 1]".as_slice(), "r.toml").stderr_eq(str![[r"
error: r.toml:1:11: it is not TOML: invalid basic string, expected non-double-quote visible characters, `/`
help: a rules file has some of the keys first, deadline, moves, month_end, convention, such as deadline = 2001-11-04; `foregone rules --schema` says more

"]]);
    run("convention = \"\u{202e}esrever and much too long to be shown as a whole in a message\"".as_bytes(), "r.toml")
        .stderr_eq(str![[r#"
error: r.toml:1:14: expected "normal" or "misere" for convention, found "/u{202e}esrever and much too long to be shown as a whole in a mess…
help: write convention = "normal", or leave it out

"#]]);
    run(b"", "-").stderr_eq(str![[r"
error: a rules file cannot come from standard input
help: write it to a file, and give its name

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
