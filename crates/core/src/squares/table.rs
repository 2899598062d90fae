//! What a tablebase is checked by.

use crate::crc32;

/// The [CRC-32](crate::crc32) of a tablebase's entry, of three words: the low half of the key, its high half, the value.
///
/// ```
/// use foregone_core::{crc32, squares::entry_crc32};
///
/// assert_eq!(entry_crc32(1 << 32 | 3, 2), crc32(&[3, 1, 2]));
/// ```
#[must_use]
pub const fn entry_crc32(key: u64, value: u8) -> u32 {
    crc32(&[key as u32, (key >> 32) as u32, value as u32])
}
