//! Answering the Powers judge format: numbers of any length, in constant memory.

use super::{Options, has_more};
use crate::failure::Failure;
use crate::input::Input;
use crate::output::{Answer, Output};
use crate::scan::{end_of_line, skip_blanks, unexpected};
use foregone::powers::Residue;

const FORM: &str = "each case is a line of one number such as `17`, of any length, without a sign";

/// By the Grundy value.
static ANSWERS: [Answer; 3] = [Answer::new("Cici"), Answer::new("Kiki"), Answer::new("Kiki")];

/// Answers numbers until the end of the input.
pub(super) fn answer(input: &mut Input, output: &mut Output, _: Options<'_>) -> Result<(), Failure> {
    loop {
        let residue = if let Some((residue, length)) = plain_line(input.buffered()) {
            input.take_line(length);
            residue
        } else {
            if !has_more(input, output)? {
                return Ok(());
            }
            let residue = long_number(input)?;
            end_of_line(input, FORM)?;
            residue
        };
        output.put(&ANSWERS[(residue % 3) as usize])?;
    }
}

/// The fast path: a line of 1 to 9 digits, as a number, and its length with the newline.
#[inline]
fn plain_line(bytes: &[u8]) -> Option<(u64, usize)> {
    let mut value = 0;
    for (length, byte) in bytes.iter().take(10).enumerate() {
        match byte.wrapping_sub(b'0') {
            digit @ 0..10 if length < 9 => value = value * 10 + u64::from(digit),
            _ if *byte == b'\n' && length > 0 => return Some((value, length + 1)),
            _ => return None,
        }
    }
    None
}

/// The residue of the number that stands next, however long it is.
fn long_number(input: &mut Input) -> Result<u64, Failure> {
    if !skip_blanks(input)?.is_some_and(|byte| byte.is_ascii_digit()) {
        return Err(unexpected(input, "a number", FORM));
    }
    let mut residue = Residue::new();
    loop {
        let digits = residue.extend_while_digits(input.buffered());
        input.take_bytes(digits);
        match input.peek()? {
            Some(b'0'..=b'9') => {}
            None | Some(b'\n' | b' ' | b'\t' | b'\r') => return Ok(residue.grundy().get()),
            Some(_) => return Err(unexpected(input, "a digit or the end of the line", FORM)),
        }
    }
}
