//! What the search asks of a canonical component, whatever its window.

use foregone_core::squares::{Line, Placement, Rows, Small};

use super::component::Split;
use super::knowledge::Knowledge;
use super::memory::Key;
use super::symmetry::{paired, reflected};

/// A canonical component.
pub(super) trait Grid: Split {
    /// Room for one entry an anchor.
    type List: AsMut<[u32]>;

    fn list() -> Self::List;

    fn moves(self) -> impl Iterator<Item = Placement>;

    fn without(&self, at: Placement) -> Self;

    /// A key for the memory, if the component is not too large for one.
    fn key(&self) -> Option<Key>;

    /// What symmetry tells of the value.
    fn symmetry(&self) -> Knowledge;
}

impl Grid for Small {
    type List = [u32; 64];

    fn list() -> [u32; 64] {
        [0; 64]
    }

    fn moves(self) -> impl Iterator<Item = Placement> {
        self.iter().map(|index| Placement { row: index >> 3, column: index & 7 })
    }

    fn without(&self, at: Placement) -> Self {
        self.take(at.row << 3 | at.column)
    }

    fn key(&self) -> Option<Key> {
        Some(Key::new(u128::from(self.bits()), 0, self.len()))
    }

    fn symmetry(&self) -> Knowledge {
        let (_, height, width) = self.to_corner();
        let rows: [u64; 8] = self.bits().to_le_bytes().map(u64::from);
        if paired(&rows, height, width) {
            return Knowledge::exact(0);
        }
        if self.is_point_symmetric() { reflected(&rows, height, width) } else { Knowledge::NONE }
    }
}

impl<W: Line, const H: usize> Grid for Rows<W, H>
where
    Self: Split,
{
    /// No board has more anchors. There are (r - 1)(c - 1) = rc - (r + c) + 1 of them, and r + c ≥ 2√(rc), which makes
    /// at most (√(rc) - 1)² ≤ (16 - 1)².
    type List = [u32; 225];

    fn list() -> [u32; 225] {
        [0; 225]
    }

    fn moves(self) -> impl Iterator<Item = Placement> {
        self.iter().map(|(row, column)| Placement { row, column })
    }

    fn without(&self, at: Placement) -> Self {
        self.take((at.row, at.column))
    }

    fn key(&self) -> Option<Key> {
        self.dense().map(|key| Key::new(key.bits, key.width, self.len()))
    }

    fn symmetry(&self) -> Knowledge {
        let (_, height, width) = self.to_corner();
        let rows = self.words();
        if paired(&rows, height, width) {
            return Knowledge::exact(0);
        }
        if self.is_point_symmetric() { reflected(&rows, height, width) } else { Knowledge::NONE }
    }
}
