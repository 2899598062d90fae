//! A subtraction game: take two, five or seven counters from a pile of at most a thousand.

use core::fmt;
use foregone_core::{Game, Ranked};

/// What may be taken.
pub const SET: [u16; 3] = [2, 5, 7];

/// The largest pile.
pub const MOST: u16 = 1_000;

/// A pile of at most [`MOST`] counters.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Pile(u16);

impl Pile {
    /// The pile of that size, or `None` above [`MOST`].
    #[must_use]
    pub const fn new(size: u16) -> Option<Self> {
        if size <= MOST { Some(Self(size)) } else { None }
    }

    /// The number of counters.
    #[must_use]
    pub const fn size(self) -> u16 {
        self.0
    }

    /// The pile's place in the table.
    #[must_use]
    pub const fn slot(self) -> usize {
        self.0 as usize
    }
}

/// The game.
#[derive(Clone, Copy, Debug)]
pub struct Take;

/// The rules in words, which the table carries.
impl fmt::Display for Take {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let [a, b, c] = SET;
        write!(f, "take {a}, {b} or {c} counters from a pile of at most {MOST}; whoever cannot move loses")
    }
}

impl Game for Take {
    type Position = Pile;

    fn options(&self, pile: &Pile, visit: &mut dyn FnMut(Pile)) {
        SET.iter().filter_map(|taken| pile.size().checked_sub(*taken)).map(Pile).for_each(visit);
    }
}

impl Ranked for Take {
    fn positions(&self) -> usize {
        usize::from(MOST) + 1
    }

    fn rank(&self, pile: &Pile) -> usize {
        pile.slot()
    }

    fn position(&self, rank: usize) -> Option<Pile> {
        Pile::new(u16::try_from(rank).ok()?)
    }
}
