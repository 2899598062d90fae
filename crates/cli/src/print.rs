//! What a command says, on standard output.

use crate::failure::Failure;
use serde::Serialize;
use std::fmt::Display;
use std::io::Write;

/// Prints an answer as text or as a JSON object.
pub(crate) fn print(answer: &(impl Display + Serialize), json: bool) -> Result<(), Failure> {
    let mut stdout = anstream::stdout().lock();
    let written = if json {
        serde_json::to_string_pretty(answer).map_err(Into::into).and_then(|json| writeln!(stdout, "{json}"))
    } else {
        write!(stdout, "{answer}")
    };
    written.map_err(Failure::output)
}
