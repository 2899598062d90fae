//! What a command says, on standard output.

use crate::failure::Failure;
use anstyle::Style;
use serde::Serialize;
use std::fmt::Display;
use std::io::{self, Write};

/// Prints an answer as text or as a JSON object.
///
/// A reader that has gone is none of our business: the exit code says what came of the command.
pub(crate) fn print(answer: &(impl Display + Serialize), json: bool) -> Result<(), Failure> {
    let mut stdout = anstream::stdout().lock();
    let written = if json {
        serde_json::to_string_pretty(answer).map_err(Into::into).and_then(|json| writeln!(stdout, "{json}"))
    } else {
        write!(stdout, "{answer}")
    };
    match written {
        Err(error) if error.kind() != io::ErrorKind::BrokenPipe => Err(Failure::output(error)),
        _ => Ok(()),
    }
}

/// A word on standard error that is no error.
pub(crate) fn note(text: &str) {
    let bold = Style::new().bold();
    anstream::eprintln!("{bold}note:{bold:#} {text}");
}

/// Text from elsewhere, with what a terminal would obey or hide made visible.
pub(crate) fn printable(text: &str) -> String {
    let is_plain = |shown: char| matches!(shown, '"' | '\'' | '\\');
    text.chars().map(|shown| if is_plain(shown) { shown.into() } else { shown.escape_debug().to_string() }).collect()
}

/// Text from elsewhere, printable and cut short.
pub(crate) fn shortened(text: &str) -> String {
    const SHOWN: usize = 60;
    let mut shown = printable(&text.chars().take(SHOWN).collect::<String>());
    if text.chars().nth(SHOWN).is_some() {
        shown.push('…');
    }
    shown
}

/// Text from elsewhere as a message quotes it.
pub(crate) fn quoted(text: &str) -> String {
    format!("\"{}\"", shortened(text))
}
