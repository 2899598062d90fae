//! `foregone solve` and what belongs to the command line as a whole, as a black box.

use snapbox::cmd::{Command, cargo_bin};
use snapbox::str;

fn foregone(arguments: &[&str]) -> Command {
    Command::new(cargo_bin!("foregone")).args(arguments)
}

#[test]
fn a_lost_position_shows_why_every_move_loses() {
    foregone(&["solve", "calendar", "1999-12-31"]).assert().success().stderr_eq("").stdout_eq(str![[r"
calendar 1999-12-31
  outcome     Second wins (P-position)
  grundy      0
  remoteness  56 moves
  best        month, to 2000-01-31
  why         Month + day: 12 + 31 = 43 is odd, so every move loses: the day move to 2000-01-01 is answered by the day move to 2000-01-02; the month move to 2000-01-31 is answered by the day move to 2000-02-01.

"]]);
}

#[test]
fn an_exception_is_explained_as_one() {
    foregone(&["solve", "calendar", "2001-09-30"]).assert().success().stdout_eq(str![[r"
calendar 2001-09-30
  outcome     First wins (N-position)
  grundy      2
  remoteness  5 moves
  winning     day, to 2001-10-01
  why         Month + day: 9 + 30 = 39 is odd, yet this is one of the two days a year that break the rule: the day move to 2001-10-01 leaves the sum odd (10 + 1 = 11 is odd), and Second must make it even.

"]]);
}

#[test]
fn the_end_is_explained() {
    foregone(&["solve", "calendar", "2001-11-04"]).assert().success().stdout_eq(str![[r"
calendar 2001-11-04
  outcome     Second wins (P-position)
  grundy      0
  remoteness  0 moves
  why         The deadline is reached and no move is left, so whoever moved here has won.

"]]);
    foregone(&["solve", "calendar", "2001-11-03"]).assert().success().stdout_eq(str![[r"
calendar 2001-11-03
  outcome     First wins (N-position)
  grundy      1
  remoteness  1 move
  winning     day, to 2001-11-04
  why         The day move reaches the deadline, and with it the game is won.

"]]);
}

#[test]
fn json_is_one_object() {
    foregone(&["solve", "calendar", "1999-12-30", "--json"]).assert().success().stderr_eq("").stdout_eq(str![[r#"
{
  "game": "calendar",
  "position": "1999-12-30",
  "outcome": "N",
  "winner": "First",
  "grundy": 1,
  "remoteness": 57,
  "winning_moves": [
    {
      "move": "day",
      "to": "1999-12-31"
    },
    {
      "move": "month",
      "to": "2000-01-30"
    }
  ],
  "best_move": {
    "move": "day",
    "to": "1999-12-31"
  },
  "why": "Month + day: 12 + 30 = 42 is even, so First wins by leaving an odd sum: the day move to 1999-12-31 does (12 + 31 = 43 is odd). From there every move makes the sum even again or reaches 30 September or 30 November, which are won too."
}

"#]]);
}

#[test]
fn what_is_no_position_is_refused() {
    foregone(&["solve", "calendar", "1900-02-29"]).assert().code(2).stdout_eq("").stderr_eq(str![[r#"
error: "1900-02-29" is not a position of calendar: there is no day 29 in February 1900: its days are 1 to 28
help: give a date from 1900-01-01 to 2001-11-04, such as 1999-12-31

"#]]);
    foregone(&["solve", "calendar", "31.12.1999"]).assert().code(2).stdout_eq("").stderr_eq(str![[r#"
error: "31.12.1999" is not a position of calendar: expected a digit at character 3 of a date of the form YYYY-MM-DD, found '.'
help: give a date from 1900-01-01 to 2001-11-04, such as 1999-12-31

"#]]);
    foregone(&["solve", "calendar", "2001-11-05"]).assert().code(2).stdout_eq("").stderr_eq(str![[r#"
error: "2001-11-05" is not a position of calendar: 2001-11-05 is out of range: a position is a date from 1900-01-01 to 2001-11-04
help: give a date from 1900-01-01 to 2001-11-04, such as 1999-12-31

"#]]);
}

#[test]
fn no_argument_shows_the_help() {
    let output = foregone(&[]).assert().code(2).stdout_eq("").get_output().clone();
    let help = foregone(&["--help"]).assert().success().get_output().clone();
    assert_eq!(output.stderr, help.stdout);
}

#[test]
fn help_shows_examples_and_exit_codes() {
    let help = |arguments: &[&str]| {
        String::from_utf8(foregone(arguments).assert().success().get_output().stdout.clone()).unwrap()
    };
    assert!(help(&["--help"]).contains("Examples:") && help(&["--help"]).contains("Exit codes:"));
    let judge = help(&["judge", "--help"]);
    assert!(
        judge.contains("  calendar  ") && judge.contains("  poj1082, hdu1079, zoj1024, uva1557   Calendar Game"),
        "{judge}"
    );
    assert!(help(&["solve", "--help"]).contains("foregone solve calendar 1999-12-31"));
}

#[test]
fn colours_are_for_terminals_and_where_asked_for() {
    let coloured = foregone(&["solve", "calendar", "1999-12-31"]).env("CLICOLOR_FORCE", "1").output().unwrap();
    assert!(coloured.stdout.contains(&b'\x1b'));
    let plain = foregone(&["solve", "calendar", "1999-12-31"])
        .env("CLICOLOR_FORCE", "1")
        .env("NO_COLOR", "1")
        .output()
        .unwrap();
    assert!(!plain.stdout.contains(&b'\x1b'));
}

#[test]
fn completions_and_man_pages_are_made() {
    for shell in ["bash", "zsh", "fish", "elvish", "powershell"] {
        let script = foregone(&["completions", shell]).assert().success().get_output().stdout.clone();
        assert!(String::from_utf8(script).unwrap().contains("judge"));
    }
    let directory = tempfile::tempdir().unwrap();
    let pages = directory.path().join("man1");
    foregone(&["man", pages.to_str().unwrap()]).assert().success().stdout_eq("");
    for page in ["foregone.1", "foregone-judge.1", "foregone-prove.1", "foregone-solve.1"] {
        assert!(std::fs::read_to_string(pages.join(page)).unwrap().contains(".TH"));
    }
}

#[test]
fn every_game_is_solved_and_explained() {
    foregone(&["solve", "euclid", "34,12"]).assert().success().stdout_eq(str![[r"
euclid 34,12
  outcome     First wins (N-position)
  grundy      2
  remoteness  3 moves
  winning     subtract 2 × 12, to 12,10
  why         34/12 is above the golden ratio 1.618…, so First has what it takes: subtracting 2 × 12 leaves 12,10, whose ratio lies below it, and there Second has but one move.

"]]);
    foregone(&["solve", "euclid", "24,15"]).assert().success().stdout_eq(str![[r"
euclid 24,15
  outcome     Second wins (P-position)
  grundy      0
  remoteness  4 moves
  why         24/15 lies between 1 and the golden ratio 1.618…, so there is but one move, to 15,9, and Second wins from there by leaving 9,6.

"]]);
    foregone(&["solve", "powers", "17"]).assert().success().stdout_eq(str![[r"
powers 17
  outcome     First wins (N-position)
  grundy      2
  winning     take 2, to 15
              take 8, to 9
  best        take 2, to 15
  why         The pile leaves a remainder of 2 by 3, so taking 2 leaves a multiple of 3. No power of two is one, so Second never can do the same.

"]]);
    foregone(&["solve", "nim", "3,5,7"]).assert().success().stdout_eq(str![[r"
nim 3,5,7
  outcome     First wins (N-position)
  grundy      1
  winning     take 1 from heap 1, to 2,5,7
              take 1 from heap 2, to 3,4,7
              take 1 from heap 3, to 3,5,6
  best        take 1 from heap 1, to 2,5,7
  why         3 xor 5 xor 7 = 1: First makes it 0 (take 1 from heap 1), and every move of Second makes it something else.

"]]);
    foregone(&["solve", "subtraction", "21/2,4,7"]).assert().success().stdout_eq(str![[r"
subtraction 21/2,4,7
  outcome     Second wins (P-position)
  grundy      0
  why         When 2, 4, 7 may be taken, values repeat every 3 from 8 on (found and proved the least), and a pile of 21 is worth 0: every move leaves a pile that is worth something.

"]]);
    foregone(&["solve", "coins", "HTTH"]).assert().success().stdout_eq(str![[r"
coins HTTH
  outcome     First wins (N-position)
  grundy      5
  winning     turn coins 3 to 4, to HTHT
  why         Heads at 1, 4 are worth 1 xor 4 = 5, each the greatest power of two that divides its place; First makes it 0.

"]]);
}

#[test]
fn a_board_is_shown_as_a_picture() {
    foregone(&["solve", "squares", "...#..../......../..#...../........"]).assert().success().stdout_eq(str![[r"
squares 00010000/00000000/00100000/00000000
  outcome     First wins (N-position)
  grundy      6
  winning     place at row 2, column 4
              place at row 2, column 5
              place at row 2, column 7
  best        place at row 2, column 4
  why         The board falls into 2 parts worth 2 xor 4 = 6. Placing at row 2, column 4 makes that 0.

   . . . # . . . .
   . . . x x . . .
   . . # x x . . .
   . . . . . . . .
  (x is the best move)

"]]);
    foregone(&["solve", "squares", "5x6"]).assert().success().stdout_eq(str![[r"
squares 000000/000000/000000/000000/000000
  outcome     Second wins (P-position)
  grundy      0
  best        place at row 1, column 1
  why         Every placement has a twin two rows (or columns) away, so Second answers by that and always has an answer.

   x x . . . .
   x x . . . .
   . . . . . .
   . . . . . .
   . . . . . .
  (x is the best move)

"]]);
}

#[test]
fn a_shortcut_answers_where_the_value_is_out_of_reach() {
    foregone(&["solve", "squares", "10x10", "--budget", "1000", "--json"]).assert().success().stdout_eq(str![[r#"
{
  "game": "squares",
  "position": "0000000000/0000000000/0000000000/0000000000/0000000000/0000000000/0000000000/0000000000/0000000000/0000000000",
  "outcome": "N",
  "winner": "First",
  "grundy": null,
  "winning_moves": null,
  "best_move": {
    "move": "place at row 5, column 5",
    "to": "0000000000/0000000000/0000000000/0000000000/0000110000/0000110000/0000000000/0000000000/0000000000/0000000000"
  },
  "why": "The legal placements are symmetric about the middle: First takes it (row 5, column 5) and then answers every placement by its point reflection.",
  "unknown": {
    "grundy": "not found within the budget of 1000 nodes",
    "winning_moves": "not found within the budget of 1000 nodes"
  },
  "nodes": 2000
}

"#]]);
    foregone(&["solve", "squares", "9x9", "--budget", "1000"]).assert().code(1).stdout_eq("").stderr_eq(str![[r"
error: squares: gave up after 1000 nodes: the budget is used up; 64 placements are legal, in 1 independent part of at most 64 placements, so the board is worth at most 64; no symmetry settles who wins
help: allow more with --budget NODES

"]]);
}

#[test]
fn a_pile_of_any_length_is_solved() {
    let long = "1".repeat(1_000);
    let said = foregone(&["solve", "powers", &long, "--json"]).assert().success().get_output().stdout.clone();
    let said: serde_json::Value = serde_json::from_slice(&said).unwrap();
    assert_eq!((&said["grundy"], &said["best_move"]["move"]), (&1.into(), &"take 1".into()));
}

#[test]
fn a_sum_shows_its_parts_and_its_winning_replies() {
    foregone(&["sum", "calendar:1999-12-31", "euclid:34,12", "powers:17", "squares:4x4", "nim:3,5,7"])
        .assert()
        .success()
        .stdout_eq(str![[r"
part  position                     grundy
1     calendar:1999-12-31          0
2     euclid:34,12                 2
3     powers:17                    2
4     squares:0000/0000/0000/0000  1
5     nim:3,5,7                    1
sum                                0
Second wins (P-position)
Every move makes the sum something else, and Second makes it 0 again.

"]]);
    foregone(&["sum", "calendar:2001-09-30", "euclid:34,12", "squares:2x4", "coins:HT"]).assert().success().stdout_eq(
        str![[r"
part  position             grundy
1     calendar:2001-09-30  2
2     euclid:34,12         2
3     squares:0000/0000    2
4     coins:HT             1
sum                        3
First wins (N-position)
winning replies:
  part 1: month, to calendar:2001-10-30
  part 2: subtract 1 × 12, to euclid:22,12
  part 3: place at row 1, column 1, to squares:1100/1100
  part 3: place at row 1, column 3, to squares:0011/0011

"]],
    );
    foregone(&["sum", "nim:1", "powers:2", "--json"]).assert().success().stdout_eq(str![[r#"
{
  "parts": [
    {
      "position": "nim:1",
      "grundy": 1
    },
    {
      "position": "powers:2",
      "grundy": 2
    }
  ],
  "outcome": "N",
  "winner": "First",
  "grundy": 3,
  "winning_replies": [
    {
      "part": 2,
      "move": "take 1",
      "to": "powers:1"
    }
  ]
}

"#]]);
}

#[test]
fn parts_that_are_no_positions_are_refused() {
    foregone(&["sum", "nim:3", "chess:e4"]).assert().code(2).stdout_eq("").stderr_eq(str![[r#"
error: "chess:e4" is not a game, a colon and a position
help: the games are calendar, euclid, powers, squares, nim, subtraction, coins, takeaway, wythoff, kiki; write for instance kiki:2,3

"#]]);
    foregone(&["sum", "nim:3", "euclid:34"]).assert().code(2).stdout_eq("").stderr_eq(str![[r#"
error: "34" is not a position of euclid: expected a comma, found the end
help: give two numbers such as 34,12

"#]]);
    foregone(&["sum", "powers:99999999999999999999"]).assert().code(2).stdout_eq("").stderr_eq(str![[r#"
error: "99999999999999999999" is not a position of powers: the number at character 1 is greater than 18446744073709551615
help: give a number such as 17

"#]]);
}

#[test]
fn the_calendar_game_has_other_deadlines() {
    foregone(&["solve", "calendar", "2023-12-25", "--deadline", "2024-02-29"]).assert().success().stdout_eq(str![[r"
calendar 2023-12-25, deadline 2024-02-29
  outcome     Second wins (P-position)
  grundy      0
  remoteness  6 moves
  best        month, to 2024-01-25
  why         Up to 2024-02-29 this deadline is in phase A: First wins where month + day is even, and on 30 September and 30 November. `foregone prove calendar` proves it.

"]]);
    foregone(&["solve", "calendar", "2001-05-27", "--deadline", "2002-05-27", "--json"])
        .assert()
        .success()
        .stdout_eq(str![[r#"
{
  "game": "calendar",
  "position": "2001-05-27",
  "deadline": "2002-05-27",
  "outcome": "P",
  "winner": "Second",
  "grundy": 0,
  "remoteness": 42,
  "winning_moves": [],
  "best_move": {
    "move": "month",
    "to": "2001-06-27"
  },
  "why": "The outcomes settle into phase A (First wins where month + day is even, and on 30 September and 30 November) only up to 1987-03-29; this late a date is worked out month by month from the deadline."
}

"#]]);
    foregone(&["solve", "calendar", "2025-01-01", "--deadline", "2024-02-29"]).assert().code(2).stderr_eq(str![[r#"
error: "2025-01-01" is not a position before the deadline 2024-02-29: 2025-01-01 lies after the deadline 2024-02-29: a position is a date from 0001-01-01 to it
help: give a date from 0001-01-01 to 2024-02-29, such as 1999-12-31

"#]]);
    foregone(&["solve", "nim", "3", "--deadline", "2024-02-29"]).assert().code(2).stderr_eq(str![[r"
error: --deadline is about the Calendar Game
help: leave it out, or solve a date of calendar

"]]);
}
