//! Emitting a `phf` map as Rust source.

use crate::literal::Hex;
use crate::name;
use crate::table::UNUSED;
use foregone_core::map::MapDigest;
use phf_shared::{FmtConst, PhfHash};
use std::fmt::{self, Display};
use std::hash::Hash;

/// An integer type that may key a [`Map`]: it has the same size, and so the same hash, on every target.
pub trait Key: Copy + Ord + Hash + PhfHash + FmtConst {
    /// The type's name in Rust.
    const NAME: &'static str;
}

impl Key for u32 {
    const NAME: &'static str = "u32";
}

impl Key for u64 {
    const NAME: &'static str = "u64";
}

/// The source of a `phf` map from integers to values given as Rust expressions.
///
/// It defines a `static` of that name. Entries are sorted by key first, so the same ones give the same bytes. The
/// crate that includes the source needs `phf` of the version that this crate builds maps for, `=0.14.0`, without its
/// feature `ptrhash`: the layout of a map is between the two.
///
/// Where the name is not an upper-case identifier, the source is a `compile_error!` that says so. A value that is no
/// expression of the value type is found when the source is compiled.
///
/// # Example
///
/// ```
/// use foregone_codegen::Map;
///
/// let map = Map::new("SPECIAL", "u8", [(318_u32, "2".into()), (126, "1".into())]).doc("Special days.");
/// assert!(map.to_string().contains("static SPECIAL: ::phf::Map<u32, u8> = "));
/// ```
#[derive(Clone, Debug)]
pub struct Map<'a, K> {
    name: &'a str,
    value_type: &'a str,
    entries: Vec<(K, String)>,
    doc: &'a str,
    visibility: &'a str,
    phf_path: &'a str,
}

impl<'a, K: Key> Map<'a, K> {
    /// A map of that name, an upper-case Rust identifier, to values of that type.
    ///
    /// Of entries with the same key the first is kept.
    pub fn new(name: &'a str, value_type: &'a str, entries: impl IntoIterator<Item = (K, String)>) -> Self {
        let mut entries: Vec<_> = entries.into_iter().collect();
        entries.sort_by_key(|(key, _)| *key);
        entries.dedup_by_key(|(key, _)| *key);
        Self { name, value_type, entries, doc: "Values by key.", visibility: "pub(crate)", phf_path: "::phf" }
    }

    /// What the documentation of the map says, in Markdown.
    #[must_use]
    pub fn doc(mut self, doc: &'a str) -> Self {
        self.doc = doc;
        self
    }

    /// The visibility of the map; `pub(crate)` unless told.
    #[must_use]
    pub fn visibility(mut self, visibility: &'a str) -> Self {
        self.visibility = visibility;
        self
    }

    /// The path of `phf` as the emitted source sees it; `::phf` unless told.
    #[must_use]
    pub fn phf_path(mut self, path: &'a str) -> Self {
        self.phf_path = path;
        self
    }
}

impl<K: Key> Display for Map<'_, K> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        name::checked(f, self.name, |f| self.source(f))
    }
}

impl<K: Key> Map<'_, K> {
    fn source(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { name, value_type, entries, doc, visibility, phf_path } = self;
        let mut map = phf_codegen::Map::new();
        map.phf_path(*phf_path);
        for (key, value) in entries {
            map.entry(*key, value);
        }
        doc.lines().try_for_each(|line| writeln!(f, "/// {line}"))?;
        writeln!(f, "#[allow(clippy::unreadable_literal, reason = \"a hash key is not for reading\")]")?;
        writeln!(f, "{visibility} static {name}: {phf_path}::Map<{}, {value_type}> = {};", K::NAME, map.build())
    }
}

/// What a map states of itself, as a constant beside it.
pub(crate) struct DigestOf<'a> {
    pub(crate) map: &'a str,
    pub(crate) digest: MapDigest,
    /// The path of `foregone_core`.
    pub(crate) core: &'a str,
}

impl Display for DigestOf<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { map, digest: MapDigest { entries, crc32_sum }, core } = self;
        writeln!(f, "/// What [`{map}`] states of itself.")?;
        writeln!(f, "{UNUSED}")?;
        writeln!(
            f,
            "pub(crate) const {map}_DIGEST: {core}::map::MapDigest = {core}::map::MapDigest {{ entries: {entries}, \
             crc32_sum: {} }};",
            Hex(*crc32_sum)
        )
    }
}
