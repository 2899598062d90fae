//! Rules from a file.

use super::parse::{Fault, parse};
use crate::failure::{Failure, InputError, Place};
use crate::small_file;
use foregone::calendar::Rules;
use std::path::Path;

/// The most that a rules file may hold, in bytes: what is larger is something else.
const MOST: usize = 1 << 20;

/// The rules in the file.
///
/// # Errors
///
/// Where it cannot be read, is no TOML, has other keys, or a value that the schema does not allow.
pub(crate) fn read(path: &Path) -> Result<Rules, Failure> {
    let bytes = small_file::read(path, MOST, "a rules file")?;
    let refused = |text: &str, Fault { at, message, help }| {
        let (source, place) = (path.display().to_string(), place(text, at));
        Failure::Input(InputError { source, place, message, help })
    };
    match std::str::from_utf8(&bytes) {
        Ok(text) => {
            // Some editors begin a file with a mark, which is no part of it.
            let text = text.strip_prefix('\u{feff}').unwrap_or(text);
            parse(text).map_err(|fault| refused(text, fault))
        }
        Err(error) => {
            let (valid, rest) = bytes.split_at(error.valid_up_to());
            let message = format!("expected UTF-8, found the byte 0x{:02x}", rest[0]);
            let fault = Fault { at: valid.len(), message, help: "save the file as UTF-8".into() };
            Err(refused(&String::from_utf8_lossy(valid), fault))
        }
    }
}

/// Line and column of a byte.
fn place(text: &str, at: usize) -> Place {
    let before = &text.as_bytes()[..at.min(text.len())];
    let line_start = before.iter().rposition(|byte| *byte == b'\n').map_or(0, |newline| newline + 1);
    let line = before.split(|byte| *byte == b'\n').count();
    Place { line: line as u64, column: (before.len() - line_start + 1) as u64 }
}
