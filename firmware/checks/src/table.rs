//! The tables where they lie in flash.

use crate::Tally;
use core::hint::black_box;
use foregone::{calendar, squares};
use foregone_core::crc32;

/// The words of the Calendar Game's table.
const WORDS: usize = calendar::TABLE.words().len();

/// Lets every table verify itself, and looks through a copy of the Calendar Game's once more.
///
/// A planted mismatch is what worn flash would do: one bit of the copy flips.
pub(crate) fn check(planted: bool) -> Tally {
    let mut tally = Tally::new(false);
    let table = black_box(calendar::TABLE);
    tally.hold(table.verify().is_ok(), true);
    tally.hold(calendar::verify_special_days().is_ok(), true);
    tally.hold(squares::TABLE.verify().is_ok(), true);
    let mut copy = [0; WORDS];
    copy.iter_mut().zip(table.words()).for_each(|(copy, word)| *copy = *word);
    if planted {
        copy[WORDS / 2] ^= 1 << 17;
    }
    tally.hold(crc32(black_box(&copy)) == table.digest().crc32, true);
    tally
}
