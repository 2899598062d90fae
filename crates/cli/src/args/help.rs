//! Help that is made from the list of games.

use crate::game::names;
use crate::special;
use foregone_guide::{AnyRoom, Format, ROOMS};
use std::fmt::Write;

const CODES: &str = "Exit codes: 0 done, 1 the answer is bad news, 2 usage or input error.";

/// Examples of calls, each with what it does, in two columns.
fn examples(calls: &[(String, &str)]) -> String {
    let width = calls.iter().map(|(call, _)| call.chars().count()).filter(|width| *width <= 40).max().unwrap_or(0);
    calls.iter().fold(String::from("Examples:"), |mut text, (call, what)| {
        let _ = if what.is_empty() { write!(text, "\n  {call}") } else { write!(text, "\n  {call:width$}  {what}") };
        text
    })
}

fn call(verb: &str, rest: &str) -> String {
    format!("foregone {verb} {rest}")
}

/// A game with its first example.
fn first(room: &dyn AnyRoom) -> (&'static str, &'static str) {
    let about = room.about();
    (about.name, about.examples.first().copied().unwrap_or_default())
}

/// Games and their first examples, of those that fulfil a condition.
fn games(holds: fn(&dyn AnyRoom) -> bool) -> impl Iterator<Item = (&'static str, &'static str)> {
    ROOMS.iter().filter(move |room| holds(**room)).map(|room| first(*room))
}

fn formats_listed() -> impl Iterator<Item = &'static Format> {
    ROOMS.iter().flat_map(|room| room.about().formats)
}

/// The width of a column of names of formats.
fn name_width() -> usize {
    formats_listed().map(|format| format.name.len()).max().unwrap_or(0)
}

/// The problems that are set in a format.
fn problems(format: &Format) -> String {
    format.problems.iter().map(ToString::to_string).collect::<Vec<_>>().join(", ")
}

/// The whole program's.
pub(super) fn all() -> String {
    let mut calls = Vec::new();
    if let Some(format) = formats_listed().next() {
        calls.push((call("judge", &format!("{} cases.txt", format.name)), "answer a judge file, one line a case"));
        if let Some(problem) = format.problems.first() {
            calls.push((
                call("judge", &format!("{problem} < cases.txt")),
                "the same, by problem number and from a pipe",
            ));
        }
    }
    if let Some((game, example)) = games(|_| true).next() {
        calls.push((call("rules", game), "what the game is, and what is known of it"));
        calls.push((call("solve", &format!("{game} {example}")), "who wins, and why"));
    }
    let parts: Vec<String> =
        games(|_| true).skip(1).take(2).map(|(game, example)| format!("{game}:{example}")).collect();
    calls.push((call("sum", &parts.join(" ")), "several positions side by side"));
    calls.extend(special::theorems().map(|name| (call("prove", name), "a theorem, by every case")));
    calls.push(("foregone audit".into(), "every table, derived anew and compared"));
    if let Some((game, law)) = laws_listed().next() {
        calls.push((call("law", &format!("{game} {}", law.name)), "a conjecture, on every position"));
    }
    format!("{}\n\n{CODES}", examples(&calls))
}

/// That of `judge -h`: names and problem numbers.
pub(super) fn formats() -> String {
    let mut text = String::from("Formats:\n");
    let width = name_width();
    for format in formats_listed() {
        let _ = writeln!(text, "  {:<width$} {:<36} {}", format.name, problems(format), format.title);
    }
    let calls: Vec<_> = formats_listed()
        .filter_map(|format| Some((format, format.problems.first()?)))
        .take(2)
        .flat_map(|(format, problem)| {
            [
                (call("judge", &format!("{} cases.txt", format.name)), ""),
                (call("judge", &format!("'{} {}' < cases.txt", problem.judge, problem.number)), ""),
            ]
        })
        .collect();
    format!("{text}\n{}", examples(&calls))
}

/// That of `judge --help`: forms of input and output too.
pub(super) fn forms() -> String {
    let mut text = formats() + "\n\nForms, of words: line ends are blanks like others";
    let width = name_width();
    for format in formats_listed() {
        let _ = write!(
            text,
            "\n  {:<width$} in:  {}\n  {:<width$} out: {}",
            format.name,
            format.input(),
            "",
            format.output()
        );
    }
    text
}

/// That of `solve`: how each game writes its positions.
pub(super) fn positions() -> String {
    let calls = games(|_| true).take(3).map(|(game, example)| (call("solve", &format!("{game} {example}")), ""));
    let json = games(|_| true)
        .next()
        .map(|(game, example)| (call("solve", &format!("{game} {example} --json | jq .best_move")), ""));
    let mut text = examples(&calls.chain(json).collect::<Vec<_>>()) + "\n\nPositions:";
    for room in ROOMS {
        let about = room.about();
        let _ = write!(text, "\n  {:<12} {:<20} {}", about.name, first(*room).1, about.notation);
    }
    text + "\n\nThe player to move is called First; the other one Second."
}

/// That of `sum`.
pub(super) fn sums() -> String {
    let parts: Vec<String> =
        games(|room| room.alone().is_none()).map(|(game, example)| format!("{game}:{example}")).collect();
    let some = parts.iter().take(2).cloned().collect::<Vec<_>>().join(" ");
    let calls = [(call("sum", &parts.join(" ")), ""), (call("sum", &format!("{some} --json")), "")];
    format!("{}\n\n`foregone solve --help` shows how each game writes its positions.", examples(&calls))
}

fn laws_listed() -> impl Iterator<Item = (&'static str, &'static foregone_guide::Law)> {
    ROOMS.iter().map(|room| room.about()).flat_map(|about| about.laws.iter().map(move |law| (about.name, law)))
}

/// That of `law`: variables and published laws.
pub(super) fn laws() -> String {
    let mut text = String::from("Variables:");
    for about in ROOMS.iter().map(|room| room.about()) {
        for (index, (name, what)) in about.variables.iter().enumerate() {
            let game = if index == 0 { about.name } else { "" };
            let _ = write!(text, "\n  {game:<9} {name:<8} {what}");
        }
    }
    text += "\n\nPublished laws, which can be given by name:";
    for (game, law) in laws_listed() {
        let _ = write!(text, "\n  {game:<9} {:<16} {}\n  {:<9} {:<16} {}", law.name, law.claim, "", "", law.remark);
    }
    let calls: Vec<_> = laws_listed()
        .take(1)
        .flat_map(|(game, law)| {
            [(call("law", &format!("{game} '{}'", law.claim)), ""), (call("law", &format!("{game} {}", law.name)), "")]
        })
        .chain(special::LAW_EXAMPLES.iter().map(|example| (call("law", example), "")))
        .collect();
    format!("{text}\n\n{}\n\nExit codes: 0 it holds, 1 it is refuted, 2 it is no such expression.", examples(&calls))
}

/// That of `discover`.
pub(super) fn discoveries() -> String {
    let games = names(|room| room.about().pattern.is_some());
    let calls: Vec<_> = games.into_iter().map(|game| (call("discover", game), "")).collect();
    format!("{}\n\nExit codes: 0 an exact law is found, 1 the form has none.", examples(&calls))
}

/// The names of the first and the last table.
fn tables() -> (&'static str, &'static str) {
    let tables = special::tables();
    let name = |kind: Option<&&'static crate::table::Kind>| kind.map(|kind| kind.name).unwrap_or_default();
    (name(tables.first()), name(tables.last()))
}

/// That of `audit`.
pub(super) fn audits() -> String {
    let (first, last) = tables();
    let calls = [
        ("foregone audit".into(), ""),
        (call("audit", &format!("--table {first} --html audit.html")), ""),
        (call("emit", &format!("{last} --format bin > {last}.bin && foregone audit --file {last}.bin")), ""),
        (call("audit", "--rules examples/rules.toml"), ""),
        (call("audit", "--json | jq '.tables[].checks[] | select(.passed | not)'"), ""),
    ];
    format!("{}\n\nExit codes: 0 all checks passed, 1 one failed, 2 usage or input error.", examples(&calls))
}

/// That of `emit`.
pub(super) fn emissions() -> String {
    let (first, last) = tables();
    let ruled = special::RULED.table.name;
    examples(&[
        (call("emit", &format!("{first} --format c > foregone_{first}.h")), ""),
        (call("emit", &format!("{last} --format csv | head")), ""),
        (call("emit", &format!("{ruled} --rules examples/rules.toml --format csv | head")), ""),
    ])
}

/// That of `prove`.
pub(super) fn proofs() -> String {
    let mut calls = Vec::new();
    for theorem in special::theorems() {
        calls.push((call("prove", theorem), ""));
        calls.push((call("prove", &format!("{theorem} --json | jq .outcomes.histogram")), ""));
    }
    format!("{}\n\nExit codes: 0 proved, 1 refuted, with the first counter-examples.", examples(&calls))
}
