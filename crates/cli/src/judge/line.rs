//! The fast path: lines of numbers in their plainest form, with one space between them.

use crate::failure::Failure;
use crate::input::Input;
use crate::output::{Answer, Output};
use foregone::Outcome;

/// The numbers of the line that `bytes` begin with, and its length with the newline.
///
/// `None` where the line is of another form, a number has more than 19 digits, or the line's end is not there yet.
#[inline]
pub(super) fn plain_line<const COUNT: usize>(bytes: &[u8]) -> Option<([u64; COUNT], usize)> {
    let (mut numbers, mut rest) = ([0_u64; COUNT], bytes);
    for (index, number) in numbers.iter_mut().enumerate() {
        let mut length = 0;
        while let Some(digit) = rest.get(length).map(|byte| byte.wrapping_sub(b'0')).filter(|digit| *digit < 10) {
            // What has at most 19 digits does not overflow.
            if length == 19 {
                return None;
            }
            *number = *number * 10 + u64::from(digit);
            length += 1;
        }
        let end = if index + 1 == COUNT { b'\n' } else { b' ' };
        rest = rest.get(length..)?.strip_prefix(&[end]).filter(|_| length > 0)?;
    }
    Some((numbers, bytes.len() - rest.len()))
}

/// Answers lines as long as `read` knows the next one, at most so many; how many there were.
///
/// The answers are by whether First wins: an index, since on random input a branch would be mispredicted every other time.
#[inline]
pub(super) fn answer_lines(
    input: &mut Input,
    output: &mut Output,
    answers: &[Answer; 2],
    most: u64,
    read: impl Fn(&[u8]) -> Option<(Outcome, usize)>,
) -> Result<u64, Failure> {
    let mut answered = 0;
    while answered < most {
        let Some((outcome, length)) = read(input.buffered()) else { break };
        input.take_line(length);
        output.put(&answers[usize::from(outcome.is_win())])?;
        answered += 1;
    }
    Ok(answered)
}
