//! What is told of a position.

use crate::Picture;
use alloc::string::String;
use alloc::vec::Vec;
use core::fmt;
use foregone::Outcome;
use foregone::sum::GaveUp;

/// All that is told of a position. What a search did not find within its limits is `None`.
#[derive(Clone, Debug)]
pub struct Answer {
    /// Who wins.
    pub outcome: Outcome,
    /// What the position is worth.
    pub grundy: Grundy,
    /// The moves left when the winner hurries and the loser delays, where that is known.
    pub remoteness: Option<u32>,
    /// Every move that wins.
    pub winning: Option<Vec<Move>>,
    /// The move to play: a win, the quickest where that is known; in a lost position the longest resistance, where known.
    pub best: Option<Move>,
    /// Why, in one or two plain sentences.
    pub why: String,
    /// The nodes that it took, where it was searched for.
    pub nodes: Option<u64>,
    /// The position, with the best move in it.
    pub picture: Option<Picture>,
}

/// What a position is worth.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Grundy {
    /// The Grundy value.
    Value(u64),
    /// The search took more than it was allowed.
    Unknown(GaveUp),
    /// There is no such thing, for that reason.
    None(&'static str),
}

/// A move in words, and where it leads.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Move {
    /// What is done.
    pub name: String,
    /// The position it leads to, in the game's notation.
    pub to: String,
}

impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}, to {}", self.name, self.to)
    }
}
