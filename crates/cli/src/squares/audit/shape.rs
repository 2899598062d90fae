//! Sets of anchors as coordinates, and their one form among 8.

/// An anchor: the row and column of the upper-left cell of a block.
pub(crate) type Anchor = (i32, i32);

/// The anchors of a key: anchor (row, column) is bit 8 · row + column.
pub(crate) fn anchors(key: u64) -> Vec<Anchor> {
    (0..64).filter(|bit| key >> bit & 1 == 1).map(|bit| (bit / 8, bit % 8)).collect()
}

/// The 8 symmetries of the square.
const SYMMETRIES: [fn(Anchor) -> Anchor; 8] = [
    |(row, column)| (row, column),
    |(row, column)| (row, -column),
    |(row, column)| (-row, column),
    |(row, column)| (-row, -column),
    |(row, column)| (column, row),
    |(row, column)| (column, -row),
    |(row, column)| (-column, row),
    |(row, column)| (-column, -row),
];

/// The key of a set within 8 rows and columns: of all its images at least as wide as they are high, moved to the
/// upper-left corner, the least.
pub(crate) fn canonical(set: &[Anchor]) -> u64 {
    let image = |symmetry: fn(Anchor) -> Anchor| {
        let images = || set.iter().map(|anchor| symmetry(*anchor));
        let (top, bottom) = (images().map(|(row, _)| row).min()?, images().map(|(row, _)| row).max()?);
        let (left, right) = (images().map(|(_, column)| column).min()?, images().map(|(_, column)| column).max()?);
        let key = images().fold(0, |key, (row, column)| key | 1_u64 << ((8 * (row - top) + column - left) & 63));
        (right - left >= bottom - top).then_some(key)
    };
    SYMMETRIES.into_iter().filter_map(image).min().unwrap_or(0)
}

/// Whether two anchors are at most a king's move apart.
fn touch((row, column): Anchor, (other_row, other_column): Anchor) -> bool {
    row.abs_diff(other_row) <= 1 && column.abs_diff(other_column) <= 1
}

/// The connected components of a set.
pub(crate) fn components(set: &[Anchor]) -> Vec<Vec<Anchor>> {
    let mut components: Vec<Vec<Anchor>> = Vec::new();
    for anchor in set {
        // What the anchor is_near becomes one with it.
        let is_near = |component: &Vec<Anchor>| component.iter().any(|other| touch(*anchor, *other));
        let (near, mut apart): (Vec<_>, Vec<_>) = components.into_iter().partition(is_near);
        apart.push(near.into_iter().flatten().chain([*anchor]).collect());
        components = apart;
    }
    components
}
