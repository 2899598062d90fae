//! The search: is the value of this component that number?
//!
//! Asking for a given number is much cheaper than asking for the value: one option that has the number refutes it,
//! and the parts of an option but the largest shift the number asked of the largest (Lemoine and Viennot, "Nimbers
//! are inevitable", 2012).

use foregone_core::squares::Placement;

use super::component::{Component, Split};
use super::grid::Grid;
use super::knowledge::Knowledge;
use super::long::Long;
use super::store::Store;

/// The budget ran out.
pub(super) struct Exhausted;

/// A search in progress.
#[derive(Debug)]
pub(super) struct Search<'m> {
    store: Store<'m>,
    /// Whether symmetry, the strip law and the table may answer.
    shortcuts: bool,
    /// How many components have been searched.
    nodes: u64,
    /// How many may be.
    limit: u64,
}

impl<'m> Search<'m> {
    pub(super) const fn new(store: Store<'m>) -> Self {
        Self { store, shortcuts: true, nodes: 0, limit: u64::MAX }
    }

    /// The same search, which knows components, its memory, and nothing else.
    pub(super) fn without_shortcuts(self) -> Self {
        Self { shortcuts: false, ..self }
    }

    pub(super) const fn shortcuts(&self) -> bool {
        self.shortcuts
    }

    pub(super) const fn nodes(&self) -> u64 {
        self.nodes
    }

    /// Allows so many more nodes from now on.
    pub(super) const fn allow(&mut self, nodes: u64) {
        self.limit = self.nodes.saturating_add(nodes);
    }

    /// The value of the sum of the components of a set.
    pub(super) fn sum<S: Split>(&mut self, mut set: S) -> Result<u32, Exhausted> {
        let mut sum = 0;
        while let Some(component) = set.component(self.shortcuts) {
            sum ^= self.value(component)?;
        }
        Ok(sum)
    }

    /// Whether the sum of the components of a set has the value `target`.
    pub(super) fn sum_is<S: Split>(&mut self, mut set: S, mut target: u32) -> Result<bool, Exhausted> {
        let mut largest = Component::Known(0);
        while let Some(component) = set.component(self.shortcuts) {
            if let Component::Known(value) = component {
                target ^= value;
            } else if component == largest {
                // Two of a kind cancel out.
                largest = Component::Known(0);
            } else if component.anchors() < largest.anchors() {
                target ^= self.value(component)?;
            } else {
                target ^= self.value(largest)?;
                largest = component;
            }
        }
        let known = self.learn(largest, Some(target))?;
        Ok(known.is(target) == Some(true))
    }

    /// The value of a component.
    pub(super) fn value(&mut self, component: Component) -> Result<u32, Exhausted> {
        // Without a target `learn` finds the value.
        self.learn(component, None).map(|known| known.value().unwrap_or(0))
    }

    /// What the tables or the memory know of a component.
    fn recall(&self, component: &Component) -> Knowledge {
        let key = match component {
            Component::Known(value) => return Knowledge::exact(*value),
            Component::Small(set) => set.key(),
            Component::Wide(set) => set.key(),
            Component::Huge(set) => set.key(),
            Component::Long(strip) => strip.key(),
        };
        key.map_or(Knowledge::NONE, |key| self.store.recall(key))
    }

    /// Finds whether the value of a component is `target`, or without a target finds the value.
    fn learn(&mut self, component: Component, target: Option<u32>) -> Result<Knowledge, Exhausted> {
        match component {
            Component::Known(value) => Ok(Knowledge::exact(value)),
            Component::Small(set) => self.learn_grid(set, target),
            Component::Wide(set) => self.learn_grid(set, target),
            Component::Huge(set) => self.learn_grid(set, target),
            Component::Long(strip) => self.learn_long(strip),
        }
    }

    /// The value of a set, if the memory knows all its parts; else the size of the largest part it does not know.
    fn glance<S: Split>(&self, mut set: S) -> Result<u32, u32> {
        let (mut value, mut unknown) = (0, 0);
        while let Some(component) = set.component(self.shortcuts) {
            match self.recall(&component).value() {
                Some(known) => value ^= known,
                None => unknown = unknown.max(component.anchors()),
            }
        }
        if unknown == 0 { Ok(value) } else { Err(unknown) }
    }

    fn learn_grid<G: Grid>(&mut self, set: G, target: Option<u32>) -> Result<Knowledge, Exhausted> {
        let key = set.key();
        let mut known = key.map_or(Knowledge::NONE, |key| self.store.recall(key));
        if settled(known, target) {
            return Ok(known);
        }
        if self.shortcuts && known == Knowledge::NONE {
            known = set.symmetry();
        }
        if !settled(known, target) {
            known = self.search(set, known, target)?;
        }
        if let Some(key) = key {
            self.store.note(key, known);
        }
        Ok(known)
    }

    /// The value of a long strip, by its definition.
    fn learn_long(&mut self, strip: Long) -> Result<Knowledge, Exhausted> {
        let key = strip.key();
        let known = key.map_or(Knowledge::NONE, |key| self.store.recall(key));
        if known.value().is_some() {
            return Ok(known);
        }
        self.count()?;
        let mut seen = 0_u64;
        for option in strip.options() {
            seen |= 1_u64.checked_shl(self.sum(option)?).unwrap_or(0);
        }
        let known = Knowledge::exact(seen.trailing_ones());
        if let Some(key) = key {
            self.store.note(key, known);
        }
        Ok(known)
    }

    /// Counts one more node, unless the budget is used up.
    fn count(&mut self) -> Result<(), Exhausted> {
        if self.nodes >= self.limit {
            return Err(Exhausted);
        }
        self.nodes += 1;
        Ok(())
    }

    fn search<G: Grid>(&mut self, set: G, known: Knowledge, target: Option<u32>) -> Result<Knowledge, Exhausted> {
        self.count()?;

        // First only look: an option whose value is known may settle the matter.
        let mut seen = 0_u64;
        let mut list = G::list();
        let mut open = 0;
        for at in set.moves() {
            match self.glance(set.without(at)) {
                Ok(value) => {
                    if Some(value) == target {
                        return Ok(known.excluding(value));
                    }
                    seen |= 1_u64.checked_shl(value).unwrap_or(0);
                }
                Err(size) => {
                    if let Some(entry) = list.as_mut().get_mut(open) {
                        *entry = size << 16 | u32::from(at.row) << 8 | u32::from(at.column);
                        open += 1;
                    }
                }
            }
        }
        let list = list.as_mut().get_mut(..open).unwrap_or_default();
        sort(list);

        // Then the open options, smallest first.
        if let Some(target) = target {
            if self.any_is(&set, list, target)? {
                return Ok(known.excluding(target));
            }
        }
        // No option has the value `target`; what is left is whether every smaller value is there.
        let mut value = 0;
        while Some(value) != target {
            let there = value < 64 && seen >> value & 1 == 1 || known.is(value) == Some(false);
            if !there && !self.any_is(&set, list, value)? {
                break;
            }
            value += 1;
        }
        Ok(Knowledge::exact(value))
    }

    /// Whether one of the listed options has the value `target`.
    fn any_is<G: Grid>(&mut self, set: &G, list: &[u32], target: u32) -> Result<bool, Exhausted> {
        for &entry in list {
            let [_, _, row, column] = entry.to_be_bytes();
            if self.sum_is(set.without(Placement { row, column }), target)? {
                return Ok(true);
            }
        }
        Ok(false)
    }
}

/// Whether what is known answers the question.
fn settled(known: Knowledge, target: Option<u32>) -> bool {
    match target {
        Some(target) => known.is(target).is_some(),
        None => known.value().is_some(),
    }
}

/// Insertion sort: the lists are short, and it cannot panic.
fn sort(list: &mut [u32]) {
    for end in 0..list.len() {
        let mut sorted = list.get_mut(..=end).unwrap_or_default();
        while let [head @ .., before, last] = sorted {
            if *before <= *last {
                break;
            }
            core::mem::swap(before, last);
            // Goes on with the slice that ends at `before`.
            let shorter = head.len() + 1;
            sorted = sorted.get_mut(..shorter).unwrap_or_default();
        }
    }
}
