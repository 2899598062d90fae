//! Wythoff's game as a board game: two players move one queen on 32×32 squares, left, up, or both along a diagonal;
//! whoever cannot move, because she stands in the corner, loses.
//!
//! Source: W. A. Wythoff, "A modification of the game of Nim", Nieuw Archief voor Wiskunde 7 (1907).

use core::fmt;
use foregone_core::{Game, Ranked};

/// The number of rows, and of columns.
pub const SIZE: u8 = 32;

/// A square of the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Square {
    row: u8,
    column: u8,
}

impl Square {
    /// The square in that row and column, counted from the corner, which is in row 0 and column 0; `None` off the board.
    #[must_use]
    pub const fn new(row: u8, column: u8) -> Option<Self> {
        if row < SIZE && column < SIZE { Some(Self { row, column }) } else { None }
    }

    /// The square's place in the table: row by row.
    #[must_use]
    pub const fn slot(self) -> usize {
        self.row as usize * SIZE as usize + self.column as usize
    }
}

/// The game.
#[derive(Clone, Copy, Debug)]
pub struct Queen;

/// The rules in words, which the table carries.
impl fmt::Display for Queen {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            f,
            "a queen on {SIZE}×{SIZE} squares moves left, up, or both along a diagonal; whoever cannot move loses"
        )
    }
}

impl Game for Queen {
    type Position = Square;

    fn options(&self, &Square { row, column }: &Square, visit: &mut dyn FnMut(Square)) {
        (0..column).for_each(|column| visit(Square { row, column }));
        (0..row).for_each(|row| visit(Square { row, column }));
        (1..=row.min(column)).for_each(|by| visit(Square { row: row - by, column: column - by }));
    }
}

/// Every move leads to an earlier row, or further left in the same one, so places in the table are ranks too.
impl Ranked for Queen {
    fn positions(&self) -> usize {
        usize::from(SIZE) * usize::from(SIZE)
    }

    fn rank(&self, square: &Square) -> usize {
        square.slot()
    }

    fn position(&self, rank: usize) -> Option<Square> {
        let size = usize::from(SIZE);
        Square::new(u8::try_from(rank / size).ok()?, u8::try_from(rank % size).ok()?)
    }
}
