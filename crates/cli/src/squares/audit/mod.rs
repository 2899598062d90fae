//! What is checked about the tablebase of Squares.

mod shape;

mod blocks;
mod cells;
mod enumerate;
mod reference;

mod entries;
mod layout;
mod lookups;

use super::table::SquaresTable;
use crate::check::{self, Check};
use crate::table::Audited;
use reference::Reference;

/// A check of the tablebase.
type Entry = check::Entry<SquaresTable, Reference>;

/// What any table must fulfil.
const CHECKS: &[Entry] = &[
    ("rules", "the rules in words are those of the problem, and the size is stated in them", layout::rules),
    ("length", "there are as many entries as stated and as components", layout::length),
    ("digest", "the sum of the entries' CRC-32 is the one stated", layout::digest),
    ("keys", "keys ascend, are connected and in canonical form, and are not larger than stated", entries::canonical),
    ("complete", "every component up to the stated size has an entry", entries::complete),
    ("grundy", "every value is the mex over the moves of the xor of the entries left", entries::mex_of_options),
    ("values", "every value is the one derived from the definition", entries::derived),
];

/// What the library must answer.
const LOOKUPS: &[Entry] = &[
    ("lookups", "the library answers what was derived, on every component that is a board", lookups::boards),
    ("strips", "the library answers what was derived on boards of two rows", lookups::strips),
];

/// The largest size that the auditor derives, and that fits the keys with a margin.
const MAX_ANCHORS: u32 = 7;

/// Makes all checks of a table; of the library's answers too if it is the library's.
pub(super) fn audit(table: &SquaresTable, is_shipped: bool) -> Audited {
    let anchors = table.anchors.clamp(1, MAX_ANCHORS);
    let mut reference = None;
    let derive = |check: &mut Check| {
        let reference = reference.insert(Reference::new(anchors));
        check.items += reference.len();
        reference.agree(check);
    };
    let derived = Check::make("derivation", "every component solved as blocks has the same value as on cells", derive);
    let reference = reference.unwrap_or_else(|| Reference::new(anchors));
    let checks = CHECKS.iter().chain(LOOKUPS.iter().filter(|_| is_shipped));
    let checks = std::iter::once(derived).chain(Check::all(checks, table, &reference)).collect();
    Audited { rules: table.rules.clone(), checks, picture: None }
}

#[cfg(test)]
mod tests;
