//! The games that have something special: the only list of them.

use crate::failure::Failure;
use crate::table::{Found, Kind};
use crate::{calendar, squares};
use clap::builder::{PossibleValue, PossibleValuesParser, TypedValueParser};
use foregone::Outcome;
use foregone_guide::AnyRoom;
use std::ops::Deref;
use std::path::Path;

pub(crate) use calendar::{OtherGame, OtherOrPhase, RULES_HELP, rules};

/// What only this game has.
pub(crate) struct Special {
    pub(crate) name: &'static str,
    /// A faster reader of plain lines of a judge file than the one for all formats.
    pub(crate) line: Option<Line>,
    /// The table that the library has of it.
    pub(crate) table: Option<&'static Kind>,
    /// A theorem about it.
    pub(crate) theorem: Option<Theorem>,
}

/// Answers the plain line that bytes begin with: who wins, and the line's length.
pub(crate) type Line = fn(&[u8]) -> Option<(Outcome, usize)>;

/// A game that is played: one of the list, or another one of it.
pub(crate) enum Chosen {
    Listed(&'static dyn AnyRoom),
    Made(Box<dyn AnyRoom>),
}

impl Deref for Chosen {
    type Target = dyn AnyRoom;

    fn deref(&self) -> &Self::Target {
        match self {
            Self::Listed(room) => *room,
            Self::Made(room) => &**room,
        }
    }
}

/// A theorem that is proved by checking every case.
#[derive(Debug)]
pub(crate) struct Theorem {
    /// What it says, for lists.
    pub(crate) about: &'static str,
    /// Prints the proof, as text or as a JSON object, or what refutes it; whether it is proved.
    pub(crate) prove: fn(bool) -> Result<bool, Failure>,
}

/// A game that rules from a file can change.
pub(crate) struct Ruled {
    /// The game, as a sentence names it.
    pub(crate) game: &'static str,
    pub(crate) table: &'static Kind,
    /// The table of the rules in the file: the one given, else the one that the solver makes; none of both where the rules
    /// are those of the shipped table.
    pub(crate) by_rules: fn(&Path, &dyn Fn() -> Found) -> Found,
}

/// The game that `--rules` is about.
pub(crate) static RULED: Ruled =
    Ruled { game: "the Calendar Game", table: &calendar::KIND, by_rules: calendar::by_rules };

static SPECIAL: [Special; 2] = [
    Special {
        name: "calendar",
        line: Some(calendar::line),
        table: Some(&calendar::KIND),
        theorem: Some(Theorem {
            about: "Before any deadline the Calendar Game follows one of two laws",
            prove: calendar::prove,
        }),
    },
    Special { name: "squares", line: None, table: Some(&squares::KIND), theorem: None },
];

/// Examples of claims that need more than a game and an expression, for help.
pub(crate) const LAW_EXAMPLES: &[&str] = calendar::LAW_EXAMPLES;

/// The reader of plain lines of that game's judge file.
pub(crate) fn line(room: &dyn AnyRoom) -> Option<Line> {
    SPECIAL.iter().find(|special| special.name == room.about().name)?.line
}

/// The games that there is a theorem about.
pub(crate) fn theorems() -> impl Iterator<Item = &'static str> {
    SPECIAL.iter().filter(|special| special.theorem.is_some()).map(|special| special.name)
}

/// The tables that the library has.
pub(crate) fn tables() -> Vec<&'static Kind> {
    SPECIAL.iter().filter_map(|special| special.table).collect()
}

/// The parser of a table's name.
pub(crate) fn table_parser() -> impl TypedValueParser<Value = &'static Kind> {
    parser(tables().into_iter().map(|kind| (kind.name, kind.about, kind)).collect())
}

/// The parser of a theorem's name, which is that of its game.
pub(crate) fn theorem_parser() -> impl TypedValueParser<Value = &'static Theorem> {
    let theorem =
        |special: &'static Special| special.theorem.as_ref().map(|theorem| (special.name, theorem.about, theorem));
    parser(SPECIAL.iter().filter_map(theorem).collect())
}

/// The parser of names, each with what it is about.
fn parser<T: Sync>(named: Vec<(&'static str, &'static str, &'static T)>) -> impl TypedValueParser<Value = &'static T> {
    let values: Vec<_> = named.iter().map(|(name, about, _)| PossibleValue::new(*name).help(*about)).collect();
    PossibleValuesParser::new(values)
        .try_map(move |name| named.iter().find(|(known, ..)| *known == name).map(|(.., of)| *of).ok_or("no such name"))
}
