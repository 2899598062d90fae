//! The judge's format: `N M`, then N rows of M digits, until the input ends.

use crate::Result;
use foregone::squares::Board;
use std::io::{self, Write};

/// The boards of a file.
///
/// # Errors
///
/// Where it is not in the judge's format.
pub fn read(text: &str) -> Result<Vec<Board>> {
    let mut lines = text.lines();
    let mut boards = Vec::new();
    while let Some(size) = lines.next() {
        let rows: usize = size.split(' ').next().unwrap_or_default().parse()?;
        let board: Board = lines.by_ref().take(rows).collect::<Vec<_>>().join("/").parse()?;
        if format!("{} {}", board.rows(), board.columns()) != size {
            return Err(format!("{board} is not {size}").into());
        }
        boards.push(board);
    }
    Ok(boards)
}

/// Writes a board.
///
/// # Errors
///
/// Those of the output.
pub fn write(output: &mut impl Write, board: &Board) -> io::Result<()> {
    writeln!(output, "{} {}", board.rows(), board.columns())?;
    writeln!(output, "{}", board.to_string().replace('/', "\n"))
}
