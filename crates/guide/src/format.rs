//! Judge formats as data: how cases end, what fields a case has, the two answers.

use crate::words::joined;
use crate::{AnyRoom, ROOMS};
use alloc::string::{String, ToString};
use alloc::vec::Vec;
use core::fmt;
use foregone::sum::GaveUp;

pub use foregone::powers::Residue;
pub use foregone::squares::{Board, MAX_SIDE};

/// A judge format. Its input is words: line ends are blanks like others, except that the row of a board is in one line.
#[derive(Debug)]
pub struct Format {
    /// The name.
    pub name: &'static str,
    /// The problems that are set in this format.
    pub problems: &'static [Problem],
    /// What the problem is called.
    pub title: &'static str,
    /// How cases end.
    pub ending: Ending,
    /// What a case has.
    pub fields: &'static [Field],
    /// What is printed for a case.
    pub answers: Answers,
    /// The form in words, for who has made a mistake in it.
    pub form: &'static str,
}

/// A problem of a judge.
#[derive(Debug)]
pub struct Problem {
    /// The judge, in capitals.
    pub judge: &'static str,
    /// The problem's number there.
    pub number: &'static str,
}

/// In lower case and in one word, as command lines take it.
impl fmt::Display for Problem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.judge.to_lowercase(), self.number.to_lowercase())
    }
}

/// How the cases of an input end.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ending {
    /// Their number stands first.
    Count,
    /// With the input.
    End,
    /// With a case whose numbers before its first list are zeros, and that ends with them.
    Zeros,
}

/// What is printed for a case, a line unless it says otherwise.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Answers {
    /// A word where Second wins, and another where First does.
    Words([&'static str; 2]),
    /// `Case 1: ` with the number of the case, and such a word.
    Numbered([&'static str; 2]),
    /// What [`Room::reply`](crate::Room::reply) writes; here what that is, in words.
    Written(&'static str),
}

/// A part of a case.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Field {
    /// A number of at most `u64::MAX`.
    Number {
        /// What help calls it.
        symbol: &'static str,
        /// What is expected, as in "expected a year".
        what: &'static str,
    },
    /// A number of any length, of which only the remainder by 3 is needed.
    Remainder {
        /// What help calls it.
        symbol: &'static str,
        /// What is expected.
        what: &'static str,
    },
    /// Numbers, as many as an earlier number says.
    Numbers {
        /// The index of that number among the case's.
        of: usize,
        /// How many numbers there are for each that it counts.
        each: usize,
        /// What help calls them.
        symbol: &'static str,
        /// What is expected, as in "expected a heap".
        what: &'static str,
    },
    /// Lists, as many as an earlier number says: of each the number of its numbers, then these.
    Lists {
        /// The index of that number among the case's.
        of: usize,
        /// What help calls one.
        symbol: &'static str,
        /// What its first number is.
        count: &'static str,
        /// What each of the others is.
        what: &'static str,
    },
    /// The numbers of rows and columns, then the rows.
    Board,
    /// The number of boards, then the boards.
    Boards,
}

/// A case as it was read.
#[derive(Clone, Copy, Debug)]
pub struct Case<'a> {
    /// The numbers of its fields that are numbers; what is larger than `u64::MAX` counts as that.
    pub numbers: &'a [u64],
    /// The lists.
    pub lists: Lists<'a>,
    /// The boards.
    pub boards: &'a [Board],
}

impl Case<'_> {
    /// The number of that index; 0 where there is none, which no case of the format has.
    #[must_use]
    pub fn number(&self, index: usize) -> u64 {
        self.numbers.get(index).copied().unwrap_or(0)
    }

    /// The list of that index; empty where there is none.
    #[must_use]
    pub fn list(&self, index: usize) -> &[u64] {
        self.lists.get(index).unwrap_or_default()
    }
}

/// Lists of numbers, one behind the other.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Lists<'a> {
    items: &'a [u64],
    ends: &'a [usize],
}

impl<'a> Lists<'a> {
    /// The lists that end before those indices of `items`, each of which begins where the one before ends.
    #[must_use]
    pub const fn new(items: &'a [u64], ends: &'a [usize]) -> Self {
        Self { items, ends }
    }

    /// The list of that index.
    #[must_use]
    pub fn get(&self, index: usize) -> Option<&'a [u64]> {
        let start = match index.checked_sub(1) {
            Some(before) => *self.ends.get(before)?,
            None => 0,
        };
        self.items.get(start..*self.ends.get(index)?)
    }

    /// The lists, in order.
    pub fn iter(&self) -> impl Iterator<Item = &'a [u64]> + '_ {
        (0..self.ends.len()).filter_map(|index| self.get(index))
    }
}

/// Why a case has no answer.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Refused {
    /// A field is not what it should be.
    Field {
        /// The index of the field.
        at: usize,
        /// What was expected there instead.
        expected: String,
        /// How to mend it; the form says so where this is empty.
        help: String,
    },
    /// A number of a list is not what it should be.
    Item {
        /// The index of the list.
        list: usize,
        /// The index of the number in it.
        at: usize,
        /// What was expected there instead.
        expected: String,
        /// How to mend it; the form says so where this is empty.
        help: String,
    },
    /// The fields do not go together.
    Whole {
        /// What is wrong.
        message: String,
        /// How to mend it.
        help: String,
    },
    /// The answer takes more work than allowed.
    GaveUp(GaveUp),
}

impl Refused {
    /// A field that is not what it should be.
    pub fn field(at: usize, expected: impl Into<String>, help: impl Into<String>) -> Self {
        Self::Field { at, expected: expected.into(), help: help.into() }
    }

    /// A number of a list that is not what it should be.
    pub fn item(list: usize, at: usize, expected: impl Into<String>, help: impl Into<String>) -> Self {
        Self::Item { list, at, expected: expected.into(), help: help.into() }
    }
}

impl Format {
    /// What the input is, in words.
    #[must_use]
    pub fn input(&self) -> String {
        let case = match self.fields {
            [Field::Board] => "a board: `N M`, then N rows of M digits 0 or 1".to_string(),
            [Field::Boards] => "`K`, then K boards as in squares".to_string(),
            fields => alloc::format!("`{}`", joined(fields.iter().map(|field| self.symbol(*field)), " ")),
        };
        let length = if matches!(self.fields, [Field::Remainder { .. }]) { ", of any length" } else { "" };
        match self.ending {
            Ending::Count => alloc::format!("T, then T cases: {case}"),
            Ending::End => alloc::format!("cases: {case}{length}, until the end of the input"),
            Ending::Zeros => alloc::format!("cases: {case}, until `{}`", self.last_case()),
        }
    }

    /// A field in help: `n`, `M heaps`.
    fn symbol(&self, field: Field) -> String {
        let counted = |of: usize| match self.numbers().nth(of) {
            Some(Field::Number { symbol, .. }) => symbol,
            _ => "n",
        };
        match field {
            Field::Number { symbol, .. } | Field::Remainder { symbol, .. } => symbol.into(),
            Field::Numbers { of, each: 1, symbol, .. } => alloc::format!("({} {symbol})", counted(of)),
            Field::Numbers { of, each, symbol, .. } => alloc::format!("({} times {each} {symbol})", counted(of)),
            Field::Lists { of, symbol, .. } => alloc::format!("({} times {symbol})", counted(of)),
            Field::Board | Field::Boards => "board".into(),
        }
    }

    /// The fields that are numbers of a case.
    fn numbers(&self) -> impl Iterator<Item = &Field> {
        self.fields.iter().filter(|field| matches!(field, Field::Number { .. } | Field::Remainder { .. }))
    }

    /// What the output is, in words.
    #[must_use]
    pub fn output(&self) -> String {
        match self.answers {
            Answers::Words([second, first]) => alloc::format!("{first} if First wins, else {second}"),
            Answers::Numbered([second, first]) => {
                alloc::format!("`Case 1: {first}` if First wins, else `Case 1: {second}`, with the case's number")
            }
            Answers::Written(what) => what.into(),
        }
    }

    /// How many numbers a case has before its first list: those that end the input where they are zeros and the format
    /// says so.
    #[must_use]
    pub fn leading(&self) -> usize {
        let is_number = |field: &&Field| matches!(field, Field::Number { .. } | Field::Remainder { .. });
        self.fields.iter().take_while(is_number).count()
    }

    /// The case that ends an input with [`Ending::Zeros`].
    #[must_use]
    pub fn last_case(&self) -> String {
        alloc::vec!["0"; self.leading()].join(" ")
    }
}

/// What is left of a name when case, blanks and punctuation are.
fn plain(name: &str) -> String {
    name.chars().filter(char::is_ascii_alphanumeric).map(|next| next.to_ascii_lowercase()).collect()
}

/// Every format, with the room of its game.
fn formats() -> impl Iterator<Item = (&'static dyn AnyRoom, &'static Format)> {
    ROOMS.iter().flat_map(|room| room.about().formats.iter().map(move |format| (*room, format)))
}

/// The format of that name or problem number, as people write it: `POJ 1082`, `hdu-1079`, `uva10368`.
#[must_use]
pub fn format(name: &str) -> Option<(&'static dyn AnyRoom, &'static Format)> {
    let wanted = plain(name);
    let is_it = |format: &Format| {
        plain(format.name) == wanted || format.problems.iter().any(|problem| problem.to_string() == wanted)
    };
    formats().find(|(_, format)| is_it(format))
}

/// The formats whose name or problem number is nearest to that one, the nearest first.
///
/// `distance` tells how far two names are from each other, 0 for none.
#[must_use]
pub fn nearest_formats(name: &str, distance: &dyn Fn(&str, &str) -> usize) -> Vec<&'static Format> {
    let wanted = plain(name);
    let names = |format: &Format| {
        let problems = format.problems.iter().map(ToString::to_string);
        problems.chain([plain(format.name)]).map(|known| distance(&wanted, &known)).min().unwrap_or(usize::MAX)
    };
    let mut found: Vec<(usize, &Format)> = formats().map(|(_, format)| (names(format), format)).collect();
    found.sort_by_key(|(distance, _)| *distance);
    found.into_iter().map(|(_, format)| format).take(3).collect()
}
