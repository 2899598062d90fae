//! Reading a board: its sides, then its rows, each in one line.

use crate::failure::Failure;
use crate::input::Input;
use crate::scan::{number_up_to, skip_blanks, skip_blanks_in_line, unexpected};
use foregone_guide::{Board, MAX_SIDE};

/// Reads a board.
pub(super) fn board(input: &mut Input, form: &str) -> Result<Board, Failure> {
    skip_blanks(input)?;
    let place = input.place();
    let most = MAX_SIDE as u64;
    let rows = number_up_to(most, input, "the number of rows", form)? as usize;
    let columns = number_up_to(most, input, "the number of columns", form)? as usize;
    Board::new(rows, columns).map_err(|error| input.error(place, error.to_string(), form))?;
    let mut cells = Cells::default();
    for row in 0..rows {
        if skip_blanks(input)?.is_none() {
            let line = place.line;
            let message = format!("the input ends after {row} of the {rows} rows of the board on line {line}");
            return Err(input.error(input.place(), message, form));
        }
        read_row(input, &mut cells, columns, form)?;
    }
    let [low, high] = cells.blocked;
    Board::from_bits(rows, columns, low, high).map_err(|error| input.error(place, error.to_string(), form))
}

/// The cells of a board, row after row.
#[derive(Default)]
struct Cells {
    blocked: [u128; 2],
    count: usize,
}

impl Cells {
    /// The next cell, `0` or `1`.
    fn push(&mut self, digit: u8) {
        // A board has at most 256 cells, so there is a word for each.
        if let Some(word) = self.blocked.get_mut(self.count / 128) {
            *word |= u128::from(digit & 1) << (self.count % 128);
        }
        self.count += 1;
    }
}

const fn is_cell(byte: u8) -> bool {
    matches!(byte, b'0' | b'1')
}

/// Reads a row: as many cells as there are columns, with or without blanks between them.
fn read_row(input: &mut Input, cells: &mut Cells, columns: usize, form: &str) -> Result<(), Failure> {
    // The fast path: the whole row is in the buffer.
    let plain = input.buffered().get(..columns).filter(|row| row.iter().all(|byte| is_cell(*byte)));
    if let Some(row) = plain {
        for digit in row {
            cells.push(*digit);
        }
        input.take_bytes(columns);
    } else {
        for column in 0..columns {
            let end = input.place();
            match skip_blanks_in_line(input)? {
                Some(digit) if is_cell(digit) => cells.push(digit),
                Some(b'\n') | None => {
                    let message = format!("expected a row of {columns} cells, found {column}");
                    return Err(input.error(end, message, form));
                }
                Some(_) => return Err(unexpected(input, "a cell, 0 or 1", form)),
            }
            input.take();
        }
    }
    match input.peek()? {
        None | Some(b'\n' | b' ' | b'\t' | b'\r') => Ok(()),
        Some(_) => Err(unexpected(input, &format!("the end of the row after {columns} cells"), form)),
    }
}
