//! Boards as text: `0000/0010/0100/0000`, `..../..#./.#../....` or `4x5`.

use core::fmt::{self, Write};
use core::str::FromStr;

use super::board::Board;
use super::error::BoardError;

/// Rows of `0` and `1`, separated by `/`; with `{:#}` rows of `.` and `#`.
impl fmt::Display for Board {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (free, blocked) = if f.alternate() { ('.', '#') } else { ('0', '1') };
        for row in 0..self.rows() {
            if row > 0 {
                f.write_char('/')?;
            }
            for column in 0..self.columns() {
                f.write_char(if self.get(row, column) == Some(true) { blocked } else { free })?;
            }
        }
        Ok(())
    }
}

/// Reads what `Display` writes, in either alphabet, and a size such as `4x5` as an empty board. Rows may also be
/// separated by line ends, and one separator may follow the last row.
impl FromStr for Board {
    type Err = BoardError;

    fn from_str(text: &str) -> Result<Self, BoardError> {
        match text.split_once('x') {
            Some((rows, columns)) if !text.contains(['/', '\n']) => return Self::new(side(rows)?, side(columns)?),
            _ => {}
        }
        let rows = text.strip_suffix(['/', '\n']).unwrap_or(text).split(['/', '\n']).map(|row| {
            // A line may end in CR LF.
            row.strip_suffix('\r').unwrap_or(row)
        });
        let height = rows.clone().count();
        let width = rows.clone().next().map_or(0, |row| row.chars().count());
        let mut board = Self::new(height, width)?;
        for (row, cells) in rows.enumerate() {
            for (column, found) in cells.chars().enumerate() {
                let blocked = match found {
                    '0' | '.' => false,
                    '1' | '#' => true,
                    _ => return Err(BoardError::Cell { row, column, found }),
                };
                // A cell right of the first row's end is reported below, with the whole length.
                board.set(row, column, blocked);
            }
            let found = cells.chars().count();
            if found != width {
                return Err(BoardError::Ragged { row, found, expected: width });
            }
        }
        Ok(board)
    }
}

/// One side of a size: decimal digits only; one that overflows is the largest number, which is too large as well.
fn side(digits: &str) -> Result<usize, BoardError> {
    if digits.is_empty() || !digits.bytes().all(|byte| byte.is_ascii_digit()) {
        return Err(BoardError::Size);
    }
    Ok(digits.parse().unwrap_or(usize::MAX))
}

crate::interop::as_notation!(Board: "a board such as \"000/010\"");

#[cfg(feature = "defmt")]
#[expect(
    clippy::if_same_then_else,
    reason = "branches differ in the item that interns their string, which clippy does not look at"
)]
impl defmt::Format for Board {
    fn format(&self, f: defmt::Formatter<'_>) {
        for row in 0..self.rows() {
            if row > 0 {
                defmt::write!(f, "/");
            }
            for column in 0..self.columns() {
                if self.get(row, column) == Some(true) {
                    defmt::write!(f, "1");
                } else {
                    defmt::write!(f, "0");
                }
            }
        }
    }
}
