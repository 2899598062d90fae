//! The digest of a table.

/// Remainders of the sixteen four-bit messages, for the reflected polynomial 0xEDB88320.
///
/// Sixteen words rather than 256: a firmware image that checks its tables pays 64 bytes for it.
const NIBBLES: [u32; 16] = {
    let mut table = [0; 16];
    let mut nibble = 0;
    while nibble < 16 {
        let mut remainder = nibble as u32;
        let mut bit = 0;
        while bit < 4 {
            remainder = (remainder >> 1) ^ (0xEDB8_8320 & (remainder & 1).wrapping_neg());
            bit += 1;
        }
        table[nibble] = remainder;
        nibble += 1;
    }
    table
};

/// The CRC-32 (ISO-HDLC, as in zip and Ethernet) of the words' little-endian bytes.
///
/// # Example
///
/// ```
/// // The check value of the algorithm is that of the bytes "123456789"; these are the first eight.
/// assert_eq!(foregone_core::crc32(&[0x3433_3231, 0x3837_3635]), 0x9ae0_daaf);
/// ```
#[must_use]
pub const fn crc32(words: &[u32]) -> u32 {
    let mut remainder = u32::MAX;
    let mut rest = words;
    while let [word, tail @ ..] = rest {
        remainder ^= *word;
        let mut nibble = 0;
        while nibble < 8 {
            remainder = (remainder >> 4) ^ NIBBLES[(remainder & 15) as usize];
            nibble += 1;
        }
        rest = tail;
    }
    !remainder
}

#[cfg(test)]
mod tests {
    extern crate std;
    use std::vec::Vec;

    proptest::proptest! {
        #[test]
        fn agrees_with_crc32fast(words: Vec<u32>) {
            let bytes: Vec<u8> = words.iter().flat_map(|word| word.to_le_bytes()).collect();
            proptest::prop_assert_eq!(super::crc32(&words), crc32fast::hash(&bytes));
        }
    }
}
