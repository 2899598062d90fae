//! Random boards that the judge allows.

use super::{JUDGE_CELLS, JUDGE_FREE};
use fastrand::Rng;
use foregone::squares::Board;

/// How to draw boards. Once the shape and the number of free cells are drawn, every choice of cells is as likely.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Draw {
    /// A shape, each as likely of those with at least two rows and columns; a number of free cells, each as likely from
    /// none to the most that are allowed. Many of these boards are thin or full.
    Any,
    /// A shape, each as likely of those with at least four rows and columns; a number of free cells, each as likely from
    /// half of the most that are allowed to the most.
    Open,
}

impl Draw {
    /// The draw of that name.
    #[must_use]
    pub fn named(name: &str) -> Option<Self> {
        match name {
            "any" => Some(Self::Any),
            "open" => Some(Self::Open),
            _ => None,
        }
    }

    /// A board.
    ///
    /// # Panics
    ///
    /// Never: the judge's shapes are shapes of boards.
    pub fn board(self, random: &mut Rng) -> Board {
        let side = if self == Self::Any { 2 } else { 4 };
        let sides = side..JUDGE_CELLS;
        let shapes = sides.clone().flat_map(|rows| sides.clone().map(move |columns| (rows, columns)));
        let shapes: Vec<_> = shapes.filter(|(rows, columns)| rows * columns < JUDGE_CELLS).collect();
        let (rows, columns) = shapes[random.usize(..shapes.len())];
        let cells = rows * columns;
        let most = cells.min(JUDGE_FREE);
        let free = random.usize(if self == Self::Any { 0 } else { most / 2 }..=most);
        let mut board = Board::from_bits(rows, columns, u128::MAX, u128::MAX).expect("a shape of a board");
        while board.free() < free {
            set(&mut board, random.usize(..cells), false);
        }
        board
    }

    /// Boards without end; the same ones every time.
    pub fn boards(self) -> impl Iterator<Item = Board> {
        let mut random = Rng::with_seed(1760);
        std::iter::repeat_with(move || self.board(&mut random))
    }
}

/// Blocks or frees the cell of that index, in row order.
pub(super) fn set(board: &mut Board, index: usize, blocked: bool) {
    board.set(index / board.columns(), index % board.columns(), blocked);
}
