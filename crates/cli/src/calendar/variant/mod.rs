//! Variants of the Calendar Game: rules from a file, solved when they are asked for.

mod parse;

mod file;
mod solved;

mod describe;

pub(crate) use describe::{HELP, run};
pub(crate) use file::read;
pub(crate) use solved::{read_solved, solved, unexpected};

#[cfg(test)]
mod tests;
