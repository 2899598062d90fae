//! The board: which cells are free.

use super::anchors::{Anchors, Placement};
use super::bits::Bits;
use super::error::BoardError;
use super::limits::{MAX_CELLS, MAX_SIDE};

/// A rectangle of cells, each free or blocked.
///
/// A board in hand has 1 to [`MAX_SIDE`] rows and columns and at most [`MAX_CELLS`] cells. Two boards are equal
/// exactly if they print alike.
///
/// # Example
/// ```
/// use foregone_core::squares::Board;
///
/// let mut board = Board::new(4, 4)?;
/// assert!(board.set(1, 2, true) && board.set(2, 1, true));
/// assert_eq!(board.to_string(), "0000/0010/0100/0000");
/// assert_eq!("0000/0010/0100/0000".parse(), Ok(board));
/// assert_eq!(format!("{:#}", Board::new(2, 3)?), ".../...");
/// # Ok::<(), foregone_core::squares::BoardError>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Board {
    rows: u8,
    columns: u8,
    /// Cell (r, c) is bit r · columns + c; bits outside the board are never set.
    blocked: Bits,
}

impl Board {
    /// A board of free cells.
    ///
    /// # Errors
    /// [`BoardError::Empty`] if a side is 0, [`BoardError::TooLarge`] beyond [`MAX_SIDE`] or [`MAX_CELLS`].
    pub const fn new(rows: usize, columns: usize) -> Result<Self, BoardError> {
        if rows == 0 || columns == 0 {
            return Err(BoardError::Empty);
        }
        // The sides are compared first, so the product cannot overflow.
        if rows > MAX_SIDE || columns > MAX_SIDE || rows * columns > MAX_CELLS {
            return Err(BoardError::TooLarge { rows, columns });
        }
        Ok(Self { rows: rows as u8, columns: columns as u8, blocked: Bits::below(0) })
    }

    /// The board whose blocked cells are the bits of two words: cell (r, c) is bit r · columns + c, of `high` less
    /// 128. Bits that are no cell of the board are dropped.
    ///
    /// # Errors
    /// As [`Board::new`].
    pub const fn from_bits(rows: usize, columns: usize, low: u128, high: u128) -> Result<Self, BoardError> {
        match Self::new(rows, columns) {
            Ok(board) => {
                let inside = Bits::below(board.rows as u32 * board.columns as u32);
                Ok(Self { blocked: Bits::new(low, high).and(inside), ..board })
            }
            error => error,
        }
    }

    /// The number of rows, 1 to [`MAX_SIDE`].
    #[must_use]
    pub const fn rows(&self) -> usize {
        self.rows as usize
    }

    /// The number of columns, 1 to [`MAX_SIDE`].
    #[must_use]
    pub const fn columns(&self) -> usize {
        self.columns as usize
    }

    /// Whether the cell is blocked; `None` outside the board.
    #[must_use]
    pub const fn get(&self, row: usize, column: usize) -> Option<bool> {
        match self.cell(row, column) {
            Some(cell) => Some(!self.blocked.and(cell).is_empty()),
            None => None,
        }
    }

    /// Blocks or frees a cell. Returns whether the cell is on the board; if not, nothing changes.
    pub const fn set(&mut self, row: usize, column: usize, blocked: bool) -> bool {
        let Some(cell) = self.cell(row, column) else {
            return false;
        };
        self.blocked = if blocked { self.blocked.or(cell) } else { self.blocked.without(cell) };
        true
    }

    /// The number of free cells.
    #[must_use]
    pub const fn free(&self) -> usize {
        self.rows() * self.columns() - self.blocked.len() as usize
    }

    /// The anchors: upper-left cells of the placements that are legal.
    #[must_use]
    pub const fn anchors(&self) -> Anchors {
        let columns = self.columns as u32;
        let free = Bits::below(self.rows as u32 * columns).without(self.blocked);
        let pairs = free.and(free.right(1));
        let quads = pairs.and(pairs.right(columns));
        // In the last column a "pair" runs on into the next row. A quad in the last row would need cells below
        // the board, which are not free.
        Anchors::from_bits(quads.without(column(self.rows, self.columns, columns - 1)), self.columns)
    }

    /// The board after a placement; `None` if it is not legal.
    #[must_use]
    pub const fn place(&self, at: Placement) -> Option<Self> {
        if !self.anchors().contains(at) {
            return None;
        }
        Some(Self { blocked: self.blocked.or(block(at, self.columns)), ..*self })
    }

    /// The board of the same size whose anchors are `anchors`: free is what one of their blocks covers.
    pub(super) const fn covering(&self, anchors: &Anchors) -> Self {
        let bits = anchors.bits();
        let wide = bits.or(bits.left(1));
        let covered = wide.or(wide.left(self.columns as u32));
        let inside = Bits::below(self.rows as u32 * self.columns as u32);
        Self { blocked: inside.without(covered), ..*self }
    }

    const fn cell(&self, row: usize, column: usize) -> Option<Bits> {
        if row >= self.rows() || column >= self.columns() {
            return None;
        }
        Some(Bits::only((row * self.columns() + column) as u32))
    }
}

/// The four cells of a block.
const fn block(at: Placement, columns: u8) -> Bits {
    let corner = Bits::only(at.row as u32 * columns as u32 + at.column as u32);
    let pair = corner.or(corner.left(1));
    pair.or(pair.left(columns as u32))
}

/// The cells of one column.
const fn column(rows: u8, columns: u8, column: u32) -> Bits {
    // Doubling: after k steps the first 2^k rows are there; what falls off the board is cut at the end.
    let mut cells = Bits::only(0);
    let mut have = 1;
    while have < rows as u32 {
        cells = cells.or(cells.left(have * columns as u32));
        have *= 2;
    }
    cells.left(column).and(Bits::below(rows as u32 * columns as u32))
}
