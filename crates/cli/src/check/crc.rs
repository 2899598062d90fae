//! CRC-32, bit by bit from its definition.

/// The CRC-32 of the words' little-endian bytes: the remainder of the message, its first 32 bits inverted, divided by
/// x³² + x²⁶ + x²³ + x²² + x¹⁶ + x¹² + x¹¹ + x¹⁰ + x⁸ + x⁷ + x⁵ + x⁴ + x² + x + 1, inverted; low bits first.
pub(crate) fn crc32(words: &[u32]) -> u32 {
    const TERMS: [u32; 14] = [26, 23, 22, 16, 12, 11, 10, 8, 7, 5, 4, 2, 1, 0];
    // The coefficient of x³¹ is the low bit.
    let divisor = TERMS.iter().fold(0_u32, |divisor, term| divisor | 1 << (31 - term));
    let mut remainder = u32::MAX;
    for word in words {
        remainder ^= word;
        for _ in 0..32 {
            let carry = remainder & 1;
            remainder >>= 1;
            if carry == 1 {
                remainder ^= divisor;
            }
        }
    }
    !remainder
}

#[test]
fn the_check_value_is_that_of_the_standard() {
    assert_eq!(crc32(&[0x3433_3231, 0x3837_3635]), 0x9ae0_daaf);
    assert_eq!(crc32(&[]), 0);
}
