//! What the tables say.

use super::{Position, RULES};
use crate::tables;
use core::hint::black_box;
use foregone_core::calendar::{Special, day_key};
use foregone_core::map::{MapDigest, MapError};
use foregone_core::packed::{Digest, Table};
use foregone_core::{Nimber, Outcome};

/// The rules in words, as the outcome table carries them.
pub const DESCRIPTION: &str = tables::CALENDAR_OUTCOME_RULES;

/// Slots, positions and CRC-32 of the outcome table; checked against its words when it was compiled.
pub const DIGEST: Digest = tables::CALENDAR_OUTCOME_DIGEST;

/// The outcome table with what it states of itself: [`verify`](Table::verify) is a self-test for firmware.
///
/// # Example
///
/// ```
/// use foregone::calendar;
///
/// const _: () = assert!(calendar::TABLE.verify().is_ok());
/// // At run time: what is behind a black box is read from where it lies, not known to the compiler.
/// assert_eq!(core::hint::black_box(calendar::TABLE).verify(), Ok(()));
/// assert_eq!(size_of_val(calendar::TABLE.words()), 4_892);
/// ```
pub const TABLE: Table = tables::CALENDAR_OUTCOME.table(DIGEST, DESCRIPTION);

/// Who wins from `position`: one word of the table, one bit of it, no branch.
///
/// # Example
///
/// ```
/// use foregone::calendar::{self, Position};
///
/// assert!(calendar::outcome(Position::from_ymd(2001, 11, 3)?).is_win());
/// # Ok::<(), calendar::PositionError>(())
/// ```
#[must_use]
#[inline]
pub const fn outcome(position: Position) -> Outcome {
    let (month, day) = RULES.word_and_bit(position.date());
    Outcome::from_win(tables::CALENDAR_OUTCOME.bit(month, day))
}

/// The Grundy value of `position`: 0, 1 or 2.
///
/// The outcome table, and for a won position one lookup in a `phf` map, which cannot be `const`; where a `const` is
/// needed, [`law_grundy`](super::law_grundy) is one.
///
/// # Example
///
/// ```
/// use foregone::{Nimber, calendar::{self, Position}};
///
/// assert_eq!(calendar::grundy(Position::from_ymd(1900, 2, 28)?), Nimber::new(2));
/// assert_eq!(calendar::grundy(Position::from_ymd(2000, 2, 28)?), Nimber::new(1));
/// # Ok::<(), calendar::PositionError>(())
/// ```
#[must_use]
pub fn grundy(position: Position) -> Nimber {
    if !outcome(position).is_win() {
        return Nimber::ZERO;
    }
    let date = position.date();
    let special = tables::CALENDAR_SPECIAL.get(&day_key(date.month(), date.day()));
    let two = special.is_some_and(|special| special.grundy_two.contains(date.year()));
    Nimber::new(1 + u64::from(two))
}

/// The days of the year that are special in some year, as `(month, day, special)`, in no particular order.
///
/// # Example
///
/// ```
/// let mut days: Vec<_> = foregone::calendar::special_days()
///     .filter(|(_, _, special)| !special.parity_fails.is_empty())
///     .map(|(month, day, _)| (month, day))
///     .collect();
/// days.sort();
/// assert_eq!(days, [(9, 30), (11, 30)]);
/// ```
pub fn special_days() -> impl Iterator<Item = (u8, u8, &'static Special<YEAR_WORDS>)> {
    tables::CALENDAR_SPECIAL.entries().map(|(key, special)| {
        let [day_key_low, day_key_high, ..] = key.to_le_bytes();
        (day_key_high << 3 | day_key_low >> 5, day_key_low & 31, special)
    })
}

/// Reads every special day, holds them against what the build script stated, and looks each of them up: what
/// [`TABLE`]'s self-test is to outcomes, this is to Grundy values.
///
/// A map can neither be iterated nor asked in a `const`, so this is for run time only. It cannot panic.
///
/// # Errors
///
/// The first thing that does not fit.
///
/// # Example
///
/// ```
/// assert_eq!(foregone::calendar::verify_special_days(), Ok(()));
/// ```
pub fn verify_special_days() -> Result<(), MapError> {
    // The compiler may know the map's lengths, which keep lookups from panicking, but not what it finds there.
    let entries = || tables::CALENDAR_SPECIAL.entries().map(|(key, special)| (*black_box(key), black_box(special)));
    let found = MapDigest::of(entries().map(|(key, special)| special.crc32(key)));
    found.check(tables::CALENDAR_SPECIAL_DIGEST)?;
    match entries().find(|(key, special)| tables::CALENDAR_SPECIAL.get(key) != Some(*special)) {
        Some((key, _)) => Err(MapError::Lookup { key: key.into() }),
        None => Ok(()),
    }
}

/// The words that a set of the game's years takes.
const YEAR_WORDS: usize = RULES.year_words();

/// The words of the outcome table: one a month from January 1900, bit `d` for day `d`, 1 where First wins.
#[must_use]
pub const fn outcome_words() -> &'static [u32] {
    tables::CALENDAR_OUTCOME.words()
}
