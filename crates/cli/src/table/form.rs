//! The forms that a table can be written in.

use clap::ValueEnum;

#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(crate) enum Form {
    /// A module that needs nothing but core.
    Rust,
    /// A header for C99 and C++, with functions that answer.
    C,
    /// One object; `audit --file` reads it.
    Json,
    /// A line for each position or component.
    Csv,
    /// Little-endian words behind a header; `audit --file` reads it.
    Bin,
}
