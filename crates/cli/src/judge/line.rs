//! The fast path: lines of numbers in their plainest form, with one space between them.

/// The most numbers of a plain line.
const MOST: usize = 4;

/// The numbers of the line that `bytes` begin with, `count` of them, and its length with the newline.
///
/// `None` where the line is of another form, a number has more than 19 digits, or the line's end is not there yet.
#[inline]
pub(super) fn plain_line(bytes: &[u8], count: usize) -> Option<([u64; MOST], usize)> {
    let (mut numbers, mut at) = ([0_u64; MOST], 0);
    for (index, number) in numbers.iter_mut().enumerate().take(count) {
        let start = at;
        while let Some(digit) = bytes.get(at).map(|byte| byte.wrapping_sub(b'0')).filter(|digit| *digit < 10) {
            *number = number.wrapping_mul(10).wrapping_add(u64::from(digit));
            at += 1;
        }
        let end = if index + 1 == count { b'\n' } else { b' ' };
        // What has at most 19 digits cannot have overflowed.
        if !(1..=19).contains(&(at - start)) || bytes.get(at) != Some(&end) {
            return None;
        }
        at += 1;
    }
    (at > 0).then_some((numbers, at))
}
