//! How much work a board is to the plain recursion without memory.

use foregone::squares::Board;

/// The nodes of the recursion, which tries placements in row order and stops at the first that wins, as the C program
/// does; counted up to a limit.
#[must_use]
pub fn nodes(board: &Board, limit: u64) -> u64 {
    let (rows, columns) = (board.rows(), board.columns());
    let is_blocked = |cell: &usize| board.get(cell / columns, cell % columns) == Some(true);
    let blocked = (0..rows * columns).filter(is_blocked).fold(0_u64, |cells, cell| cells | 1 << cell);
    let block = 0b11 | 0b11 << columns;
    let corners = (0..rows - 1).flat_map(|row| (0..columns - 1).map(move |column| row * columns + column));
    let blocks: Vec<u64> = corners.map(|corner| block << corner).filter(|block| blocked & block == 0).collect();
    let mut left = limit;
    wins(&blocks, blocked, &mut left);
    limit - left
}

/// Whether the player to move wins; anything once no nodes are left.
fn wins(blocks: &[u64], blocked: u64, left: &mut u64) -> bool {
    *left = left.saturating_sub(1);
    *left > 0 && blocks.iter().any(|block| blocked & block == 0 && !wins(blocks, blocked | block, left))
}
