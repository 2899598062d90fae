//! Connected components: told apart by size, looked up if they are small and shortcuts are allowed.

use foregone_core::squares::{Anchors, Line, Rows, Small, strip_value};

use super::long::Long;
use crate::tables::{SQUARES, SQUARES_ANCHORS};

/// Anchors in at most 8 rows and 16 columns.
pub(super) type Wide = Rows<u16, 8>;

/// Anchors of any board; see [`Rows`].
pub(super) type Huge = Rows<u64, 15>;

/// A connected component. Whatever is not known at once is in canonical form.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Component {
    /// This is its value.
    Known(u32),
    /// It fits 8×8.
    Small(Small),
    /// It does not, but it fits 8×16.
    Wide(Wide),
    /// It does not fit 8×16.
    Huge(Huge),
    /// It does not fit that either: a strip of more than 64 columns, met only without shortcuts.
    Long(Long),
}

impl Component {
    /// The number of anchors; 0 if the value is known.
    pub(super) fn anchors(&self) -> u32 {
        match self {
            Self::Known(_) => 0,
            Self::Small(set) => set.len(),
            Self::Wide(set) => set.len(),
            Self::Huge(set) => set.len(),
            Self::Long(strip) => strip.0.len(),
        }
    }
}

/// A set of anchors that can be taken apart.
pub(super) trait Split: Copy {
    /// Takes one connected component out of the set; `None` if the set is empty. Its value is looked up with
    /// `shortcuts` only.
    fn component(&mut self, shortcuts: bool) -> Option<Component>;
}

impl Split for Small {
    fn component(&mut self, shortcuts: bool) -> Option<Component> {
        let set = self.split_component();
        if set.is_empty() { None } else { Some(small(set, shortcuts)) }
    }
}

impl Split for Wide {
    fn component(&mut self, shortcuts: bool) -> Option<Component> {
        let set = self.split_component();
        if set.is_empty() {
            return None;
        }
        if let Some(set) = set.to_small() {
            return Some(small(set, shortcuts));
        }
        Some(large(&set, Component::Wide, shortcuts))
    }
}

impl Split for Huge {
    fn component(&mut self, shortcuts: bool) -> Option<Component> {
        let set = self.split_component();
        if set.is_empty() {
            return None;
        }
        if let Some(set) = set.to_small() {
            return Some(small(set, shortcuts));
        }
        if let Some(set) = set.narrowed() {
            return Some(large(&set, Component::Wide, shortcuts));
        }
        Some(large(&set, Component::Huge, shortcuts))
    }
}

impl Split for Anchors {
    fn component(&mut self, shortcuts: bool) -> Option<Component> {
        let set = self.split_component();
        let (from, to) = set.bounds()?;
        let (height, width) = (to.row - from.row + 1, to.column - from.column + 1);
        if shortcuts && (height <= 2 || width <= 2) {
            return Some(Component::Known(strip(height.max(width).into())));
        }
        if let Some(set) = Small::from_anchors(&set) {
            return Some(small(set, shortcuts));
        }
        if let Some(set) = Wide::from_anchors(&set) {
            return Some(large(&set, Component::Wide, shortcuts));
        }
        // There is room for all but strips: see `Rows`.
        Some(Huge::from_anchors(&set).map_or(Component::Long(Long(set)), |set| large(&set, Component::Huge, shortcuts)))
    }
}

/// A connected set in an 8×8 window.
fn small(set: Small, shortcuts: bool) -> Component {
    let (corner, height, width) = set.to_corner();
    if !shortcuts {
        return Component::Small(corner.canonical());
    }
    if height <= 2 || width <= 2 {
        return Component::Known(strip(height.max(width)));
    }
    let canonical = corner.canonical();
    let value = if canonical.len() <= SQUARES_ANCHORS { SQUARES.get(&canonical.bits()) } else { None };
    value.map_or(Component::Small(canonical), |&value| Component::Known(u32::from(value)))
}

/// A connected set in a larger window.
fn large<W: Line, const H: usize>(
    set: &Rows<W, H>,
    wrap: impl Fn(Rows<W, H>) -> Component,
    shortcuts: bool,
) -> Component {
    let (canonical, height, width) = set.canonical();
    if shortcuts && height <= 2 { Component::Known(strip(width)) } else { wrap(canonical) }
}

/// The value of a strip in one of the windows.
fn strip(columns: u32) -> u32 {
    // No value of Dawson's Kayles is above 9.
    strip_value(columns as u8).get() as u32
}
