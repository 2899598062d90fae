//! Hill climbing to boards that are hard.

use super::draw::{Draw, set};
use super::{JUDGE_FREE, recursion};
use fastrand::Rng;
use foregone::squares::{Board, Solver};

/// A climb ends after so many changes that make nothing harder.
const PATIENCE: usize = 400;

/// The recursion is not followed further than this.
const LIMIT: u64 = 20_000_000;

/// Slots of memory, more than any of these boards fills.
const SLOTS: usize = 1 << 16;

/// To whom a board is to be hard.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum For {
    /// The plain recursion.
    Recursion,
    /// The library's search, from an empty memory.
    Library,
}

impl For {
    /// The one of that name.
    #[must_use]
    pub fn named(name: &str) -> Option<Self> {
        match name {
            "recursion" => Some(Self::Recursion),
            "library" => Some(Self::Library),
            _ => None,
        }
    }

    /// How many nodes a board takes.
    #[must_use]
    pub fn nodes(self, board: &Board) -> u64 {
        match self {
            Self::Recursion => recursion::nodes(board, LIMIT),
            Self::Library => {
                let mut solver = Solver::growing(SLOTS);
                // Without a budget it cannot give up.
                solver.outcome(board).map_or(u64::MAX, |_| solver.nodes())
            }
        }
    }

    /// Changes one to three cells of a random board at a time and keeps what is not easier, until nothing gets harder;
    /// the board and its nodes.
    pub fn climb(self, random: &mut Rng) -> (u64, Board) {
        let mut board = Draw::Any.board(random);
        let cells = board.rows() * board.columns();
        // It starts with as many free cells as are allowed.
        while board.free() < cells.min(JUDGE_FREE) {
            set(&mut board, random.usize(..cells), false);
        }
        let mut most = self.nodes(&board);
        let mut idle = 0;
        while idle < PATIENCE {
            let changed = change(board, random);
            let nodes = self.nodes(&changed);
            idle = if nodes > most { 0 } else { idle + 1 };
            if nodes >= most {
                (most, board) = (nodes, changed);
            }
        }
        (most, board)
    }
}

/// The board with a few cells changed, and then as many blocked as the judge wants.
fn change(mut board: Board, random: &mut Rng) -> Board {
    let columns = board.columns();
    let cells = board.rows() * columns;
    for _ in 0..random.usize(1..=3) {
        let cell = random.usize(..cells);
        let blocked = board.get(cell / columns, cell % columns) == Some(true);
        set(&mut board, cell, !blocked);
    }
    while board.free() > JUDGE_FREE {
        set(&mut board, random.usize(..cells), true);
    }
    board
}
