//! Anchors in a window larger than 8×8, one word a row.

use super::anchors::Anchors;
use super::line::Line;
use super::small::Small;

/// A set of anchors in a window of `H` rows and [`Line::BITS`] columns.
///
/// The anchors of every board of at most 256 cells fit `Rows<u64, 15>` if laid with the shorter side down: the
/// shorter side has at most 16 cells, and if it has 4 or more the longer one has at most 64. Boards of fewer rows
/// have [strips](super::strip_value) only.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Rows<W, const H: usize>([W; H]);

/// What tells canonical [`Rows`] apart: the rows one after another, as many bits each as the window is wide.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct RowsKey {
    /// Row r, column c is bit r · width + c.
    pub bits: u128,
    /// The width, above 8.
    pub width: u8,
}

impl<W: Line, const H: usize> Rows<W, H> {
    /// A component laid so that its longer side runs along the rows; `None` if it does not fit.
    #[must_use]
    pub fn from_anchors(anchors: &Anchors) -> Option<Self> {
        let (from, to) = anchors.bounds()?;
        let (height, width) = (to.row - from.row, to.column - from.column);
        let mut rows = [W::from(0); H];
        for at in anchors.iter() {
            let (row, column) = (at.row - from.row, at.column - from.column);
            let (row, column) = if height > width { (column, row) } else { (row, column) };
            if u32::from(column) >= W::BITS {
                return None;
            }
            let line = rows.get_mut(usize::from(row))?;
            *line = *line | W::from(1) << u32::from(column);
        }
        Some(Self(rows))
    }

    /// The number of anchors.
    #[must_use]
    pub fn len(&self) -> u32 {
        self.0.iter().map(|&line| line.into().count_ones()).sum()
    }

    /// Whether the set has no anchor.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.0.iter().all(|&line| line == W::from(0))
    }

    /// The anchors as (row, column), in row order.
    pub fn iter(&self) -> impl Iterator<Item = (u8, u8)> + use<W, H> {
        let rows = self.0;
        (0_u8..).zip(rows).flat_map(|(row, line)| {
            let mut rest: u64 = line.into();
            core::iter::from_fn(move || {
                if rest == 0 {
                    return None;
                }
                let column = rest.trailing_zeros() as u8;
                rest &= rest - 1;
                Some((row, column))
            })
        })
    }

    /// What is left when the anchor at a row and column, and those a king's move away, are gone.
    #[must_use]
    pub fn take(&self, (row, column): (u8, u8)) -> Self {
        let bit = 1_u64 << (column & 63);
        let three = W::truncated(bit | bit << 1 | bit >> 1);
        let mut rows = self.0;
        let first = usize::from(row).saturating_sub(1);
        for line in rows.iter_mut().take(usize::from(row) + 2).skip(first) {
            *line = *line & !three;
        }
        Self(rows)
    }

    /// Takes one connected component out of the set; empty if the set is.
    #[must_use]
    pub fn split_component(&mut self) -> Self {
        let mut found = [W::from(0); H];
        for (to, &from) in found.iter_mut().zip(&self.0) {
            if from > W::from(0) {
                *to = W::truncated(from.into() & from.into().wrapping_neg());
                break;
            }
        }
        loop {
            let wide = found.map(|line| line | line << 1 | line >> 1);
            let next: [W; H] = core::array::from_fn(|row| {
                let above = row.checked_sub(1).and_then(|row| wide.get(row)).copied().unwrap_or(W::from(0));
                let below = wide.get(row + 1).copied().unwrap_or(W::from(0));
                (above | wide[row] | below) & self.0[row]
            });
            if next == found {
                break;
            }
            found = next;
        }
        for (line, &gone) in self.0.iter_mut().zip(&found) {
            *line = *line & !gone;
        }
        Self(found)
    }

    /// The set moved to the upper-left corner, with its height and width.
    #[must_use]
    pub fn to_corner(&self) -> (Self, u32, u32) {
        let up = self.0.iter().take_while(|&&line| line == W::from(0)).count();
        let columns = self.0.iter().fold(W::from(0), |seen, &line| seen | line);
        let used: u64 = columns.into();
        if used == 0 {
            return (*self, 0, 0);
        }
        let left = used.trailing_zeros();
        let rows = core::array::from_fn(|row| self.0.get(row + up).map_or(W::from(0), |&line| line >> left));
        let empty = rows.iter().rev().take_while(|&&line| line == W::from(0)).count();
        (Self(rows), (H - empty) as u32, 64 - left - used.leading_zeros())
    }

    /// The set as one word, if its bounding box allows.
    #[must_use]
    pub fn to_small(&self) -> Option<Small> {
        let (corner, height, width) = self.to_corner();
        if height > 8 || width > 8 {
            return None;
        }
        let word = corner.0.iter().take(8).rev().fold(0, |word, &line| word << 8 | line.into());
        Some(Small::new(word))
    }

    /// The set, in the corner, in a smaller window; `None` if it does not fit.
    #[must_use]
    pub fn narrowed<V: Line, const L: usize>(&self) -> Option<Rows<V, L>> {
        let (corner, height, width) = self.to_corner();
        let (corner, height, width) =
            if height > width { (corner.transposed()?, width, height) } else { (corner, height, width) };
        if height as usize > L || width > V::BITS {
            return None;
        }
        Some(Rows(core::array::from_fn(|row| V::truncated(corner.0.get(row).map_or(0, |&line| line.into())))))
    }

    /// The least of the set's images, in the corner, under the 8 symmetries of the square; at least as wide as
    /// it is high where the window allows. With it come its height and width.
    #[must_use]
    pub fn canonical(&self) -> (Self, u32, u32) {
        let (corner, height, width) = self.to_corner();
        let turned = if height >= width { corner.transposed() } else { None };
        match turned {
            Some(turned) if height > width => (turned.least_of_four(width, height), width, height),
            Some(turned) => {
                let least = corner.least_of_four(height, width);
                (least.min(turned.least_of_four(height, width)), height, width)
            }
            None => (corner.least_of_four(height, width), height, width),
        }
    }

    /// Whether the set is its own image under the point reflection of its bounding box.
    #[must_use]
    pub fn is_point_symmetric(&self) -> bool {
        let (corner, height, width) = self.to_corner();
        corner.mirrored(width).upside(height) == corner
    }

    /// The rows, bit c for column c.
    #[must_use]
    pub fn words(&self) -> [u64; H] {
        self.0.map(Into::into)
    }

    /// The key of a canonical set, or of any set in the corner; `None` if its bounding box has more than 128 cells.
    #[must_use]
    pub fn dense(&self) -> Option<RowsKey> {
        let (_, height, width) = self.to_corner();
        if height * width > 128 || width > 64 {
            return None;
        }
        let lines = self.0.iter().take(height as usize).rev();
        let bits = lines.fold(0, |bits: u128, &line| bits << width | u128::from(line.into()));
        Some(RowsKey { bits, width: width as u8 })
    }

    fn least_of_four(&self, height: u32, width: u32) -> Self {
        let mirrored = self.mirrored(width);
        let least = (*self).min(mirrored);
        least.min(self.upside(height)).min(mirrored.upside(height))
    }

    fn mirrored(&self, width: u32) -> Self {
        // An empty set has width 0, and any shift will do.
        let right = W::BITS.saturating_sub(width) % W::BITS;
        Self(self.0.map(|line| line.reversed() >> right))
    }

    fn upside(&self, height: u32) -> Self {
        let height = height as usize;
        Self(core::array::from_fn(|row| {
            let from = height.checked_sub(row + 1).and_then(|row| self.0.get(row));
            from.copied().unwrap_or(W::from(0))
        }))
    }

    /// Rows become columns; `None` if they do not fit.
    fn transposed(&self) -> Option<Self> {
        let mut rows = [W::from(0); H];
        for (row, column) in self.iter() {
            if u32::from(row) >= W::BITS {
                return None;
            }
            let line = rows.get_mut(usize::from(column))?;
            *line = *line | W::from(1) << u32::from(row);
        }
        Some(Self(rows))
    }
}
