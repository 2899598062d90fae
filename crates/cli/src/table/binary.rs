//! Tables as bytes.
//!
//! All numbers are little-endian words of 32 bits, whatever the machine. A file is the magic `foregone`, 8 bytes; the
//! version; the table's name and its rules, each a length in bytes and UTF-8; and the words of the table, which its game
//! says.

mod reader;

use super::VERSION;

pub(super) use reader::read;
pub(crate) use reader::{Fault, Reader};

/// What a file begins with.
pub(super) const MAGIC: &[u8; 8] = b"foregone";

/// The table of that name, rules and words as bytes.
pub(crate) fn to_bytes(name: &str, rules: &str, table: &[u32]) -> Vec<u8> {
    let mut bytes = MAGIC.to_vec();
    let words = |bytes: &mut Vec<u8>, words: &[u32]| bytes.extend(words.iter().flat_map(|word| word.to_le_bytes()));
    words(&mut bytes, &[VERSION]);
    for text in [name, rules] {
        words(&mut bytes, &[text.len() as u32]);
        bytes.extend(text.as_bytes());
    }
    words(&mut bytes, table);
    bytes
}
