//! The definition of the Grundy value, on cells, with a memo. Slow, and all its own.

use std::collections::HashMap;

use foregone::squares::Board;

/// The free cells, row by row.
pub(crate) type Cells = [u64; 4];

/// A solver.
pub(crate) struct Naive {
    rows: usize,
    columns: usize,
    memo: HashMap<Cells, u64>,
}

impl Naive {
    /// For boards of one size, at most 256 cells.
    pub(crate) fn new(rows: usize, columns: usize) -> Self {
        Self { rows, columns, memo: HashMap::new() }
    }

    pub(crate) fn grundy(&mut self, cells: Cells) -> u64 {
        if let Some(&value) = self.memo.get(&cells) {
            return value;
        }
        let mut seen = Vec::new();
        for option in self.options(cells) {
            seen.push(self.grundy(option));
        }
        let value = mex(&seen);
        self.memo.insert(cells, value);
        value
    }

    /// The cells left free by each placement, in row order.
    pub(crate) fn options(&self, cells: Cells) -> Vec<Cells> {
        let mut options = Vec::new();
        for row in 1..self.rows {
            for column in 1..self.columns {
                let block = [(row - 1, column - 1), (row - 1, column), (row, column - 1), (row, column)]
                    .map(|(row, column)| row * self.columns + column);
                if block.iter().all(|cell| cells[cell / 64] >> (cell % 64) & 1 == 1) {
                    let mut option = cells;
                    for cell in block {
                        option[cell / 64] &= !(1 << (cell % 64));
                    }
                    options.push(option);
                }
            }
        }
        options
    }
}

/// The least number that is not listed.
pub(crate) fn mex(seen: &[u64]) -> u64 {
    let mut value = 0;
    while seen.contains(&value) {
        value += 1;
    }
    value
}

/// The cells of a board, read one by one.
pub(crate) fn cells(board: &Board) -> Cells {
    let mut cells = [0; 4];
    for row in 0..board.rows() {
        for column in 0..board.columns() {
            if board.get(row, column) == Some(false) {
                let cell = row * board.columns() + column;
                cells[cell / 64] |= 1 << (cell % 64);
            }
        }
    }
    cells
}
