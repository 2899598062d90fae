//! The anchors of a board, in the board's own coordinates.

use super::bits::Bits;

/// Where a 2×2 block goes: the row and column of its upper-left cell, counted from 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Placement {
    /// The upper row of the block.
    pub row: u8,
    /// The left column of the block.
    pub column: u8,
}

/// A set of anchors: the placements that are legal on some board.
///
/// # Example
/// ```
/// use foregone_core::squares::{Board, Placement};
///
/// let anchors = Board::new(3, 5)?.anchors();
/// assert_eq!(anchors.len(), 8);
/// let left = anchors.take(Placement { row: 0, column: 1 });
/// assert_eq!(left.len(), 2); // columns 0 to 2 are gone
/// # Ok::<(), foregone_core::squares::BoardError>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Anchors {
    /// Bit row · columns + column. No anchor is in the board's last column, so a step to the left or right never
    /// reaches an anchor of another row.
    bits: Bits,
    /// The columns of the board.
    columns: u8,
}

impl Anchors {
    pub(super) const fn from_bits(bits: Bits, columns: u8) -> Self {
        Self { bits, columns }
    }

    pub(super) const fn bits(&self) -> Bits {
        self.bits
    }

    /// The number of anchors.
    #[must_use]
    pub const fn len(&self) -> u32 {
        self.bits.len()
    }

    /// Whether no placement is legal.
    #[must_use]
    pub const fn is_empty(&self) -> bool {
        self.bits.is_empty()
    }

    /// Whether a placement is legal.
    #[must_use]
    pub const fn contains(&self, at: Placement) -> bool {
        at.column < self.columns && !self.bits.and(Bits::only(self.index(at))).is_empty()
    }

    /// The least anchor in row order.
    #[must_use]
    pub const fn first(&self) -> Option<Placement> {
        match self.bits.first() {
            Some(index) => Some(self.placement(index)),
            None => None,
        }
    }

    /// The anchors in row order.
    pub fn iter(&self) -> impl Iterator<Item = Placement> + use<> {
        let mut rest = *self;
        core::iter::from_fn(move || {
            let index = rest.bits.first()?;
            rest.bits = rest.bits.without(Bits::only(index));
            Some(rest.placement(index))
        })
    }

    /// What is left after a placement: its anchor and those a king's move away are gone.
    #[must_use]
    pub const fn take(&self, at: Placement) -> Self {
        Self { bits: self.bits.without(self.spread(Bits::only(self.index(at)))), ..*self }
    }

    /// Takes one connected component out of the set; empty if the set is.
    #[must_use]
    pub const fn split_component(&mut self) -> Self {
        let mut found = match self.bits.first() {
            Some(index) => Bits::only(index),
            None => Bits::below(0),
        };
        loop {
            let next = self.spread(found).and(self.bits);
            if next.len() == found.len() {
                break;
            }
            found = next;
        }
        self.bits = self.bits.without(found);
        Self { bits: found, ..*self }
    }

    /// The least rectangle around the anchors: first and last row, first and last column.
    #[must_use]
    pub fn bounds(&self) -> Option<(Placement, Placement)> {
        let (first, last) = (self.placement(self.bits.first()?), self.placement(self.bits.last()?));
        let seen = (first.row..=last.row).fold(Bits::below(0), |seen, row| seen.or(self.line(row)));
        let (left, right) = (seen.first()?, seen.last()?);
        Some((Placement { row: first.row, column: left as u8 }, Placement { row: last.row, column: right as u8 }))
    }

    /// Whether the set is its own image under the point reflection of its bounding rectangle.
    #[must_use]
    pub fn is_point_symmetric(&self) -> bool {
        let (Some(first), Some(last)) = (self.bits.first(), self.bits.last()) else {
            return true;
        };
        // On indices the reflection is i -> sum - i.
        let sum = first + last;
        let reflected =
            if sum < 256 { self.bits.reversed().right(255 - sum) } else { self.bits.reversed().left(sum - 255) };
        // That map could send an anchor round the end of a row. It does not if it keeps the bounding rectangle.
        reflected == self.bits && self.bounds().is_some_and(|(from, to)| self.index(from) + self.index(to) == sum)
    }

    /// The first 64 columns from `column` on of one row, as the bits of a word.
    pub(super) const fn word(&self, row: u8, column: u8) -> u64 {
        let word = self.bits.word(row as u32 * self.columns as u32 + column as u32);
        // What follows is of the next row.
        let length = self.columns.saturating_sub(column);
        if length < 64 { word & ((1 << length) - 1) } else { word }
    }

    fn line(&self, row: u8) -> Bits {
        let columns = u32::from(self.columns);
        self.bits.right(u32::from(row) * columns).and(Bits::below(columns))
    }

    /// The cells at most one king's move from `from`. Cells that fall in the unused last column, or off the board,
    /// are no anchors.
    const fn spread(&self, from: Bits) -> Bits {
        let wide = from.or(from.left(1)).or(from.right(1));
        wide.or(wide.left(self.columns as u32)).or(wide.right(self.columns as u32))
    }

    const fn index(&self, at: Placement) -> u32 {
        at.row as u32 * self.columns as u32 + at.column as u32
    }

    const fn placement(&self, index: u32) -> Placement {
        match index.checked_div(self.columns as u32) {
            Some(row) => Placement { row: row as u8, column: (index - row * self.columns as u32) as u8 },
            None => Placement { row: 0, column: 0 },
        }
    }
}
