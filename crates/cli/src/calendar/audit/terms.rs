//! What is played, as plain data: nothing of the library's rules comes with it.

use foregone::Date;

/// Bounds, moves, month's end and convention of a Calendar Game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Terms {
    /// The rules in words, as a table must state them.
    pub(crate) words: String,
    pub(crate) first: Date,
    pub(crate) deadline: Date,
    pub(crate) moves: Vec<Span>,
    /// Whether a move to a day that a month does not have leads to its last; else there is no such move.
    pub(crate) is_clamping: bool,
    /// Whether the player who cannot move wins.
    pub(crate) is_misere: bool,
}

/// How far a move leads.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Span {
    Days(usize),
    /// To the same day of the month.
    Months(usize),
}

/// The bounds of the problem: first and last date.
const BOUNDS: [(u16, u8, u8); 2] = [(1900, 1, 1), (2001, 11, 4)];

/// Its rules in words.
const WORDS: &str = "Calendar Game, 1900-01-01 to 2001-11-04: move to the next day or to the same day of the next month if \
    it exists; whoever reaches 2001-11-04 wins";

impl Terms {
    /// The problem's.
    pub(crate) fn classic() -> Self {
        let [first, deadline] = BOUNDS.map(|(year, month, day)| Date::new(year, month, day).unwrap_or(Date::MAX));
        let moves = vec![Span::Days(1), Span::Months(1)];
        Self { words: WORDS.into(), first, deadline, moves, is_clamping: false, is_misere: false }
    }
}
