//! The tablebase as Rust source.

use std::fmt;

use foregone_core::map::MapDigest;
use foregone_core::squares::{Squares, entry_crc32};

use super::solve::{Entry, tablebase};
use crate::Map;
use crate::map::DigestOf;
use crate::table::UNUSED;

/// Source text of a tablebase. Writing it with `Display` is all the output there is.
///
/// The text defines `SQUARES_ANCHORS: u32`, `SQUARES: phf::Map<u64, u8>`, `SQUARES_DIGEST`, what the map states of
/// itself, and `SQUARES_RULES`, its rules in words; and assertions that fail to compile if the entries are not as many as they should be, not in strict order, or too large.
///
/// # Example
/// ```
/// use foregone_codegen::squares::Source;
///
/// let text = Source::new(3).to_string();
/// assert!(text.contains("static SQUARES: ::phf::Map<u64, u8>"));
/// assert_eq!(text, Source::new(3).to_string());
/// ```
#[derive(Clone, Debug)]
pub struct Source {
    anchors: usize,
    entries: Vec<Entry>,
    core_path: String,
    phf_path: String,
}

impl Source {
    /// The tablebase of all components of at most `anchors` anchors.
    #[must_use]
    pub fn new(anchors: usize) -> Self {
        Self { anchors, entries: tablebase(anchors), core_path: "::foregone_core".into(), phf_path: "::phf".into() }
    }

    /// The path of `foregone_core` as the emitted source sees it; `::foregone_core` unless told.
    #[must_use]
    pub fn core_path(mut self, path: impl Into<String>) -> Self {
        self.core_path = path.into();
        self
    }

    /// The path of `phf` as the emitted source sees it; `::phf` unless told.
    #[must_use]
    pub fn phf_path(mut self, path: impl Into<String>) -> Self {
        self.phf_path = path.into();
        self
    }
}

impl fmt::Display for Source {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { anchors, entries, core_path: core, .. } = self;
        let digest = MapDigest::of(entries.iter().map(|entry| entry_crc32(entry.key, entry.value)));
        let map = Map::new("SQUARES", "u8", entries.iter().map(|entry| (entry.key, entry.value.to_string())))
            .doc("The value of every small component, by the bits of its canonical form.");
        writeln!(f, "/// Every component of at most this many anchors is in [`SQUARES`].")?;
        writeln!(f, "pub(crate) const SQUARES_ANCHORS: u32 = {anchors};")?;
        writeln!(f, "/// The rules of [`SQUARES`].\n{UNUSED}")?;
        writeln!(f, "pub(crate) const SQUARES_RULES: &str = \"{Squares}; {}\";", scope(*anchors))?;
        write!(f, "{}", DigestOf { map: "SQUARES", digest, core })?;
        write!(f, "{}", map.phf_path(&self.phf_path))?;
        writeln!(f, "#[allow(clippy::unreadable_literal, reason = \"a key is not for reading\")]\nconst _: () = {{")?;
        write!(f, "    const ENTRIES: &[(u64, u8)] = &[")?;
        for Entry { key, value } in entries {
            write!(f, "({key:#x},{value}),")?;
        }
        writeln!(f, "];")?;
        writeln!(f, "    assert!(SQUARES.len() == {0} && ENTRIES.len() == {0});", entries.len())?;
        writeln!(f, "    let mut index = 0;")?;
        writeln!(f, "    while index < ENTRIES.len() {{")?;
        writeln!(f, "        let (key, value) = ENTRIES[index];")?;
        writeln!(f, "        assert!(key.count_ones() <= SQUARES_ANCHORS);")?;
        writeln!(f, "        assert!(value as u32 <= key.count_ones());")?;
        writeln!(f, "        assert!(index == 0 || ENTRIES[index - 1].0 < key);")?;
        writeln!(f, "        index += 1;")?;
        writeln!(f, "    }}")?;
        writeln!(f, "}};")
    }
}

/// What of the game the table holds.
fn scope(anchors: usize) -> String {
    let plural = if anchors == 1 { "" } else { "s" };
    format!("Grundy values of all components of at most {anchors} anchor{plural}")
}
