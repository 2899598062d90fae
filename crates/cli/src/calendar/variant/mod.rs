//! Variants of the Calendar Game: rules from a file, solved when they are asked for.

mod parse;

mod file;
mod solved;

mod describe;

pub(crate) use describe::run;
pub(crate) use file::read;
pub(crate) use solved::{Variant, solved, unexpected};

#[cfg(test)]
mod tests;
