//! What a packed table of the game must fulfil.

use super::Rules;
use crate::date::{Date, days_in_month};
use crate::packed::{Digest, Packed};
use core::error::Error;
use core::fmt;

/// Why a packed table cannot be one of these rules.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum TableError {
    /// The number of positions is not that of the rules.
    Positions,
    /// The number of slots is not that of the rules.
    Slots,
    /// A bit is set that stands for no position.
    Padding,
}

impl fmt::Display for TableError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Positions => "the table states another number of positions than the rules have",
            Self::Slots => "the table states another number of slots than the rules need",
            Self::Padding => "a bit is set that stands for no position",
        })
    }
}

impl Error for TableError {}

/// The bits of that month's word that stand for positions.
const fn month_mask(rules: &Rules, month_number: u32) -> u32 {
    let (year, month) = ((month_number / 12) as u16, (month_number % 12) as u8 + 1);
    let from = if month_number == rules.first().month_number() { rules.first().day() } else { 1 };
    let last_month = month_number == rules.deadline().month_number();
    let to = if last_month { rules.deadline().day() } else { days_in_month(year, month) };
    (u32::MAX << from) & (u32::MAX >> (31 - to))
}

/// Holds a packed outcome table, one bit a slot, against the rules: counts and padding.
///
/// # Errors
///
/// The first thing that does not fit.
pub const fn check_table<const WORDS: usize>(
    rules: &Rules,
    table: &Packed<1, WORDS>,
    digest: Digest,
) -> Result<(), TableError> {
    if digest.positions != rules.positions() {
        return Err(TableError::Positions);
    }
    if digest.slots != rules.slots() || WORDS * 32 != digest.slots {
        return Err(TableError::Slots);
    }
    let mut month = 0;
    while month < WORDS {
        let number = rules.first().month_number() + month as u32;
        if table.words()[month] & !month_mask(rules, number) != 0 {
            return Err(TableError::Padding);
        }
        month += 1;
    }
    Ok(())
}

const _: () = assert!(Date::MIN.month_number() == 12, "month numbers start with year 0");
