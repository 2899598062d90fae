//! Answering Euclid's game's judge format.

use super::{Options, has_more};
use crate::failure::Failure;
use crate::input::Input;
use crate::output::{Answer, Output};
use crate::scan::{end_of_line, number_up_to, unexpected};
use foregone::euclid::{self, Pair};

const FORM: &str = "each case is a line of two numbers such as `34 12`, and the line `0 0` ends the input";

/// By whether First wins.
static ANSWERS: [Answer; 2] = [Answer::new("Ollie wins"), Answer::new("Stan wins")];

/// Answers pairs until `0 0`.
pub(super) fn answer(input: &mut Input, output: &mut Output, _: Options<'_>) -> Result<(), Failure> {
    loop {
        let (a, b) = if let Some((a, b, length)) = plain_line(input.buffered()) {
            input.take_line(length);
            (a, b)
        } else {
            if !has_more(input, output)? {
                let message = "the input ends without the line `0 0`";
                return Err(input.error(input.place(), message, "add the line `0 0` after the last case"));
            }
            let a = number_up_to(u64::MAX, input, "a number", FORM)?;
            let b = number_up_to(u64::MAX, input, "a second number", FORM)?;
            end_of_line(input, FORM)?;
            (a, b)
        };
        if (a, b) == (0, 0) {
            break;
        }
        output.put(&ANSWERS[usize::from(euclid::outcome(Pair::new(a, b)).is_win())])?;
    }
    if has_more(input, output)? {
        return Err(unexpected(input, "the end of the input after `0 0`", "cases stand before the line `0 0`"));
    }
    Ok(())
}

/// The fast path: a line of two numbers with one space between them, and its length with the newline.
///
/// `None` where the line is of another form, a number has more than 19 digits, or the line's end is not there yet.
#[inline]
fn plain_line(bytes: &[u8]) -> Option<(u64, u64, usize)> {
    let (a, rest) = plain_number(bytes)?;
    let (b, rest) = plain_number(rest.strip_prefix(b" ")?)?;
    let rest = rest.strip_prefix(b"\n")?;
    Some((a, b, bytes.len() - rest.len()))
}

/// A number of 1 to 19 digits, which cannot overflow, and what follows it.
#[inline]
fn plain_number(bytes: &[u8]) -> Option<(u64, &[u8])> {
    let (mut value, mut length) = (0_u64, 0);
    while let Some(digit) = bytes.get(length).map(|byte| byte.wrapping_sub(b'0')).filter(|digit| *digit < 10) {
        if length == 19 {
            return None;
        }
        value = value * 10 + u64::from(digit);
        length += 1;
    }
    (length > 0).then(|| (value, &bytes[length..]))
}
