//! What defmt logs: each type's notation, put together by the host that reads the log.
//!
//! The device sends numbers and the indices of interned strings, so none of `core::fmt` is linked.
#![expect(
    clippy::match_same_arms,
    reason = "branches differ in the item that interns their string, which clippy does not look at"
)]

use crate::{Date, Nimber, Outcome};
use defmt::{Format, Formatter, write};

impl Format for Date {
    fn format(&self, f: Formatter<'_>) {
        write!(f, "{=u16:04}-{=u8:02}-{=u8:02}", self.year(), self.month(), self.day());
    }
}

impl Format for Nimber {
    fn format(&self, f: Formatter<'_>) {
        write!(f, "*{=u64}", self.get());
    }
}

impl Format for Outcome {
    fn format(&self, f: Formatter<'_>) {
        match self {
            Self::P => write!(f, "P-position"),
            Self::N => write!(f, "N-position"),
        }
    }
}
