//! The rules, on boards, as plainly as they are said.

use super::board::Board;
use crate::Game;
use core::fmt;

/// The game of Squares. Its positions are boards; a move blocks four free cells in a square.
///
/// # Example
/// ```
/// use foregone_core::{Game, squares::{Board, Squares}};
///
/// let mut count = 0;
/// Squares.options(&Board::new(3, 3)?, &mut |_| count += 1);
/// assert_eq!(count, 4);
/// # Ok::<(), foregone_core::squares::BoardError>(())
/// ```
#[derive(Clone, Copy, Debug, Default)]
pub struct Squares;

impl fmt::Display for Squares {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Squares: place a 2x2 block on four free cells of a board; whoever cannot place loses")
    }
}

impl Game for Squares {
    type Position = Board;

    fn options(&self, board: &Board, visit: &mut dyn FnMut(Board)) {
        for at in board.anchors().iter() {
            if let Some(option) = board.place(at) {
                visit(option);
            }
        }
    }

    /// One board of the same size for each connected component of the anchors.
    ///
    /// Such a board has no anchors but those of its component: four free cells of it are free on the whole board
    /// too, so they make an anchor there, and it overlaps a block of the component, so it belongs to it.
    fn components(&self, board: &Board, visit: &mut dyn FnMut(Board)) {
        let mut rest = board.anchors();
        while !rest.is_empty() {
            let component = rest.split_component();
            visit(board.covering(&component));
        }
    }
}
