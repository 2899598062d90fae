//! Playing by rules from a file: `solve`, `judge`, `law` and `discover`.

use crate::{EXAMPLE, NORMAL, foregone, with};
use snapbox::str;

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
Calendar Game, 1900-01-01 to 2001-11-04: move to the next day or to the same day of the next month if it exists; whoever reaches 2001-11-04 loses
form: a parity of some of y, m and d, and days of the year on which it is the other way round
tried: 16 laws of the form, on all 37198 positions of the table
found: First wins if and only if m + d is odd, the other way round on 02-28, 04-30, 06-30
It is the best of the form, and wrong on 25 positions.

"]]);
    discover("first = 1999-02-01\ndeadline = 1999-02-02").success().stdout_eq(str![[r"
Calendar Game, 1999-02-01 to 1999-02-02: move to the next day or to the same day of the next month if it exists; whoever reaches 1999-02-02 wins
form: a parity of some of y, m and d, and days of the year on which it is the other way round
tried: 16 laws of the form, on all 2 positions of the table
found: First wins if and only if d is odd
It is exact: no position contradicts it.

"]]);
    foregone(&["discover", "calendar", "--rules", EXAMPLE]).assert().code(1).stdout_eq(str![[r"
Calendar Game, 1970-01-01 to 2038-01-19: move to the next day, to the same day of the next week, to the same day of the next month or its last or to the same day of the next year or the last of its month; whoever reaches 2038-01-19 loses
form: a parity of some of y, m and d, and days of the year on which it is the other way round
tried: 16 laws of the form, on all 24856 positions of the table
found: First always wins
It is the best of the form, and wrong on 10255 positions.

"]]);
    foregone(&["discover", "calendar", "--deadline", "2024-02-29"]).assert().success().stdout_eq(str![[r"
calendar: dates up to the deadline 2024-02-29
form: a parity of some of y, m and d, and days of the year on which it is the other way round
tried: 16 laws of the form, on all 738945 positions of the table
found: First wins if and only if m + d is even, the other way round on 09-30, 11-30
It is exact: no position contradicts it.

"]]);
}
