//! Strips: anchors in at most two rows.

use crate::Nimber;

/// The value of a connected set of anchors that lies in at most two rows and spans `columns` columns.
///
/// In two rows adjacency depends on the columns only: anchors are a king's move apart exactly if their columns
/// differ by at most 1. So taking any anchor of column c removes columns c - 1 to c + 1 whole, one anchor a column
/// is as good as two, and the game is Node Kayles on a path. That is Dawson's Kayles, octal 0.07 (OEIS A002187).
/// Empty boards of 2 × n and 3 × n cells have n - 1 such columns.
///
/// # Example
/// ```
/// use foregone_core::squares::strip_value;
///
/// let values: Vec<u64> = (0..10).map(|columns| strip_value(columns).get()).collect();
/// assert_eq!(values, [0, 1, 1, 2, 0, 3, 1, 1, 0, 3]);
/// ```
#[must_use]
pub const fn strip_value(columns: u8) -> Nimber {
    Nimber::new(VALUES[columns as usize] as u64)
}

/// Solved by the compiler, from the rule itself.
static VALUES: [u8; 256] = {
    let mut values = [0_u8; 256];
    let mut columns = 1;
    while columns < 256 {
        let mut seen = 0_u64;
        // The column taken; by reflection the left half is enough.
        let mut taken = 0;
        while 2 * taken < columns {
            let left = if taken == 0 { 0 } else { taken - 1 };
            let right = if taken + 2 > columns { 0 } else { columns - taken - 2 };
            seen |= 1 << (values[left] ^ values[right]);
            taken += 1;
        }
        values[columns] = Nimber::mex_of_bits(seen).get() as u8;
        columns += 1;
    }
    values
};
