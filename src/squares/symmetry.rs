//! Values that a pairing of the anchors gives away.
//!
//! A player who answers every anchor by its partner never lacks an answer if the partner is never the anchor itself
//! or a king's move away, and if what a pair removes together is a set of whole pairs: then the partner is still
//! there when it is wanted, and what is left is paired in the same way.
//!
//! **Point reflection.** Let a set be its own image under the point reflection of its bounding box, and the image be
//! the partner. What a pair removes is symmetric, so it is whole pairs. Row r goes to height - 1 - r, so partners
//! are an even number of rows apart if the height is odd and an odd number if it is even; likewise for columns. They
//! are too close only if both are among the middle one or two rows and the middle one or two columns.
//! - If none of those middle cells is an anchor, the second player answers so: the value is 0.
//! - If there is one middle cell and it is an anchor, the first player takes it, which leaves a symmetric set with
//!   a free middle, and then answers so: the value is not 0. This is the empty board of even × even cells.
//! - With two or four middle cells, taking one leaves a set that is not symmetric, and nothing follows.
//!
//! **Paired rows.** Let a set lie in four rows, the first and third alike, and the second and fourth. Partners are
//! two rows apart in the same column. A pair removes all four rows of that column and of its neighbours, which is
//! whole pairs: the value is 0. This is the empty board of 5 × n cells. With three rows the fourth is empty.

use foregone_core::squares::{Anchors, Placement};

use super::knowledge::Knowledge;

/// What point reflection tells of a whole board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Reflection {
    /// The value is not 0, and this placement leaves 0.
    Centre(Placement),
    /// The value is 0.
    Free,
}

/// What point reflection tells of a set that may have several components.
pub(super) fn reflection(anchors: &Anchors) -> Option<Reflection> {
    if !anchors.is_point_symmetric() {
        return None;
    }
    let (from, to) = anchors.bounds()?;
    // A bounding box has fewer rows and columns than a board, at most 254, so that no sum overflows.
    let rows = [from.row + (to.row - from.row) / 2, from.row + (to.row - from.row).div_ceil(2)];
    let columns = [from.column + (to.column - from.column) / 2, from.column + (to.column - from.column).div_ceil(2)];
    let middle = rows.map(|row| columns.map(|column| Placement { row, column }));
    if !middle.as_flattened().iter().any(|&at| anchors.contains(at)) {
        return Some(Reflection::Free);
    }
    match middle {
        [[centre, right], [below, _]] if centre == right && centre == below => Some(Reflection::Centre(centre)),
        _ => None,
    }
}

/// Whether the set lies in paired rows, or in paired columns.
pub(super) fn is_paired(anchors: &Anchors) -> bool {
    let Some((from, to)) = anchors.bounds() else {
        return true;
    };
    // In four rows counted from 0, two rows away is the row with bit 1 of its number changed.
    let rows = to.row - from.row < 4
        && anchors.iter().all(|at| anchors.contains(Placement { row: from.row + ((at.row - from.row) ^ 2), ..at }));
    let columns = to.column - from.column < 4
        && anchors
            .iter()
            .all(|at| anchors.contains(Placement { column: from.column + ((at.column - from.column) ^ 2), ..at }));
    rows || columns
}

/// What point reflection tells of a component, in the corner, that is its own image.
pub(super) fn reflected(rows: &[u64], height: u32, width: u32) -> Knowledge {
    let columns = 1 << (width / 2) | 1 << (width.saturating_sub(1) / 2);
    let middle = |row: u32| rows.get(row as usize).is_some_and(|row| row & columns != 0);
    if !middle(height / 2) && !middle(height.saturating_sub(1) / 2) {
        Knowledge::exact(0)
    } else if height % 2 == 1 && width % 2 == 1 {
        Knowledge::NONE.excluding(0)
    } else {
        Knowledge::NONE
    }
}

/// Whether a component in the corner lies in paired rows, or in paired columns.
///
/// It is connected, so that it has all four rows or columns.
pub(super) fn paired(rows: &[u64], height: u32, width: u32) -> bool {
    height == 4 && matches!(rows, [a, b, c, d, ..] if a == c && b == d)
        || width == 4 && rows.iter().all(|row| row & 0b11 == row >> 2)
}
