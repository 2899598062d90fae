//! Reading rules from TOML: the keys of the schema, each with the value of the game as it was set if it is left out.

use crate::failure::{Failure, InputError, Place};
use foregone::calendar::{MonthEnd, Rules, Step, Steps};
use foregone::{Convention, Date};
use serde::Deserialize;
use std::ops::Range;
use std::path::Path;
use toml::{Spanned, Value};

/// The file's keys. Values are read by hand, so that a fault in one is told in the words of the game.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct Document {
    first: Option<Spanned<Value>>,
    deadline: Option<Spanned<Value>>,
    moves: Option<Spanned<Vec<Spanned<Value>>>>,
    month_end: Option<Spanned<Value>>,
    convention: Option<Spanned<Value>>,
}

pub(super) const MONTH_ENDS: [(&str, MonthEnd); 2] = [("none", MonthEnd::NoMove), ("clamp", MonthEnd::Clamp)];
pub(super) const CONVENTIONS: [(&str, Convention); 2] =
    [("normal", Convention::Normal), ("misere", Convention::Misere)];

/// What is wrong, and where in the file.
pub(super) struct Fault {
    pub(super) at: Range<usize>,
    pub(super) message: String,
    help: String,
}

/// The rules in the file.
///
/// # Errors
///
/// Where it cannot be read, is no TOML, has other keys, or a value that the schema does not allow.
pub(crate) fn read(path: &Path) -> Result<Rules, Failure> {
    let name = path.display().to_string();
    let text = std::fs::read_to_string(path)
        .map_err(|error| Failure::Io { what: format!("cannot read the rules {name}"), error })?;
    parse(&text).map_err(|Fault { at, message, help }| {
        let place = place(&text, at.start);
        Failure::Input(InputError { source: name, place, message, help })
    })
}

/// The rules in that text.
pub(super) fn parse(text: &str) -> Result<Rules, Fault> {
    let document: Document = toml::from_str(text).map_err(|error| Fault {
        at: error.span().unwrap_or_default(),
        message: error.message().into(),
        help: "a rules file has some of the keys first, deadline, moves, month_end and convention; `foregone rules \
               --schema` prints their schema"
            .into(),
    })?;
    let classic = Rules::CLASSIC;
    let first = document.first.as_ref().map_or(Ok(classic.first()), |value| date(text, value, "first"))?;
    let deadline = document.deadline.as_ref().map_or(Ok(classic.deadline()), |value| date(text, value, "deadline"))?;
    let mut rules = Rules::new(first, deadline).map_err(|error| Fault {
        at: document.deadline.as_ref().or(document.first.as_ref()).map(Spanned::span).unwrap_or_default(),
        message: error.to_string(),
        help: format!(
            "set first and deadline in order; left out, they are {} and {}",
            classic.first(),
            classic.deadline()
        ),
    })?;
    if let Some(value) = &document.moves {
        rules = rules.with_moves(moves(text, value)?);
    }
    if let Some(value) = &document.month_end {
        rules = rules.with_month_end(choice(text, value, "month_end", &MONTH_ENDS)?);
    }
    if let Some(value) = &document.convention {
        rules = rules.with_convention(choice(text, value, "convention", &CONVENTIONS)?);
    }
    Ok(rules)
}

/// A value as the file has it.
fn quoted<'a, T>(text: &'a str, value: &Spanned<T>) -> &'a str {
    text.get(value.span()).unwrap_or_default()
}

/// A date, as TOML writes one or in quotes.
fn date(text: &str, value: &Spanned<Value>, key: &str) -> Result<Date, Fault> {
    let refused = |why: &str| Fault {
        at: value.span(),
        message: format!("expected a date for {key}, found {}{why}", quoted(text, value)),
        help: format!("write a date from {} to {}, such as {key} = 2001-11-04", Date::MIN, Date::MAX),
    };
    let date = match value.get_ref() {
        Value::String(date) => date.clone(),
        Value::Datetime(found) if found.time.is_none() => found.to_string(),
        _ => return Err(refused("")),
    };
    date.parse().map_err(|error: foregone::date::ParseDateError| refused(&format!(": {error}")))
}

/// A list of moves, each once.
fn moves(text: &str, list: &Spanned<Vec<Spanned<Value>>>) -> Result<Steps, Fault> {
    let refused = |at, found: &str| Fault {
        at,
        message: format!("expected a list of moves, found {found}"),
        help: format!(
            "write some of {}, each once, such as moves = [\"day\", \"month\"]",
            Step::ALL.map(|step| format!("\"{step}\"")).join(", ")
        ),
    };
    let mut found = Vec::new();
    for item in list.get_ref() {
        let step = Step::ALL.into_iter().find(|step| item.get_ref().as_str() == Some(step.name()));
        match step {
            None => return Err(refused(item.span(), &format!("{} in it", quoted(text, item)))),
            Some(step) if found.contains(&step) => {
                return Err(refused(item.span(), &format!("{} in it twice", quoted(text, item))));
            }
            Some(step) => found.push(step),
        }
    }
    if found.is_empty() { Err(refused(list.span(), "an empty one")) } else { Ok(Steps::new(&found)) }
}

/// One of a few names.
fn choice<T: Copy>(text: &str, value: &Spanned<Value>, key: &str, choices: &[(&str, T)]) -> Result<T, Fault> {
    let chosen = choices.iter().find(|(name, _)| value.get_ref().as_str() == Some(name));
    chosen.map(|(_, choice)| *choice).ok_or_else(|| {
        let names: Vec<String> = choices.iter().map(|(name, _)| format!("\"{name}\"")).collect();
        Fault {
            at: value.span(),
            message: format!("expected {} for {key}, found {}", names.join(" or "), quoted(text, value)),
            help: format!("write {key} = {}, or leave it out", names[0]),
        }
    })
}

/// Line and column of a byte.
fn place(text: &str, at: usize) -> Place {
    let before = &text.as_bytes()[..at.min(text.len())];
    let line_start = before.iter().rposition(|byte| *byte == b'\n').map_or(0, |newline| newline + 1);
    let line = before.split(|byte| *byte == b'\n').count();
    Place { line: line as u64, column: (before.len() - line_start + 1) as u64 }
}
