//! What defmt logs: each type's notation, put together by the host that reads the log.
//!
//! The device sends numbers and the indices of interned strings, so none of `core::fmt` is linked.
#![expect(
    clippy::if_same_then_else,
    clippy::match_same_arms,
    reason = "branches differ in the item that interns their string, which clippy does not look at"
)]

use crate::{Date, Nimber, Outcome, coins, euclid, nim, powers, squares, subtraction};
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

impl Format for euclid::Pair {
    fn format(&self, f: Formatter<'_>) {
        write!(f, "{=u64},{=u64}", self.larger(), self.smaller());
    }
}

impl Format for powers::Pile {
    fn format(&self, f: Formatter<'_>) {
        write!(f, "{=u64}", self.cards());
    }
}

impl Format for nim::Heaps {
    fn format(&self, f: Formatter<'_>) {
        for (index, size) in self.as_slice().iter().enumerate() {
            if index > 0 {
                write!(f, ",");
            }
            write!(f, "{=u64}", *size);
        }
    }
}

impl Format for subtraction::Pile {
    fn format(&self, f: Formatter<'_>) {
        write!(f, "{=u64}/", self.size());
        for (index, member) in self.set().as_slice().iter().enumerate() {
            if index > 0 {
                write!(f, ",");
            }
            write!(f, "{=u32}", *member);
        }
    }
}

impl Format for coins::Row {
    fn format(&self, f: Formatter<'_>) {
        for number in 1..=self.length() {
            if self.is_heads(number) {
                write!(f, "H");
            } else {
                write!(f, "T");
            }
        }
    }
}

impl Format for squares::Board {
    fn format(&self, f: Formatter<'_>) {
        for row in 0..self.rows() {
            if row > 0 {
                write!(f, "/");
            }
            for column in 0..self.columns() {
                if self.get(row, column) == Some(true) {
                    write!(f, "1");
                } else {
                    write!(f, "0");
                }
            }
        }
    }
}
