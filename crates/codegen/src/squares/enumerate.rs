//! Every component of a given number of anchors.

use std::collections::BTreeSet;

use foregone_core::squares::Small;

/// The most anchors that [`components`] goes up to.
///
/// A component of one anchor less spans at most 6 rows and columns, so that with a margin of one on every side
/// it fits the 8×8 window.
pub const MAX_ANCHORS: usize = 7;

/// The canonical components of 1, 2, … `anchors` anchors, a set for each number; at most [`MAX_ANCHORS`].
///
/// They are the free polyominoes on the king graph ("polyplets", OEIS A030222).
///
/// # Example
/// ```
/// use foregone_codegen::squares::components;
///
/// let counts: Vec<usize> = components(5).iter().map(|set| set.len()).collect();
/// assert_eq!(counts, [1, 2, 5, 22, 94]);
/// ```
#[must_use]
pub fn components(anchors: usize) -> Vec<BTreeSet<Small>> {
    let mut sizes = Vec::new();
    let mut current = BTreeSet::from([Small::new(1)]);
    for _ in 0..anchors.min(MAX_ANCHORS) {
        let larger = current.iter().flat_map(|&component| grown(component)).collect();
        sizes.push(std::mem::replace(&mut current, larger));
    }
    sizes
}

/// The components with one anchor more. Every component is found: a connected graph has a node without which it
/// is still connected.
fn grown(component: Small) -> impl Iterator<Item = Small> {
    // One row down and one column right leaves the margin.
    let bits = component.bits() << 9;
    let near = !Small::new(bits).iter().fold(Small::new(!bits), Small::take).bits() & !bits;
    Small::new(near).iter().map(move |anchor| Small::new(bits | 1 << anchor).canonical())
}
