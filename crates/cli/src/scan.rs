//! Reading numbers and line ends, with errors that say what was found.

use crate::failure::{Failure, Place};
use crate::input::Input;

/// A number as it stood in the input.
#[derive(Debug)]
pub(crate) struct Number {
    /// Its value, or `u64::MAX` where that is too small for it.
    pub(crate) value: u64,
    /// Whether `u64::MAX` was too small.
    is_too_large: bool,
    /// Where its first digit stands.
    pub(crate) place: Place,
    token: Token,
}

impl Number {
    /// The number as a message quotes it: what stood in the input, cut short where it is very long.
    pub(crate) fn quoted(&self) -> String {
        self.token.quoted()
    }
}

/// The beginning of a word of the input, for messages. Words may be of any length.
#[derive(Debug, Default)]
struct Token {
    bytes: [u8; Self::SHOWN],
    length: u64,
}

impl Token {
    const SHOWN: usize = 20;

    fn push(&mut self, byte: u8) {
        if let Some(slot) = self.bytes.get_mut(usize::try_from(self.length).unwrap_or(usize::MAX)) {
            *slot = byte;
        }
        self.length += 1;
    }

    fn quoted(&self) -> String {
        let shown = usize::try_from(self.length).map_or(Self::SHOWN, |length| length.min(Self::SHOWN));
        let text = self.bytes[..shown].escape_ascii();
        if self.length > Self::SHOWN as u64 {
            format!("\"{text}…\" ({} bytes)", self.length)
        } else {
            format!("\"{text}\"")
        }
    }
}

/// What separates words in a line. A carriage return is one, so that CRLF ends a line as LF does.
fn is_blank(byte: u8) -> bool {
    matches!(byte, b' ' | b'\t' | b'\r')
}

/// Skips blanks within the line; the byte that follows them.
pub(crate) fn skip_blanks(input: &mut Input) -> Result<Option<u8>, Failure> {
    loop {
        match input.peek()? {
            Some(byte) if is_blank(byte) => input.take(),
            next => return Ok(next),
        }
    }
}

/// Skips blank lines; false where nothing but them is left.
pub(crate) fn skip_blank_lines(input: &mut Input) -> Result<bool, Failure> {
    loop {
        match skip_blanks(input)? {
            Some(b'\n') => input.take_newline(),
            next => return Ok(next.is_some()),
        }
    }
}

/// Reads the rest of the word that has begun as `token`.
fn finish_word(input: &mut Input, token: &mut Token) -> Result<(), Failure> {
    while let Some(byte) = input.peek()?.filter(|byte| !is_blank(*byte) && *byte != b'\n') {
        token.push(byte);
        input.take();
    }
    Ok(())
}

/// Says what stands at the next place instead of what was expected.
pub(crate) fn unexpected(input: &mut Input, expected: &str, help: &str) -> Failure {
    let place = input.place();
    let mut token = Token::default();
    if let Err(failure) = finish_word(input, &mut token) {
        return failure;
    }
    let found = match input.peek() {
        Err(failure) => return failure,
        Ok(None) if token.length == 0 => "the end of the input".into(),
        Ok(_) if token.length == 0 => "the end of the line".into(),
        Ok(_) => token.quoted(),
    };
    input.error(place, format!("expected {expected}, found {found}"), help)
}

/// Reads a decimal number without sign, of any length.
///
/// # Errors
///
/// Where the next word of the line is not one: `expected` and `help` then say what should be there.
pub(crate) fn number(input: &mut Input, expected: &str, help: &str) -> Result<Number, Failure> {
    skip_blanks(input)?;
    let place = input.place();
    let mut token = Token::default();
    let mut value = Some(0_u64);
    loop {
        match input.peek()? {
            Some(byte) if byte.is_ascii_digit() => {
                let tens = value.and_then(|value| value.checked_mul(10));
                value = tens.and_then(|tens| tens.checked_add(u64::from(byte - b'0')));
                token.push(byte);
                input.take();
            }
            next if token.length > 0 && next.is_none_or(|byte| is_blank(byte) || byte == b'\n') => {
                let is_too_large = value.is_none();
                return Ok(Number { value: value.unwrap_or(u64::MAX), is_too_large, place, token });
            }
            _ if token.length == 0 => return Err(unexpected(input, expected, help)),
            _ => {
                finish_word(input, &mut token)?;
                let message = format!("expected {expected}, found {}", token.quoted());
                return Err(input.error(place, message, help));
            }
        }
    }
}

/// Reads a number of at most `most`.
///
/// # Errors
///
/// As [`number`], and where it is greater.
pub(crate) fn number_up_to(most: u64, input: &mut Input, expected: &str, help: &str) -> Result<u64, Failure> {
    let number = number(input, expected, help)?;
    if number.value > most || number.is_too_large {
        let message = format!("expected {expected}, at most {most}, found {}", number.quoted());
        return Err(input.error(number.place, message, help));
    }
    Ok(number.value)
}

/// Reads blanks and the line's end, which may be the input's.
///
/// # Errors
///
/// Where something else stands there.
pub(crate) fn end_of_line(input: &mut Input, help: &str) -> Result<(), Failure> {
    match skip_blanks(input)? {
        None => Ok(()),
        Some(b'\n') => {
            input.take_newline();
            Ok(())
        }
        Some(_) => Err(unexpected(input, "the end of the line", help)),
    }
}
