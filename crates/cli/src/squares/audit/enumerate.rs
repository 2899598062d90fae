//! Every connected set of anchors of a given size, each once.

use super::shape::Anchor;
use std::collections::BTreeSet;

/// Visits every connected set of 1 to `most` anchors, up to translation.
///
/// Its first anchor in row order lies at (0, 0). The algorithm is Redelmeier's, "Counting polyominoes: yet another
/// attack", Discrete Math. 36 (1981), on the king's graph: of the anchors that could be added, each is either added or
/// never again, so that no set is met twice.
pub(crate) fn connected_sets(most: u32, visit: &mut dyn FnMut(&[Anchor])) {
    let mut seen = BTreeSet::from([(0, 0)]);
    grow(most as usize, vec![(0, 0)], &mut Vec::new(), &mut seen, visit);
}

fn grow(
    most: usize,
    mut untried: Vec<Anchor>,
    set: &mut Vec<Anchor>,
    seen: &mut BTreeSet<Anchor>,
    visit: &mut dyn FnMut(&[Anchor]),
) {
    while let Some(anchor) = untried.pop() {
        set.push(anchor);
        visit(set);
        if set.len() < most {
            let new: Vec<Anchor> = neighbours(anchor).filter(|near| seen.insert(*near)).collect();
            grow(most, untried.iter().chain(&new).copied().collect(), set, seen, visit);
            seen.retain(|anchor| !new.contains(anchor));
        }
        set.pop();
    }
}

/// The anchors a king's move away that come after (0, 0) in row order.
fn neighbours((row, column): Anchor) -> impl Iterator<Item = Anchor> {
    let near = (row - 1..=row + 1).flat_map(move |row| (column - 1..=column + 1).map(move |column| (row, column)));
    near.filter(|anchor| *anchor > (0, 0))
}

#[test]
fn there_are_as_many_as_the_literature_says() {
    let mut counts = [0; 7];
    connected_sets(7, &mut |set| counts[set.len() - 1] += 1);
    // OEIS A006770, fixed polyplets.
    assert_eq!(counts, [1, 4, 20, 110, 638, 3_832, 23_592]);
}
