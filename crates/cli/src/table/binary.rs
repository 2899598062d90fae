//! Tables as bytes.
//!
//! All numbers are little-endian words of 32 bits, whatever the machine. A file is the magic `foregone`, 8 bytes; the
//! version; the table's name and its rules, each a length in bytes and UTF-8; and the words of the table, which its game
//! says.

use super::{BoxedTable, Kind, VERSION, names};

/// What is wrong with a file, and at which byte, counted from 0.
pub(crate) type Fault = String;

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

/// The table that the bytes are.
pub(super) fn read(bytes: &[u8], kinds: &[&Kind]) -> Result<BoxedTable, Fault> {
    let mut reader = Reader { bytes, at: 0 };
    let magic = reader.take(MAGIC.len(), "the magic `foregone`")?;
    if magic != MAGIC {
        return Err(reader.fault_before(MAGIC.len(), "the magic `foregone`", &format!("\"{}\"", magic.escape_ascii())));
    }
    let version = reader.word("the version")?;
    if version != VERSION {
        return Err(reader.fault_before(4, &format!("version {VERSION}"), &version.to_string()));
    }
    let name = reader.text("the table's name")?;
    let Some(kind) = kinds.iter().find(|kind| kind.name == name) else {
        return Err(reader.fault_before(name.len(), &format!("the name {}", names(kinds)), &format!("{name:?}")));
    };
    let rules = reader.text("the rules")?.to_owned();
    let table = (kind.from_words)(&mut reader, rules)?;
    match reader.rest() {
        0 => Ok(table),
        rest => Err(reader.fault_before(0, "the end of the file", &format!("{rest} more bytes"))),
    }
}

/// Bytes, and how far they have been read.
pub(crate) struct Reader<'a> {
    bytes: &'a [u8],
    at: usize,
}

impl<'a> Reader<'a> {
    fn rest(&self) -> usize {
        self.bytes.len() - self.at
    }

    /// A fault about what has just been read.
    pub(crate) fn fault_before(&self, length: usize, expected: &str, found: &str) -> Fault {
        format!("byte {}: expected {expected}, found {found}", self.at - length)
    }

    fn take(&mut self, length: usize, what: &str) -> Result<&'a [u8], Fault> {
        let rest = self.rest();
        let Some(taken) = self.bytes[self.at..].get(..length) else {
            let found = format!("{rest} before the end of the file");
            return Err(self.fault_before(0, &format!("{length} bytes for {what}"), &found));
        };
        self.at += length;
        Ok(taken)
    }

    pub(crate) fn word(&mut self, what: &str) -> Result<u32, Fault> {
        Ok(self.words(1, what)?[0])
    }

    pub(crate) fn words(&mut self, count: u32, what: &str) -> Result<Vec<u32>, Fault> {
        let bytes = self.take((count as usize).saturating_mul(4), what)?;
        Ok(bytes.chunks_exact(4).map(|word| u32::from_le_bytes([word[0], word[1], word[2], word[3]])).collect())
    }

    fn text(&mut self, what: &str) -> Result<&'a str, Fault> {
        let length = self.word(&format!("the length of {what}"))? as usize;
        let bytes = self.take(length, what)?;
        std::str::from_utf8(bytes).map_err(|error| {
            let bad = bytes[error.valid_up_to()];
            self.fault_before(length - error.valid_up_to(), &format!("UTF-8 in {what}"), &format!("0x{bad:02x}"))
        })
    }
}
