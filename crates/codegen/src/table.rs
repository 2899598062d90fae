//! Emitting a packed table as Rust source.

use crate::Plane;
use crate::literal::{Decimal, Hex};
use crate::name;
use std::fmt::{self, Display};

/// Before what a table states of itself.
pub(crate) const UNUSED: &str = "#[allow(dead_code, reason = \"not everybody asks what a table solves\")]";

/// The source of a [`Packed`](foregone_core::packed::Packed) table.
///
/// It defines a `static` of that name and two constants beside it: `NAME_DIGEST`, which the table's constructor checks
/// when it is compiled, and `NAME_RULES`. Whoever includes the source needs `foregone-core`, and nothing else.
///
/// Where the name is not an upper-case identifier, the source is a `compile_error!` that says so.
///
/// # Example
///
/// ```
/// use foregone_codegen::{Table, pack};
///
/// let plane = pack(1, 3, [(0, 0_u32), (1, 1), (2, 1)])?;
/// let table = Table::new("TINY", &plane).rules("a tiny game").visibility("pub").core_path("crate::core");
/// assert!(table.to_string().contains("pub static TINY: crate::core::packed::Packed<1, 1>"));
/// # Ok::<(), foregone_codegen::PackError>(())
/// ```
#[derive(Clone, Debug)]
pub struct Table<'a> {
    name: &'a str,
    plane: &'a Plane,
    rules: &'a str,
    visibility: &'a str,
    core_path: &'a str,
}

impl<'a> Table<'a> {
    /// A table of that name, an upper-case Rust identifier.
    #[must_use]
    pub fn new(name: &'a str, plane: &'a Plane) -> Self {
        Self { name, plane, rules: "", visibility: "pub(crate)", core_path: "::foregone_core" }
    }

    /// The rules that the table solves, in words.
    #[must_use]
    pub fn rules(mut self, rules: &'a str) -> Self {
        self.rules = rules;
        self
    }

    /// The visibility of what is defined; `pub(crate)` unless told.
    #[must_use]
    pub fn visibility(mut self, visibility: &'a str) -> Self {
        self.visibility = visibility;
        self
    }

    /// The path of `foregone_core` as the emitted source sees it; `::foregone_core` unless told.
    #[must_use]
    pub fn core_path(mut self, path: &'a str) -> Self {
        self.core_path = path;
        self
    }
}

impl Display for Table<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        name::checked(f, self.name, |f| self.source(f))
    }
}

impl Table<'_> {
    fn source(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { name, plane, rules, visibility, core_path } = self;
        let digest = plane.digest;
        writeln!(f, "/// The rules of [`{name}`], in words.")?;
        writeln!(f, "{UNUSED}")?;
        writeln!(f, "{visibility} const {name}_RULES: &str = {rules:?};")?;
        writeln!(f, "/// What [`{name}`] states of itself.")?;
        writeln!(
            f,
            "{visibility} const {name}_DIGEST: {core_path}::packed::Digest = {core_path}::packed::Digest {{ slots: {}, \
             positions: {}, crc32: {} }};",
            Decimal(digest.slots),
            Decimal(digest.positions),
            Hex(digest.crc32)
        )?;
        writeln!(f, "/// The table of [`{name}_RULES`].")?;
        writeln!(
            f,
            "{visibility} static {name}: {core_path}::packed::Packed<{}, {}> = {core_path}::packed::Packed::new([",
            plane.width,
            Decimal(plane.words.len())
        )?;
        for line in plane.words.chunks(8) {
            for word in line {
                write!(f, "{},", Hex(*word))?;
            }
            writeln!(f)?;
        }
        writeln!(f, "], {name}_DIGEST);")
    }
}
