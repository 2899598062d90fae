//! Tables as data that nobody has to trust: copied from the library, made of rules, or read from a file.

mod calendar;
mod squares;
mod variant;

mod binary;
mod json;

mod file;

pub(crate) use binary::{MAGIC, bits, to_bytes};
pub(crate) use calendar::{CalendarTable, SpecialDay};
#[cfg(test)]
pub(crate) use file::decode;
pub(crate) use file::read;
pub(crate) use json::to_json;
pub(crate) use squares::{Entry, SquaresTable};
pub(crate) use variant::{Values, VariantTable};

use clap::ValueEnum;

/// The version of the forms that a file can have; a reader knows no other.
pub(crate) const VERSION: u32 = 1;

/// A table by its name.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(crate) enum Name {
    /// Outcomes and special days of the Calendar Game.
    Calendar,
    /// Grundy values of the small components of Squares.
    Squares,
}

impl Name {
    pub(crate) const ALL: [Self; 2] = [Self::Calendar, Self::Squares];

    pub(crate) fn text(self) -> &'static str {
        match self {
            Self::Calendar => "calendar",
            Self::Squares => "squares",
        }
    }
}

/// A table and what it states of itself.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Table {
    Calendar(CalendarTable),
    Squares(SquaresTable),
}

impl Table {
    /// The table of that name as the library has it.
    pub(crate) fn shipped(name: Name) -> Self {
        match name {
            Name::Calendar => Self::Calendar(CalendarTable::shipped()),
            Name::Squares => Self::Squares(SquaresTable::shipped()),
        }
    }

    pub(crate) fn name(&self) -> Name {
        match self {
            Self::Calendar(_) => Name::Calendar,
            Self::Squares(_) => Name::Squares,
        }
    }

    pub(crate) fn rules(&self) -> &str {
        match self {
            Self::Calendar(table) => &table.rules,
            Self::Squares(table) => &table.rules,
        }
    }
}

#[cfg(test)]
mod tests;
