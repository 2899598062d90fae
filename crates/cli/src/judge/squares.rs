//! Answering the judge formats of Squares: boards, and sums of boards.

use super::{Options, has_more};
use crate::failure::{Failure, Place};
use crate::input::Input;
use crate::output::{Answer, Output};
use crate::scan::{end_of_line, number_up_to, skip_blank_lines, skip_blanks, unexpected};
use foregone::Outcome;
use foregone::squares::{Board, GaveUp, MAX_SIDE, Solver};

const FORM: &str = "a board is a line `N M` such as `4 4`, then N rows of M digits, 0 for free and 1 for blocked";

/// By whether First wins.
static ANSWERS: [Answer; 2] = [Answer::new("No"), Answer::new("Yes")];

/// Slots of the transposition memory, at most: 24 MB, kept from board to board.
pub(crate) const SLOTS: usize = 1 << 20;

/// The greatest number of boards in one sum.
const MOST_BOARDS: u64 = 1_000_000;

/// Answers boards until the end of the input.
pub(super) fn answer(input: &mut Input, output: &mut Output, options: Options<'_>) -> Result<(), Failure> {
    let mut solver = Solver::growing(SLOTS).with_budget(options.budget);
    while has_more(input, output)? {
        let place = input.place();
        let board = board(input)?;
        let outcome = solver.outcome(&board).map_err(|gave_up| refused(input, place, gave_up))?;
        put(output, outcome)?;
    }
    Ok(())
}

/// Answers sums of boards until the end of the input.
pub(super) fn answer_sums(input: &mut Input, output: &mut Output, options: Options<'_>) -> Result<(), Failure> {
    const FORM: &str = "each case is a line `K`, the number of boards, then K boards";
    let mut solver = Solver::growing(SLOTS).with_budget(options.budget);
    let mut boards = Vec::new();
    while has_more(input, output)? {
        let place = input.place();
        let count = number_up_to(MOST_BOARDS, input, "the number of boards", FORM)?;
        end_of_line(input, FORM)?;
        boards.clear();
        for read in 0..count {
            if !has_more(input, output)? {
                let line = place.line;
                let message = format!("the input ends after {read} of the {count} boards that line {line} announces");
                return Err(input.error(input.place(), message, FORM));
            }
            boards.push(board(input)?);
        }
        let outcome = solver.sum_outcome(&boards).map_err(|gave_up| refused(input, place, gave_up))?;
        put(output, outcome)?;
    }
    Ok(())
}

fn put(output: &mut Output, outcome: Outcome) -> Result<(), Failure> {
    output.put(&ANSWERS[usize::from(outcome.is_win())])
}

fn refused(input: &Input, place: Place, gave_up: GaveUp) -> Failure {
    let nodes = gave_up.budget;
    input.gave_up(place, &format!("this board takes a search of more than {nodes} nodes"))
}

/// Reads one board.
fn board(input: &mut Input) -> Result<Board, Failure> {
    let place = input.place();
    let most = MAX_SIDE as u64;
    let rows = number_up_to(most, input, "the number of rows", FORM)? as usize;
    let columns = number_up_to(most, input, "the number of columns", FORM)? as usize;
    Board::new(rows, columns).map_err(|error| input.error(place, error.to_string(), FORM))?;
    end_of_line(input, FORM)?;
    let mut cells = Cells::default();
    for row in 0..rows {
        if !skip_blank_lines(input)? {
            let line = place.line;
            let message = format!("the input ends after {row} of the {rows} rows of the board on line {line}");
            return Err(input.error(input.place(), message, FORM));
        }
        read_row(input, &mut cells, columns)?;
    }
    let [low, high] = cells.blocked;
    Board::from_bits(rows, columns, low, high).map_err(|error| input.error(place, error.to_string(), FORM))
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

/// Reads a row: as many digits as there are columns.
fn read_row(input: &mut Input, cells: &mut Cells, columns: usize) -> Result<(), Failure> {
    // The fast path: the whole row is in the buffer.
    let plain = input.buffered().get(..columns).filter(|row| row.iter().all(|byte| is_cell(*byte)));
    if let Some(row) = plain {
        for digit in row {
            cells.push(*digit);
        }
        input.take_bytes(columns);
    } else {
        for column in 0..columns {
            match input.peek()? {
                Some(digit) if is_cell(digit) => cells.push(digit),
                Some(b'\n' | b'\r' | b' ' | b'\t') | None => {
                    let message = format!("expected a row of {columns} cells, found {column}");
                    return Err(input.error(input.place(), message, FORM));
                }
                Some(_) => return Err(unexpected(input, "a cell, 0 or 1", FORM)),
            }
            input.take();
        }
    }
    match skip_blanks(input)? {
        None | Some(b'\n') => end_of_line(input, FORM),
        Some(_) => Err(unexpected(input, &format!("the end of the row after {columns} cells"), FORM)),
    }
}
