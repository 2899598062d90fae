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
  moves       day to 2000-01-01: loses (grundy 1, then 55 moves)
              month to 2000-01-31: loses, best (grundy 1, then 55 moves)
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
  moves       day to 2001-10-01: wins, best (grundy 0, then 4 moves)
              month to 2001-10-30: loses (grundy 1, then 5 moves)
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
  moves       day to 2001-11-04: wins, best (grundy 0, then 0 moves)
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
  "moves": [
    {
      "move": "day",
      "to": "1999-12-31",
      "wins": true,
      "grundy": 0,
      "remoteness": 56
    },
    {
      "move": "month",
      "to": "2000-01-30",
      "wins": true,
      "grundy": 0,
      "remoteness": 56
    }
  ],
  "best_move": {
    "move": "day",
    "to": "1999-12-31",
    "wins": true,
    "grundy": 0,
    "remoteness": 56
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
    assert!(judge.contains("calendar     poj1082, hdu1079, zoj1024    Calendar Game (Taejon 2001)"), "{judge}");
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
    for page in ["foregone.1", "foregone-judge.1", "foregone-solve.1"] {
        assert!(std::fs::read_to_string(pages.join(page)).unwrap().contains(".TH"));
    }
}
