//! The fast path of the Calendar judge: lines `yyyy m d` in their plainest form, read eight bytes at a time.
//!
//! Plain is: four digits, a space, one or two digits, a space, one or two digits, a newline. Nothing here branches on
//! how long month and day are, which random input makes unpredictable.

use foregone::Outcome;
use foregone::calendar::{Position, outcome};

/// The longest plain line is `yyyy mm dd\n`, 11 bytes; the second load ends at byte 13.
const WINDOW: usize = 16;

/// `00 00\n` and what follows, as eight little-endian bytes: what a digit or separator is compared with.
const PLAIN: u64 = u64::from_le_bytes(*b"00 00\n\0\0");
/// The bytes of month and day.
const DIGITS: u64 = u64::from_le_bytes([0xFF, 0xFF, 0, 0xFF, 0xFF, 0, 0, 0]);
/// The bytes of the two separators.
const SEPARATORS: u64 = u64::from_le_bytes([0, 0, 0xFF, 0, 0, 0xFF, 0, 0]);

/// Whether all the bytes, below 128 each, are below 10.
const fn are_digits(bytes: u64) -> bool {
    // 0x76 + 10 is 0x80. A carry out of a byte needs 0x8A and more in it, which shows in that byte's own top bit.
    (bytes.wrapping_add(0x7676_7676_7676_7676) | bytes) & 0x8080_8080_8080_8080 == 0
}

/// Answers the plain line that `bytes` starts with: who wins, and the line's length with its newline.
///
/// `None` where the line is not plain or no position, or fewer than 16 bytes are there.
#[inline]
pub(crate) fn line(bytes: &[u8]) -> Option<(Outcome, usize)> {
    let window: &[u8; WINDOW] = bytes.first_chunk()?;
    let [y0, y1, y2, y3, blank, rest @ ..] = window;
    let [r0, r1, r2, r3, r4, r5, r6, r7, ..] = *rest;
    let year = u64::from(u32::from_le_bytes([*y0, *y1, *y2, *y3]) ^ u32::from_le_bytes(*b"0000"));
    let rest = u64::from_le_bytes([r0, r1, r2, r3, r4, r5, r6, r7]);

    // In ASCII, bit 4 tells a digit from a space and a newline. Give month and then day a leading zero where they have
    // but one digit: then every field stands at a fixed place.
    let month_is_short = u32::from(r1 & 0x10 == 0);
    let rest = rest << (8 * month_is_short) | if month_is_short == 1 { 0x30 } else { 0 };
    let day_is_short = u32::from(rest & 0x10_0000_0000 == 0);
    let from_day = (rest >> 24) << (8 * day_is_short) | if day_is_short == 1 { 0x30 } else { 0 };
    let fields = (rest & 0xFF_FFFF | from_day << 24) ^ PLAIN;

    let plain = are_digits(fields & DIGITS) & are_digits(year) && (fields & SEPARATORS == 0) && (*blank == b' ');
    if !plain {
        return None;
    }
    let tens = (fields & DIGITS).wrapping_mul(10 << 8 | 1);
    let (month, day) = ((tens >> 8) as u8, (tens >> 32) as u8);
    // Thousands and tens times ten are added to hundreds and ones; then the upper pair, times a hundred, to the lower.
    let pairs = year.wrapping_mul(10 << 8 | 1) >> 8 & 0x00FF_00FF;
    let year = (pairs & 0xFF) * 100 + (pairs >> 16);
    let length = 11 - (month_is_short + day_is_short) as usize;
    Some((outcome(Position::from_ymd(year as u16, month, day).ok()?), length))
}
