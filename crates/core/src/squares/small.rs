//! Anchors within 8 rows and 8 columns, as one word.

use super::anchors::Anchors;

/// A set of anchors in an 8×8 window: anchor (r, c) is bit 8 · r + c.
///
/// # Example
/// ```
/// use foregone_core::squares::Small;
///
/// let corner = Small::new(0b11 | 0b1 << 8);
/// assert_eq!(corner.canonical(), Small::new(0b11 << 8 | 0b10).canonical());
/// assert_eq!(corner.take(0), Small::new(0));
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Small(u64);

/// The left column.
const LEFT: u64 = 0x0101_0101_0101_0101;
/// The right column.
const RIGHT: u64 = LEFT << 7;

impl Small {
    /// The set with these bits.
    #[must_use]
    pub const fn new(bits: u64) -> Self {
        Self(bits)
    }

    /// The set moved to the upper-left corner; `None` if it has no anchor or does not fit.
    #[must_use]
    pub fn from_anchors(anchors: &Anchors) -> Option<Self> {
        let (from, to) = anchors.bounds()?;
        if to.row - from.row > 7 || to.column - from.column > 7 {
            return None;
        }
        let rows = (from.row..=to.row).rev();
        Some(Self(rows.fold(0, |bits, row| bits << 8 | anchors.word(row, from.column))))
    }

    /// The bits of the set. For a [canonical](Self::canonical) set this is the key of its component.
    #[must_use]
    pub const fn bits(self) -> u64 {
        self.0
    }

    /// The number of anchors, 0 to 64.
    #[must_use]
    pub const fn len(self) -> u32 {
        self.0.count_ones()
    }

    /// Whether the set has no anchor.
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The bit numbers of the anchors, ascending.
    pub fn iter(self) -> impl Iterator<Item = u8> {
        let mut rest = self.0;
        core::iter::from_fn(move || {
            if rest == 0 {
                return None;
            }
            let index = rest.trailing_zeros() as u8;
            rest &= rest - 1;
            Some(index)
        })
    }

    /// What is left when the anchor at bit `index` modulo 64, and those a king's move away, are gone.
    #[must_use]
    pub const fn take(self, index: u8) -> Self {
        Self(self.0 & !spread(1 << (index & 63)))
    }

    /// Takes one connected component out of the set; empty if the set is.
    #[must_use]
    pub const fn split_component(&mut self) -> Self {
        let mut found = self.0 & self.0.wrapping_neg();
        loop {
            // Two steps a round: growing past the end costs less than looking for it.
            let next = spread(spread(found) & self.0) & self.0;
            if next == found {
                break;
            }
            found = next;
        }
        self.0 &= !found;
        Self(found)
    }

    /// The set moved to the upper-left corner, with its height and width.
    #[must_use]
    pub const fn to_corner(self) -> (Self, u32, u32) {
        if self.0 == 0 {
            return (self, 0, 0);
        }
        let up = self.0 >> (self.0.trailing_zeros() & !7);
        let columns = columns(up);
        let corner = up >> columns.trailing_zeros();
        (Self(corner), 8 - corner.leading_zeros() / 8, 8 - (columns >> columns.trailing_zeros()).leading_zeros())
    }

    /// Whether the set is its own image under the point reflection of its bounding box.
    #[must_use]
    pub const fn is_point_symmetric(self) -> bool {
        let (corner, height, width) = self.to_corner();
        turned(corner.0, height, width) == corner.0
    }

    /// The least of the set's images, in the corner, under the 8 symmetries of the square; at least as wide as
    /// it is high.
    #[must_use]
    pub const fn canonical(self) -> Self {
        let (corner, height, width) = self.to_corner();
        if height > width {
            return Self(least_of_four(transpose(corner.0), width, height));
        }
        let least = least_of_four(corner.0, height, width);
        if height < width {
            return Self(least);
        }
        let turned = least_of_four(transpose(corner.0), width, height);
        Self(if turned < least { turned } else { least })
    }
}

/// The cells at most one king's move from `from`.
const fn spread(from: u64) -> u64 {
    let wide = from | (from & !RIGHT) << 1 | (from & !LEFT) >> 1;
    wide | wide << 8 | wide >> 8
}

/// The columns that are used.
const fn columns(bits: u64) -> u8 {
    let bits = bits | bits >> 32;
    let bits = bits | bits >> 16;
    (bits | bits >> 8) as u8
}

/// The least image of a set in the corner under the reflections that keep its height and width.
const fn least_of_four(bits: u64, height: u32, width: u32) -> u64 {
    // An empty set has height 0; masking the shift keeps it defined, and 0 shifted is 0.
    let down = (8 * (8 - height)) & 63;
    let upside = bits.swap_bytes() >> down;
    let turned = turned(bits, height, width);
    let mirrored = turned.swap_bytes() >> down;
    least(least(bits, upside), least(turned, mirrored))
}

/// The image of a set in the corner under the point reflection of its bounding box.
const fn turned(bits: u64, height: u32, width: u32) -> u64 {
    bits.reverse_bits() >> ((8 * (8 - height)) & 63) >> (8 - width)
}

const fn least(a: u64, b: u64) -> u64 {
    if a < b { a } else { b }
}

/// Rows become columns: swaps blocks of 4, 2 and 1 (Warren, Hacker's Delight, 7-3).
const fn transpose(bits: u64) -> u64 {
    let swap = (bits ^ bits >> 7) & 0x00aa_00aa_00aa_00aa;
    let bits = bits ^ swap ^ swap << 7;
    let swap = (bits ^ bits >> 14) & 0x0000_cccc_0000_cccc;
    let bits = bits ^ swap ^ swap << 14;
    let swap = (bits ^ bits >> 28) & 0x0000_0000_f0f0_f0f0;
    bits ^ swap ^ swap << 28
}
