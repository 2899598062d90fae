//! Why a text or a size is not a board.

use core::fmt;

use super::limits::{MAX_CELLS, MAX_SIDE};

/// Why a board could not be made. Rows and columns are counted from 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum BoardError {
    /// The board has no cells.
    Empty,
    /// A side is longer than [`MAX_SIDE`], or there are more than [`MAX_CELLS`] cells. For a text this is what
    /// had been read when the limit was passed; a number that overflows counts as [`usize::MAX`].
    TooLarge {
        /// The number of rows.
        rows: usize,
        /// The number of columns.
        columns: usize,
    },
    /// A character that is no cell.
    Cell {
        /// The row of the character.
        row: usize,
        /// The column of the character.
        column: usize,
        /// The character.
        found: char,
    },
    /// A row that is shorter or longer than the first one.
    Ragged {
        /// The row.
        row: usize,
        /// Its length.
        found: usize,
        /// The length of the first row.
        expected: usize,
    },
    /// A text with an `x` that is not two numbers such as `4x5`.
    Size,
}

impl fmt::Display for BoardError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Empty => write!(f, "the board has no cells"),
            Self::TooLarge { rows, columns } => {
                write!(f, "a board of {rows}x{columns} is too large: at most {MAX_CELLS} cells and {MAX_SIDE} a side")
            }
            Self::Cell { row, column, found } => write!(
                f,
                "row {}, column {}: expected 0 or . for a free cell, 1 or # for a blocked one, \
                 found {found:?}",
                row + 1,
                column + 1
            ),
            Self::Ragged { row, found, expected } => {
                write!(f, "row {} has {found} cells, the first row has {expected}", row + 1)
            }
            Self::Size => write!(f, "expected a size such as 4x5: rows, an x, columns"),
        }
    }
}

impl core::error::Error for BoardError {}
