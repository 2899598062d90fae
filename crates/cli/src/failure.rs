//! What can go wrong, what the user is told, and the exit code.

use anstyle::{AnsiColor, Style};
use std::fmt;
use std::io;
use std::process::ExitCode;

/// A place in an input, both counted from 1; the column counts bytes, which in a judge file are characters.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Place {
    pub(crate) line: u64,
    pub(crate) column: u64,
}

/// Input that is not of its format.
#[derive(Debug)]
pub(crate) struct InputError {
    /// The file's path, or `stdin`.
    pub(crate) source: String,
    pub(crate) place: Place,
    /// What was found where, what was expected instead.
    pub(crate) message: String,
    /// How to mend it.
    pub(crate) help: String,
}

/// Why a command did not do what it was asked.
#[derive(Debug)]
pub(crate) enum Failure {
    /// The reader of our output has gone: nothing is wrong.
    BrokenPipe,
    /// A file or stream could not be read or written.
    Io { what: String, error: io::Error },
    /// Bad input.
    Input(InputError),
    /// The answer would take more work than allowed.
    GaveUp { message: String, help: String },
    /// An argument that the command line's grammar lets through but the command does not.
    Usage { message: String, help: String },
}

impl Failure {
    /// The failure of writing to standard output.
    pub(crate) fn output(error: io::Error) -> Self {
        if error.kind() == io::ErrorKind::BrokenPipe {
            Self::BrokenPipe
        } else {
            Self::Io { what: "cannot write to standard output".into(), error }
        }
    }

    fn help(&self) -> Option<&str> {
        match self {
            Self::BrokenPipe | Self::Io { .. } => None,
            Self::Input(InputError { help, .. }) | Self::Usage { help, .. } | Self::GaveUp { help, .. } => Some(help),
        }
    }

    /// Tells the user, and gives the exit code: 0 after a broken pipe, 1 without an answer, else 2.
    pub(crate) fn report(&self) -> ExitCode {
        if matches!(self, Self::BrokenPipe) {
            return ExitCode::SUCCESS;
        }
        let error = Style::new().bold().fg_color(Some(AnsiColor::Red.into()));
        let bold = Style::new().bold();
        anstream::eprintln!("{error}error:{error:#} {self}");
        if let Some(help) = self.help() {
            anstream::eprintln!("{bold}help:{bold:#} {help}");
        }
        ExitCode::from(if matches!(self, Self::GaveUp { .. }) { 1 } else { 2 })
    }
}

impl fmt::Display for Failure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::BrokenPipe => f.write_str("broken pipe"),
            Self::Io { what, error } => write!(f, "{what}: {error}"),
            Self::Input(InputError { source, place, message, .. }) => {
                write!(f, "{source}:{}:{}: {message}", place.line, place.column)
            }
            Self::Usage { message, .. } | Self::GaveUp { message, .. } => f.write_str(message),
        }
    }
}

impl From<InputError> for Failure {
    fn from(error: InputError) -> Self {
        Self::Input(error)
    }
}
