//! Packing values into words.

use bitvec::{field::BitField, order::Lsb0, vec::BitVec};
use foregone_core::{
    Nimber, Outcome, crc32,
    packed::{Digest, words},
};
use std::error::Error;
use std::fmt;

/// Packed values: the words of a [`Packed`](foregone_core::packed::Packed) table and what it states of itself.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Plane {
    pub(crate) width: u32,
    pub(crate) words: Vec<u32>,
    pub(crate) digest: Digest,
}

impl Plane {
    /// The bits of a value: 1, 2, 4, 8, 16 or 32.
    #[must_use]
    pub fn width(&self) -> u32 {
        self.width
    }

    /// The words, slot 0 at the low end of the first.
    #[must_use]
    pub fn words(&self) -> &[u32] {
        &self.words
    }

    /// Slots, positions and CRC-32.
    #[must_use]
    pub fn digest(&self) -> Digest {
        self.digest
    }
}

/// Values that do not make a plane.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum PackError {
    /// The width is not 1, 2, 4, 8, 16 or 32 bits.
    Width {
        /// The width given.
        width: u32,
    },
    /// There are no slots.
    Empty,
    /// Grundy values were asked for under misère play, which has none.
    Misere,
    /// There are more slots than a table may have.
    TooMany {
        /// The number of slots.
        slots: usize,
        /// The most there may be.
        most: usize,
    },
    /// A slot lies past the end.
    Slot {
        /// The slot.
        slot: usize,
        /// The number of slots.
        slots: usize,
    },
    /// A slot was given twice.
    Twice {
        /// The slot.
        slot: usize,
    },
    /// A value needs more bits.
    TooWide {
        /// The slot.
        slot: usize,
        /// The value.
        value: u64,
        /// The bits of a value.
        width: u32,
    },
}

impl fmt::Display for PackError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Self::Width { width } => write!(f, "a value cannot be {width} bits wide: use 1, 2, 4, 8, 16 or 32"),
            Self::Empty => f.write_str("a table needs at least one slot"),
            Self::Misere => {
                f.write_str("under misère play there are outcomes and no Grundy values: use `outcome_plane`")
            }
            Self::TooMany { slots, most } => write!(f, "a table has at most {most} slots, not {slots}"),
            Self::Slot { slot, slots } => write!(f, "slot {slot} lies past the end: there are {slots} slots"),
            Self::Twice { slot } => write!(f, "slot {slot} was given two values"),
            Self::TooWide { slot, value, width } => {
                let plural = if width == 1 { "" } else { "s" };
                write!(f, "the value {value} of slot {slot} does not fit in {width} bit{plural}: use a greater width")
            }
        }
    }
}

impl Error for PackError {}

/// The most slots of a table: with values of 32 bits they take 1 GiB.
pub const MOST_SLOTS: usize = 1 << 28;

/// A value that can be packed.
pub trait Value {
    /// The bits to store.
    fn bits(self) -> u64;
}

impl Value for u32 {
    fn bits(self) -> u64 {
        self.into()
    }
}

impl Value for Nimber {
    fn bits(self) -> u64 {
        self.get()
    }
}

/// 1 where the player to move wins.
impl Value for Outcome {
    fn bits(self) -> u64 {
        u64::from(self.is_win())
    }
}

/// Packs a value of `width` bits for each position into its slot; slots without a position stay zero.
///
/// # Errors
///
/// Where the width is not one of a table, there are no slots or more than [`MOST_SLOTS`], a value does not fit the width,
/// or a slot lies past the end or comes twice.
///
/// # Example
///
/// ```
/// use foregone_codegen::pack;
///
/// let plane = pack(4, 10, [(0, 7_u32), (9, 15)])?;
/// assert_eq!(plane.words(), [0x0000_0007, 0x0000_00F0]);
/// assert_eq!(plane.digest().positions, 2);
/// # Ok::<(), foregone_codegen::PackError>(())
/// ```
pub fn pack<V: Value>(
    width: u32,
    slots: usize,
    values: impl IntoIterator<Item = (usize, V)>,
) -> Result<Plane, PackError> {
    if !width.is_power_of_two() || width > u32::BITS {
        return Err(PackError::Width { width });
    }
    if slots == 0 {
        return Err(PackError::Empty);
    }
    if slots > MOST_SLOTS {
        return Err(PackError::TooMany { slots, most: MOST_SLOTS });
    }
    let bits_a_word = u32::BITS as usize;
    let mut bits: BitVec<u32, Lsb0> = BitVec::repeat(false, words(slots, width) * bits_a_word);
    let mut taken: BitVec<u32, Lsb0> = BitVec::repeat(false, slots);
    let mut positions = 0;
    for (slot, value) in values {
        let value = value.bits();
        match taken.get_mut(slot) {
            None => return Err(PackError::Slot { slot, slots }),
            Some(taken) if *taken => return Err(PackError::Twice { slot }),
            Some(mut taken) => *taken = true,
        }
        if value > u64::from(u32::MAX >> (u32::BITS - width)) {
            return Err(PackError::TooWide { slot, value, width });
        }
        if width == 1 {
            bits.set(slot, value == 1);
        } else {
            let start = slot * width as usize;
            bits[start..start + width as usize].store_le(value);
        }
        positions += 1;
    }
    let words = bits.into_vec();
    let digest = Digest { slots, positions, crc32: crc32(&words) };
    Ok(Plane { width, words, digest })
}
