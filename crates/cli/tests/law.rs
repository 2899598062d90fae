//! `foregone law` and `foregone discover` as black boxes.

use snapbox::cmd::{Command, cargo_bin};
use snapbox::str;

fn foregone(arguments: &[&str]) -> Command {
    Command::new(cargo_bin!("foregone")).args(arguments)
}

#[test]
fn a_right_law_holds() {
    foregone(&["law", "calendar", "parity"]).assert().success().stderr_eq("").stdout_eq(str![[r"
calendar: positions 1900-01-01 to 2001-11-04
claim: First wins if and only if (m + d) % 2 == 0 || d == 30 && (m == 9 || m == 11)
It holds on all 37198 positions.

"]]);
    let grundy = "if d == last && last % 2 == 0 { 2 } else { 1 - parity }";
    foregone(&["law", "calendar", grundy, "--grundy"]).assert().success().stdout_eq(str![[r"
calendar: positions 1900-01-01 to 2001-11-04
claim: the Grundy value is if d == last && last % 2 == 0 { 2 } else { 1 - parity }
It holds on all 37198 positions.

"]]);
    for (game, law) in [("euclid", "golden"), ("powers", "mod-3"), ("squares", "r != 5 || c >= 0")] {
        let code = foregone(&["law", game, law]).output().unwrap().status.code();
        assert_eq!(code, Some(i32::from(game == "squares")), "{game}");
    }
    // Not every board is lost.
    foregone(&["law", "squares", "0", "--grundy"]).assert().code(1);
}

#[test]
fn a_wrong_law_is_refuted_with_its_pattern() {
    foregone(&["law", "calendar", "bare-parity"]).assert().code(1).stderr_eq("").stdout_eq(str![[r"
calendar: positions 1900-01-01 to 2001-11-04
claim: First wins if and only if (m + d) % 2 == 0
It is refuted: it fails on 203 of 37198 positions and holds on 36995.
first counter-examples:
  1900-09-30: claimed Second wins, but it is: First wins
  1900-11-30: claimed Second wins, but it is: First wins
  1901-09-30: claimed Second wins, but it is: First wins
  1901-11-30: claimed Second wins, but it is: First wins
  1902-09-30: claimed Second wins, but it is: First wins

where it fails, by month and day (# in every year, + in some, . in none):
               5        10        15        20        25        30  
   1   . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . .
   2   . . . . . . . . . . . . . . . . . . . . . . . . . . . . .
   3   . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . .
   4   . . . . . . . . . . . . . . . . . . . . . . . . . . . . . .
   5   . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . .
   6   . . . . . . . . . . . . . . . . . . . . . . . . . . . . . .
   7   . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . .
   8   . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . .
   9   . . . . . . . . . . . . . . . . . . . . . . . . . . . . . #
  10   . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . .
  11   . . . . . . . . . . . . . . . . . . . . . . . . . . . . . #
  12   . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . .

"]]);
    foregone(&["law", "calendar", "bare-parity", "--json"]).assert().code(1).stdout_eq(str![[r#"
{
  "subject": "calendar: positions 1900-01-01 to 2001-11-04",
  "claim": "(m + d) % 2 == 0",
  "about": "First wins if and only if",
  "positions": 37198,
  "fails": 203,
  "holds": false,
  "counter_examples": [
    {
      "position": "1900-09-30",
      "claimed": "Second wins",
      "is": "First wins"
    },
    {
      "position": "1900-11-30",
      "claimed": "Second wins",
      "is": "First wins"
    },
    {
      "position": "1901-09-30",
      "claimed": "Second wins",
      "is": "First wins"
    },
    {
      "position": "1901-11-30",
      "claimed": "Second wins",
      "is": "First wins"
    },
    {
      "position": "1902-09-30",
      "claimed": "Second wins",
      "is": "First wins"
    }
  ],
  "pattern": [
    {
      "month": 9,
      "day": 30,
      "fails": 102,
      "of": 102
    },
    {
      "month": 11,
      "day": 30,
      "fails": 101,
      "of": 101
    }
  ]
}

"#]]);
    let opposite = foregone(&["law", "calendar", "opposite-parity"]).assert().code(1).get_output().stdout.clone();
    assert!(String::from_utf8(opposite).unwrap().contains("It is refuted: it fails on 36995 of 37198 positions"));
}

/// The law of a phase is no law of the other one.
#[test]
fn other_deadlines_and_phases_have_their_own_laws() {
    let phase_b = "(m + d) % 2 == 1 || d == last && last % 2 == 0";
    foregone(&["law", "calendar", phase_b, "--phase", "b"]).assert().success();
    foregone(&["law", "calendar", phase_b, "--phase", "a"]).assert().code(1);
    // This deadline leads into phase B.
    let phase_a = "(m + d) % 2 == 0 || d == last && last % 2 == 0";
    foregone(&["law", "calendar", phase_a, "--deadline", "0400-01-01"]).assert().code(1).stdout_eq(str![[r"
calendar: dates up to the deadline 0400-01-01
claim: First wins if and only if (m + d) % 2 == 0 || d == last && last % 2 == 0
It is refuted: it fails on 143833 of 145732 positions and holds on 1899.
first counter-examples:
  0001-01-01: claimed First wins, but it is: Second wins
  0001-01-02: claimed Second wins, but it is: First wins
  0001-01-03: claimed First wins, but it is: Second wins
  0001-01-04: claimed Second wins, but it is: First wins
  0001-01-05: claimed First wins, but it is: Second wins

where it fails, by month and day (# in every year, + in some, . in none):
               5        10        15        20        25        30  
   1   # # # # # # # # # # # # # # # # # # # # # # # # # # # # # # #
   2   # # # # # # # # # # # # # # # # # # # # # # # # # # # + #
   3   # # # # # # # # # # # # # # # # # # # # # # # # # # # # # # #
   4   # # # # # # # # # # # # # # # # # # # # # # # # # # # # # .
   5   # # # # # # # # # # # # # # # # # # # # # # # # # # # # # # #
   6   # # # # # # # # # # # # # # # # # # # # # # # # # # # # # .
   7   # # # # # # # # # # # # # # # # # # # # # # # # # # # # # # #
   8   # # # # # # # # # # # # # # # # # # # # # # # # # # # # # # #
   9   # # # # # # # # # # # # # # # # # # # # # # # # # # # # # .
  10   # # # # # # # # # # # # # # # # # # # # # # # # # # # # # # #
  11   # # # # # # # # # # # # # # # # # # # # # # # # # # # # # .
  12   # # # # # # # # # # # # # # # # # # # # # # # # # # # # # # #

"]]);
    foregone(&["law", "calendar", &format!("y == 2001 && m >= 10 || {phase_a}"), "--deadline", "2001-11-04"])
        .assert()
        .code(1);
    foregone(&["law", "calendar", phase_a, "--deadline", "2001-11-04"]).assert().success();
}

#[test]
fn what_cannot_be_tested_is_told() {
    foregone(&["law", "calendar", "(m + d"]).assert().code(2).stdout_eq("").stderr_eq(str![[r#"
error: "(m + d" cannot be tested: expected `)`, found the end at character 7
help: write an expression over y, m, d, leap, weekday, doy, last, parity, such as those that `foregone law --help` lists; && || ! == != < <= > >= + - * / % work as in C, and `x in [1, 2]` looks into a list

"#]]);
    foregone(&["law", "calendar", "m + q == 0"]).assert().code(2).stdout_eq("").stderr_eq(str![[r#"
error: "m + q == 0" cannot be tested: expected one of the variables y, m, d, leap, weekday, doy, last, parity, found q at character 5
help: write an expression over y, m, d, leap, weekday, doy, last, parity, such as those that `foregone law --help` lists; && || ! == != < <= > >= + - * / % work as in C, and `x in [1, 2]` looks into a list

"#]]);
    foregone(&["law", "calendar", "m + d"]).assert().code(2).stdout_eq("").stderr_eq(str![[r#"
error: "m + d" cannot be tested: it gives a number, not true or false, whether First wins; --grundy tests a claim about Grundy values
help: write an expression over y, m, d, leap, weekday, doy, last, parity, such as those that `foregone law --help` lists; && || ! == != < <= > >= + - * / % work as in C, and `x in [1, 2]` looks into a list

"#]]);
    foregone(&["law", "calendar", "true", "--grundy"]).assert().code(2).stdout_eq("").stderr_eq(str![[r#"
error: "true" cannot be tested: it gives a truth value, not a number, the Grundy value
help: write an expression over y, m, d, leap, weekday, doy, last, parity, such as those that `foregone law --help` lists; && || ! == != < <= > >= + - * / % work as in C, and `x in [1, 2]` looks into a list

"#]]);
    foregone(&["law", "calendar", "1 / 0 == 1"]).assert().code(2).stdout_eq("").stderr_eq(str![[r#"
error: "1 / 0 == 1" cannot be tested: 1 / 0 divides by zero
help: write an expression over y, m, d, leap, weekday, doy, last, parity, such as those that `foregone law --help` lists; && || ! == != < <= > >= + - * / % work as in C, and `x in [1, 2]` looks into a list

"#]]);
    foregone(&["law", "powers", "n == 0", "--phase", "a"]).assert().code(2).stdout_eq("").stderr_eq(str![[r"
error: --phase is about the Calendar Game
help: leave it out, or test a law of calendar

"]]);
    foregone(&["law", "calendar", "true", "--deadline", "2001-02-29"]).assert().code(2).stdout_eq("").stderr_eq(str![
        [r"
error: invalid value '2001-02-29' for '--deadline <DATE>': there is no day 29 in February 2001: its days are 1 to 28

For more information, try '--help'.

"]
    ]);
}

#[test]
fn the_shortest_law_is_found_in_the_table() {
    foregone(&["discover", "calendar"]).assert().success().stderr_eq("").stdout_eq(str![[r"
calendar: positions 1900-01-01 to 2001-11-04
form: a parity of some of y, m and d, and days of the year on which it is the other way round
tried: 16 laws of the form, on all 37198 positions of the table
found: First wins if and only if m + d is even, the other way round on 09-30, 11-30
It is exact: no position contradicts it.

"]]);
    foregone(&["discover", "calendar", "--json"]).assert().success().stdout_eq(str![[r#"
{
  "subject": "calendar: positions 1900-01-01 to 2001-11-04",
  "tried": 16,
  "positions": 37198,
  "law": {
    "terms": [
      "m",
      "d"
    ],
    "remainder": 0,
    "exceptions": [
      [
        9,
        30
      ],
      [
        11,
        30
      ]
    ]
  },
  "wrong": 0,
  "exact": true
}

"#]]);
}
