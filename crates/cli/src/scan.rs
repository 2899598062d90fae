//! Reading numbers, with errors that say what was found. Whatever stands in an input, reading it is bounded.

use crate::failure::{Failure, Place};
use crate::input::Input;
use foregone_guide::Residue;

/// The most blanks in a row, and the most bytes of a word that is no number of its own length: 16 and 1 MiB.
const MOST_BLANKS: u64 = 1 << 24;
const MOST_IN_WORD: u64 = 1 << 20;
/// The most digits of a number of which only the remainder is asked: 1 GiB.
const MOST_DIGITS: u64 = 1 << 30;

/// A number as it stood in the input.
#[derive(Debug)]
pub(crate) struct Number {
    /// Its value, or `u64::MAX` where that is too small for it.
    pub(crate) value: u64,
    /// Whether `u64::MAX` was too small.
    pub(crate) is_too_large: bool,
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

/// The beginning of a word of the input, for messages.
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

    fn is_too_long(&self) -> bool {
        self.length > MOST_IN_WORD
    }

    fn quoted(&self) -> String {
        let shown = usize::try_from(self.length).map_or(Self::SHOWN, |length| length.min(Self::SHOWN));
        let text = self.bytes[..shown].escape_ascii();
        if self.is_too_long() {
            format!("\"{text}…\" (more than {MOST_IN_WORD} bytes without a blank)")
        } else if self.length > Self::SHOWN as u64 {
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

/// What separates words.
fn is_space(byte: u8) -> bool {
    is_blank(byte) || byte == b'\n'
}

/// Skips blanks within the line; the byte that follows them.
pub(crate) fn skip_blanks_in_line(input: &mut Input) -> Result<Option<u8>, Failure> {
    for _ in 0..MOST_BLANKS {
        match input.peek()? {
            Some(byte) if is_blank(byte) => input.take(),
            next => return Ok(next),
        }
    }
    Err(too_many_blanks(input))
}

/// Skips blanks and line ends; the byte that follows them.
#[inline]
pub(crate) fn skip_blanks(input: &mut Input) -> Result<Option<u8>, Failure> {
    for _ in 0..MOST_BLANKS {
        match input.peek()? {
            Some(b'\n') => input.take_newline(),
            Some(byte) if is_blank(byte) => input.take(),
            next => return Ok(next),
        }
    }
    Err(too_many_blanks(input))
}

fn too_many_blanks(input: &Input) -> Failure {
    let message = format!("expected a word, found {MOST_BLANKS} blanks and line ends");
    input.error(input.place(), message, "give the input without them")
}

/// Reads the rest of the word that has begun as `token`, as far as it is of interest.
fn finish_word(input: &mut Input, token: &mut Token) -> Result<(), Failure> {
    while let Some(byte) = input.peek()?.filter(|byte| !is_space(*byte) && !token.is_too_long()) {
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
    let found = if token.length == 0 { "the end of the input".into() } else { token.quoted() };
    input.error(place, format!("expected {expected}, found {found}"), help)
}

/// Reads a decimal number without sign.
///
/// # Errors
///
/// Where the next word is not one: `expected` and `help` then say what should be there.
pub(crate) fn number(input: &mut Input, expected: &str, help: &str) -> Result<Number, Failure> {
    // A word that is missing is missing where the line before ends.
    let end = input.place();
    let next = skip_blanks(input)?;
    let place = if next.is_none() { end } else { input.place() };
    let mut token = Token::default();
    let mut value = Some(0_u64);
    loop {
        match input.peek()? {
            Some(byte) if byte.is_ascii_digit() && !token.is_too_long() => {
                let tens = value.and_then(|value| value.checked_mul(10));
                value = tens.and_then(|tens| tens.checked_add(u64::from(byte - b'0')));
                token.push(byte);
                input.take();
            }
            next if token.length > 0 && next.is_none_or(is_space) => {
                let is_too_large = value.is_none();
                return Ok(Number { value: value.unwrap_or(u64::MAX), is_too_large, place, token });
            }
            _ => {
                finish_word(input, &mut token)?;
                let found = if token.length == 0 { "the end of the input".into() } else { token.quoted() };
                return Err(input.error(place, format!("expected {expected}, found {found}"), help));
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

/// Reads a number of any length that anything but endless input has, and tells its remainder by 3.
///
/// # Errors
///
/// As [`number`], and where it has more than 1 GiB of digits.
pub(crate) fn remainder(input: &mut Input, expected: &str, help: &str) -> Result<u64, Failure> {
    if !skip_blanks(input)?.is_some_and(|byte| byte.is_ascii_digit()) {
        return Err(unexpected(input, expected, help));
    }
    let place = input.place();
    let (mut residue, mut digits) = (Residue::new(), 0);
    while digits <= MOST_DIGITS {
        let taken = residue.extend_while_digits(input.buffered());
        input.take_bytes(taken);
        digits += taken as u64;
        match input.peek()? {
            Some(b'0'..=b'9') => {}
            next if next.is_none_or(is_space) => return Ok(residue.grundy().get()),
            _ => return Err(unexpected(input, "a digit or the end of the line", help)),
        }
    }
    let message = format!("expected {expected} of at most {MOST_DIGITS} digits, found more");
    Err(input.error(place, message, help))
}
