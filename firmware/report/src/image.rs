//! What an image consists of.

use foregone_bench::Result;
use object::{Object, ObjectSection, ObjectSymbol, SectionKind, SymbolKind};
use std::path::Path;

/// Bytes of an image by what they are.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Image {
    /// Instructions, with the constants among them.
    pub(crate) code: u64,
    /// Data that stays in flash.
    pub(crate) constants: u64,
    /// Those of the constants that have a symbol: tables.
    pub(crate) tables: u64,
    /// `.data` and `.bss`.
    pub(crate) ram: u64,
    /// Whether a way to panic is linked.
    pub(crate) panics: bool,
}

impl Image {
    /// Reads an ELF file.
    pub(crate) fn read(path: &Path) -> Result<Self> {
        let bytes = std::fs::read(path).map_err(|error| format!("{}: {error}", path.display()))?;
        let file = object::File::parse(&*bytes)?;
        let mut image = Self { code: 0, constants: 0, tables: 0, ram: 0, panics: false };
        for section in file.sections() {
            match (section.name()?, section.kind()) {
                (_, SectionKind::Text) => image.code += section.size(),
                (".data", _) | (_, SectionKind::Data | SectionKind::UninitializedData) => image.ram += section.size(),
                (".rodata", _) => image.constants += section.size(),
                (name, SectionKind::ReadOnlyData | SectionKind::ReadOnlyString) => {
                    return Err(format!("{}: nobody has weighed {name}", path.display()).into());
                }
                _ => {}
            }
        }
        for symbol in file.symbols() {
            let name = symbol.name()?;
            image.panics |= ["panicking", "panic_fmt", "rust_begin_unwind"].iter().any(|sign| name.contains(sign));
            if symbol.kind() == SymbolKind::Data {
                image.tables += symbol.size();
            }
        }
        if file.symbols().next().is_none() {
            return Err(format!("{}: it has no symbols to look for panics in", path.display()).into());
        }
        Ok(image)
    }

    /// Bytes of flash. Of `.data` there would be a copy in it.
    pub(crate) const fn flash(&self) -> u64 {
        self.code + self.constants + self.ram
    }
}
