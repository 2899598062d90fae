//! Every game of the guide's list is in every command, and in what is said of them.

use foregone_guide::{Answers, AnyRoom, ROOMS};
use snapbox::cmd::{Command, cargo_bin};
use snapbox::str;

fn foregone(arguments: &[&str]) -> Command {
    Command::new(cargo_bin!("foregone")).args(arguments)
}

fn said(arguments: &[&str]) -> String {
    String::from_utf8(foregone(arguments).assert().success().get_output().stdout.clone()).unwrap()
}

#[test]
fn every_game_is_in_every_command() {
    for (room, about) in ROOMS.iter().map(|room| (*room, AnyRoom::about(*room))) {
        let example = about.examples[0];
        let rules = said(&["rules", about.name]);
        assert!(
            rules.contains(about.title) && rules.contains(about.rules) && rules.contains(about.notation),
            "{rules}"
        );
        assert!(about.facts.iter().all(|fact| rules.contains(fact.text) && rules.contains(fact.source)), "{rules}");
        assert!(said(&["solve", about.name, example]).contains("  why "), "{}", about.name);
        let json: serde_json::Value = serde_json::from_str(&said(&["solve", about.name, example, "--json"])).unwrap();
        assert_eq!(json["game"], about.name);
        let sum = foregone(&["sum", &format!("{}:{example}", about.name)]).output().unwrap();
        assert_eq!(sum.status.code(), Some(if room.alone().is_none() { 0 } else { 2 }), "{}", about.name);
        for law in about.laws {
            let code = foregone(&["law", about.name, law.name]).output().unwrap().status.code();
            assert_eq!(code, Some(i32::from(!law.remark.starts_with("right"))), "{}", law.name);
        }
        for format in about.formats {
            let empty = if format.input().starts_with('T') { "0" } else { "" };
            foregone(&["judge", format.name]).stdin(empty).assert().success().stdout_eq("");
        }
    }
}

#[test]
fn every_game_is_in_help_manual_and_completions() {
    let (solve, law, judge) = (said(&["solve", "--help"]), said(&["law", "--help"]), said(&["judge", "--help"]));
    let completions = said(&["completions", "bash"]);
    let pages = tempfile::tempdir().unwrap();
    said(&["man", pages.path().to_str().unwrap()]);
    let page = |name: &str| std::fs::read_to_string(pages.path().join(name)).unwrap().replace("\\-", "-");
    let (solve_page, judge_page) = (page("foregone-solve.1"), page("foregone-judge.1"));
    for about in ROOMS.iter().map(|room| AnyRoom::about(*room)) {
        for text in [&solve, &completions, &solve_page] {
            assert!(text.contains(about.name), "{} is not in:\n{text}", about.name);
        }
        assert!(about.laws.iter().all(|known| law.contains(known.claim)), "{law}");
        for format in about.formats {
            assert!(judge.contains(format.title) && judge_page.contains(format.name), "{judge}");
            assert!(completions.contains(format.name), "{} is in no completion", format.name);
            assert!(format.problems.iter().all(|problem| judge.contains(&problem.to_string())), "{judge}");
            // An answer is padded to 16 bytes with its line end.
            if let Answers::Words(words) = format.answers {
                assert!(words.iter().all(|answer| answer.len() < 16), "{}", format.name);
            }
        }
    }
}

#[test]
fn a_game_is_found_by_its_problems_too() {
    assert_eq!(said(&["rules", "POJ 1082"]), said(&["rules", "calendar"]));
    assert_eq!(said(&["solve", "hdu1846", "23/2"]), said(&["solve", "takeaway", "23/2"]));
    foregone(&["rules", "chess"]).assert().code(2).stdout_eq("").stderr_eq(str![[r#"
error: "chess" is neither a game nor a file
help: the games are calendar, euclid, powers, squares, nim, misere, subtraction, coins, takeaway, wythoff, kiki

"#]]);
    foregone(&["solve", "calender", "1999-12-31"]).assert().code(2).stdout_eq("").stderr_eq(str![[r#"
error: expected a game, one of calendar, euclid, powers, squares, nim, misere, subtraction, coins, takeaway, wythoff, kiki, found "calender"; did you mean calendar?

For more information, try '--help'.

"#]]);
}

/// A search without shortcuts gives the same answers, and says how much it was.
#[test]
fn shortcuts_can_be_left_out() {
    for board in ["5x6", "4x4", "2x9", "0000/0010/0100/0000"] {
        let short: serde_json::Value = serde_json::from_str(&said(&["solve", "squares", board, "--json"])).unwrap();
        let long = said(&["solve", "squares", board, "--json", "--no-shortcuts"]);
        let long: serde_json::Value = serde_json::from_str(&long).unwrap();
        for key in ["outcome", "grundy", "winning_moves"] {
            assert_eq!(short[key], long[key], "{board}: {key}");
        }
        assert!(short["nodes"].as_u64() < long["nodes"].as_u64(), "{board}: {} {}", short["nodes"], long["nodes"]);
    }
}
