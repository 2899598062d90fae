//! Tables from files.

use super::binary::{self, MAGIC};
use super::{BoxedTable, Kind, json};
use crate::failure::{Failure, InputError, Place};
use crate::small_file;
use std::path::Path;

/// The most that a table may hold, in bytes: ten times what the largest one takes in either form.
const MOST: usize = 1 << 24;

/// Reads a table of those kinds that `emit` wrote as `bin` or `json`.
///
/// # Errors
///
/// Where the file cannot be read or does not hold a table, right or wrong.
pub(crate) fn read(path: &Path, kinds: &[&Kind]) -> Result<BoxedTable, Failure> {
    let name = path.display().to_string();
    let bytes = small_file::read(path, MOST, "a table")?;
    decode(&name, &bytes, kinds)
}

/// The table that those bytes are.
///
/// # Errors
///
/// Where they are none, with the place.
pub(crate) fn decode(name: &str, bytes: &[u8], kinds: &[&Kind]) -> Result<BoxedTable, Failure> {
    let example = kinds.first().map_or("", |kind| kind.name);
    let help = format!("`foregone emit {example} --format bin` or `--format json` writes a table that can be read");
    if bytes.trim_ascii_start().first() == Some(&b'{') {
        return json::read(bytes, kinds).map_err(|error| {
            let (place, message) = if error.line() == 0 {
                (Place { line: 1, column: 1 }, error.to_string())
            } else {
                let place = Place { line: error.line() as u64, column: error.column() as u64 };
                let message = error.to_string();
                let message = message.rsplit_once(" at line ").map_or(message.as_str(), |(message, _)| message);
                (place, message.to_owned())
            };
            InputError { source: name.into(), place, message, help }.into()
        });
    }
    if bytes.iter().zip(MAGIC).take_while(|(found, expected)| found == expected).count() == 0 {
        let found = bytes.first().map_or("an empty file".into(), |byte| format!("0x{byte:02x}"));
        let message = format!("{name}: byte 0: expected `{{` of a JSON object or the magic `foregone`, found {found}");
        return Err(Failure::Usage { message, help });
    }
    binary::read(bytes, kinds).map_err(|fault| Failure::Usage { message: format!("{name}: {fault}"), help })
}
