//! A component solved on a board: free cells, of which a move takes a 2×2 square.

use super::blocks::block;
use super::shape::Anchor;
use crate::check::mex;
use std::collections::HashMap;

/// The sides of the board of an 8×8 window of anchors.
const SIDE: i32 = 9;

/// The board whose free cells are those of the anchors' blocks, as bits; `None` if it has other anchors too, and so is
/// not the board of these.
pub(crate) fn board(anchors: &[Anchor]) -> Option<u128> {
    let bit = |(row, column): Anchor| 1_u128 << (row * SIDE + column);
    let free = anchors.iter().flat_map(|anchor| block(*anchor)).fold(0, |free, cell| free | bit(cell));
    (squares(free).count() == anchors.len()).then_some(free)
}

/// The 2×2 squares of free cells.
fn squares(free: u128) -> impl Iterator<Item = u128> {
    let corners = (0..SIDE - 1).flat_map(|row| (0..SIDE - 1).map(move |column| row * SIDE + column));
    let square = |corner: i32| (1 | 1 << 1 | 1 << SIDE | 1 << (SIDE + 1)) << corner;
    corners.map(square).filter(move |square| free & square == *square)
}

/// The Grundy value of the board with these free cells.
pub(crate) fn value(free: u128, solved: &mut HashMap<u128, u32>) -> u32 {
    if let Some(value) = solved.get(&free) {
        return *value;
    }
    let options: Vec<u32> = squares(free).map(|square| value(free & !square, solved)).collect();
    let value = mex(&options);
    solved.insert(free, value);
    value
}
