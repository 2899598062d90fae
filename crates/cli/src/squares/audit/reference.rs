//! All components up to a size, derived anew.

use super::shape::{Anchor, anchors, canonical, components};
use super::{blocks, cells, enumerate};
use crate::check::Check;
use std::collections::{BTreeMap, BTreeSet, HashMap};

/// A component.
pub(crate) struct Component {
    pub(crate) value: u32,
    /// For each move, the keys of what is left.
    pub(crate) moves: Vec<Vec<u64>>,
    /// The free cells of its board, if it is one, and the value found there.
    pub(crate) board: Option<(u128, u32)>,
}

/// The components by their keys.
pub(crate) struct Reference {
    pub(crate) anchors: u32,
    components: BTreeMap<u64, Component>,
}

impl Reference {
    /// All components of at most so many anchors.
    pub(crate) fn new(most: u32) -> Self {
        let mut keys: BTreeSet<u64> = BTreeSet::new();
        enumerate::connected_sets(most, &mut |set| {
            keys.insert(canonical(set));
        });
        let mut solved = HashMap::new();
        let component = |key: u64| {
            let set = anchors(key);
            let board = cells::board(&set).map(|free| (free, cells::value(free, &mut solved)));
            (key, Component { value: blocks::value(&set), moves: moves(&set), board })
        };
        Self { anchors: most, components: keys.into_iter().map(component).collect() }
    }

    pub(crate) fn len(&self) -> usize {
        self.components.len()
    }

    pub(crate) fn get(&self, key: u64) -> Option<&Component> {
        self.components.get(&key)
    }

    pub(crate) fn iter(&self) -> impl Iterator<Item = (u64, &Component)> {
        self.components.iter().map(|(key, component)| (*key, component))
    }

    /// Whether the two ways to solve a component agree.
    pub(crate) fn agree(&self, check: &mut Check) {
        for (key, component) in self.iter() {
            if let Some((_, on_cells)) = component.board {
                check.expect(on_cells == component.value, || {
                    format!("{key:#x} has the value {} as blocks and {on_cells} on cells", component.value)
                });
            }
        }
    }
}

/// For each move, the keys of the components that it leaves.
fn moves(set: &[Anchor]) -> Vec<Vec<u64>> {
    let left_by = |taken: &Anchor| {
        let cells = blocks::block(*taken);
        let is_left = |anchor: &Anchor| !blocks::block(*anchor).iter().any(|cell| cells.contains(cell));
        set.iter().copied().filter(is_left).collect::<Vec<_>>()
    };
    set.iter().map(|taken| components(&left_by(taken)).iter().map(|part| canonical(part)).collect()).collect()
}
