//! The value of every small component, by the definition.

use std::collections::BTreeMap;

use foregone_core::Nimber;
use foregone_core::squares::Small;

use super::enumerate::components;

/// A canonical component and its value.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Entry {
    /// The bits of the canonical component.
    pub key: u64,
    /// Its Grundy value: at most the number of its anchors, so that a byte is enough.
    pub value: u8,
}

/// All components of at most `anchors` anchors, by ascending key.
///
/// # Example
/// ```
/// use foregone_codegen::squares::tablebase;
///
/// let values: Vec<u8> = tablebase(3).iter().map(|entry| entry.value).collect();
/// assert_eq!(values.len(), 1 + 2 + 5);
/// assert_eq!(values.iter().max(), Some(&2)); // a path of three
/// ```
#[must_use]
pub fn tablebase(anchors: usize) -> Vec<Entry> {
    let mut solved = BTreeMap::new();
    // By size, so that what is left of a component after a move has been solved before it.
    for component in components(anchors).into_iter().flatten() {
        let seen = component.iter().fold(0, |seen, anchor| seen | 1 << sum(&solved, component.take(anchor)).get());
        solved.insert(component, Nimber::mex_of_bits(seen));
    }
    solved.into_iter().map(|(component, value)| Entry { key: component.bits(), value: value.get() as u8 }).collect()
}

/// The value of a set of anchors whose components are all solved.
fn sum(solved: &BTreeMap<Small, Nimber>, mut set: Small) -> Nimber {
    let mut value = Nimber::new(0);
    while !set.is_empty() {
        value += solved[&set.split_component().canonical()];
    }
    value
}
