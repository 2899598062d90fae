//! A component solved by the definition: blocks of cells that may not share one.

use super::shape::Anchor;
use crate::check::mex;

/// The Grundy value of the game on a few blocks: a move takes one, and with it all that share a cell with it.
///
/// Every set of the blocks is solved whole; nothing is made of its falling apart.
pub(crate) fn value(anchors: &[Anchor]) -> u32 {
    let blocks: Vec<[Anchor; 4]> = anchors.iter().map(|anchor| block(*anchor)).collect();
    let shares = |one: &[Anchor; 4], other: &[Anchor; 4]| one.iter().any(|cell| other.contains(cell));
    let taken_with = |block: &[Anchor; 4]| {
        (0..).zip(&blocks).filter(|(_, other)| shares(block, other)).fold(0, |set, (number, _)| set | 1_usize << number)
    };
    let taken: Vec<usize> = blocks.iter().map(taken_with).collect();
    let mut values: Vec<u32> = Vec::with_capacity(1 << blocks.len());
    // A move leaves a set with a smaller number.
    for set in 0..1_usize << blocks.len() {
        let moves = (0..blocks.len()).filter(|number| set >> number & 1 == 1);
        let options: Vec<u32> = moves.map(|number| values[set & !taken[number]]).collect();
        values.push(mex(&options));
    }
    values.last().copied().unwrap_or(0)
}

/// The cells of a block.
pub(crate) fn block((row, column): Anchor) -> [Anchor; 4] {
    [(row, column), (row, column + 1), (row + 1, column), (row + 1, column + 1)]
}
