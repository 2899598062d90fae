//! The fast path: lines of numbers in their plainest form, with one space between them.

use crate::failure::Failure;
use crate::input::Input;
use foregone::Outcome;
use foregone_guide::AnyRoom;

/// The numbers of the line that `bytes` begin with, and its length with the newline.
///
/// `None` where the line is of another form, a number has more than 19 digits, or the line's end is not there yet.
#[inline]
fn plain_line<const COUNT: usize>(bytes: &[u8]) -> Option<([u64; COUNT], usize)> {
    let (mut numbers, mut rest) = ([0_u64; COUNT], bytes);
    for (index, number) in numbers.iter_mut().enumerate() {
        let mut length = 0;
        while let Some(digit) = rest.get(length).map(|byte| byte.wrapping_sub(b'0')).filter(|digit| *digit < 10) {
            *number = number.wrapping_mul(10).wrapping_add(u64::from(digit));
            length += 1;
        }
        let end = if index + 1 == COUNT { b'\n' } else { b' ' };
        rest = rest.get(length..)?.strip_prefix(&[end])?;
        // What has at most 19 digits has not overflowed.
        if !(1..=19).contains(&length) {
            return None;
        }
    }
    Some((numbers, bytes.len() - rest.len()))
}

/// How many lines are read before they are answered: what is asked across a table of functions is asked for many.
const BATCH: usize = 64;

/// Answers plain lines of so many numbers, at most `most` of them, and not those that are zeros alone if they end the
/// input; how many there were.
pub(super) fn answer_plain<const COUNT: usize>(
    room: &dyn AnyRoom,
    zeros_end: bool,
    input: &mut Input,
    most: u64,
    mut put: impl FnMut(bool) -> Result<(), Failure>,
) -> Result<u64, Failure> {
    let mut answered = 0;
    loop {
        let (mut numbers, mut lengths, mut wins) = ([[0; COUNT]; BATCH], [0; BATCH], [false; BATCH]);
        let (mut rest, mut count) = (input.buffered(), 0);
        let batch = BATCH.min(usize::try_from(most - answered).unwrap_or(BATCH));
        for (row, end) in numbers.iter_mut().zip(&mut lengths).take(batch) {
            let Some((read, length)) = plain_line::<COUNT>(rest) else { break };
            if zeros_end && read == [0; COUNT] {
                break;
            }
            (*row, *end, rest) = (read, length, &rest[length..]);
            count += 1;
        }
        let known = room.quick(numbers[..count].as_flattened(), COUNT, &mut wins);
        for (wins, length) in wins.iter().zip(lengths).take(known) {
            input.take_line(length);
            put(*wins)?;
        }
        answered += known as u64;
        if known < BATCH {
            return Ok(answered);
        }
    }
}

/// Answers lines as long as `read` knows the next one, at most so many; how many there were.
#[inline]
pub(super) fn answer_lines(
    read: impl Fn(&[u8]) -> Option<(Outcome, usize)>,
    input: &mut Input,
    most: u64,
    mut put: impl FnMut(bool) -> Result<(), Failure>,
) -> Result<u64, Failure> {
    let mut answered = 0;
    while answered < most {
        let Some((outcome, length)) = read(input.buffered()) else { break };
        input.take_line(length);
        put(outcome.is_win())?;
        answered += 1;
    }
    Ok(answered)
}
