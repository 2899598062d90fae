//! Ways to tell who wins from a position, each run over the same positions by the same loop.

use super::tables::{DAY_BYTES, Tables, entry, number, solve_backwards};
use foregone::calendar::{Position, RULES, law, outcome, outcome_words};
use std::hint::black_box;

/// A way to answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Answer {
    /// No answer: what the loop itself costs.
    Loop,
    /// The parity formula, as one writes it down.
    Parity,
    /// The same without short circuits, so that the compiler makes no branch of it.
    ParityFlat,
    /// `foregone::calendar::outcome`.
    Outcome,
    /// `foregone::calendar::law`.
    Law,
    /// `Position::from_ymd`, then `outcome`.
    Checked,
    /// One bit a day, found by the day number.
    DayBits,
    /// An array by year, month and day, solved at start.
    Solved,
    /// Two binary searches in sorted arrays of dates.
    Searches,
}

impl Answer {
    /// Every way, the loop first and the baseline second.
    pub const ALL: [Self; 9] = [
        Self::Loop,
        Self::Parity,
        Self::ParityFlat,
        Self::Outcome,
        Self::Law,
        Self::Checked,
        Self::DayBits,
        Self::Solved,
        Self::Searches,
    ];

    /// Its name on a command line.
    #[must_use]
    pub fn name(self) -> &'static str {
        match self {
            Self::Loop => "loop",
            Self::Parity => "parity",
            Self::ParityFlat => "parity-flat",
            Self::Outcome => "outcome",
            Self::Law => "law",
            Self::Checked => "checked",
            Self::DayBits => "day-bits",
            Self::Solved => "solved",
            Self::Searches => "searches",
        }
    }

    /// What it is, for a table.
    #[must_use]
    pub fn title(self) -> &'static str {
        match self {
            Self::Loop => "the loop alone",
            Self::Parity => "bare parity formula",
            Self::ParityFlat => "the same, branch-free",
            Self::Outcome => "calendar::outcome",
            Self::Law => "calendar::law",
            Self::Checked => "from_ymd, then outcome",
            Self::DayBits => "one bit a day",
            Self::Solved => "array solved at start",
            Self::Searches => "two binary searches",
        }
    }

    /// The bytes of its table.
    #[must_use]
    pub fn bytes(self, tables: &Tables) -> usize {
        match self {
            Self::Loop | Self::Parity | Self::ParityFlat | Self::Law => 0,
            Self::Outcome | Self::Checked => size_of_val(outcome_words()),
            Self::DayBits => size_of_val(&*tables.day_bits),
            Self::Solved => size_of_val(&*tables.years),
            Self::Searches => size_of_val(&*tables.dates) + size_of_val(&*tables.won),
        }
    }

    /// Answers every position and returns the number of won ones; the loop alone finds none.
    #[must_use]
    pub fn count_won(self, positions: &[Position], tables: &Tables) -> u32 {
        match self {
            Self::Loop => sum(positions, |_| false),
            Self::Parity => sum(positions, parity),
            Self::ParityFlat => sum(positions, parity_flat),
            Self::Outcome => sum(positions, |position| outcome(position).is_win()),
            Self::Law => sum(positions, |position| law(position).is_win()),
            Self::Checked => sum(positions, checked),
            Self::DayBits => sum(positions, |position| day_bit(&tables.day_bits, position)),
            Self::Solved => sum(positions, |position| entry(&tables.years, position.date())),
            Self::Searches => sum(positions, |position| {
                let date = number(position);
                tables.dates.binary_search(&date).is_ok() && tables.won.binary_search(&date).is_ok()
            }),
        }
    }
}

/// The loop: the compiler sees neither which position comes nor that another follows, so it cannot take several at
/// once, which would measure the vectoriser.
#[inline(always)]
#[expect(clippy::inline_always, reason = "a call would cost as much as an answer")]
fn sum(positions: &[Position], wins: impl Fn(Position) -> bool) -> u32 {
    black_box(positions).iter().map(|position| u32::from(wins(black_box(*position)))).sum()
}

/// Solves the whole game `times` times.
pub fn solve_again(times: u32) {
    for _ in 0..times {
        black_box(solve_backwards());
    }
}

fn parity(position: Position) -> bool {
    let (month, day) = (position.date().month(), position.date().day());
    (month + day).is_multiple_of(2) || (day == 30 && (month == 9 || month == 11))
}

#[expect(clippy::needless_bitwise_bool, reason = "a short circuit is what this one is to avoid")]
fn parity_flat(position: Position) -> bool {
    let (month, day) = (position.date().month(), position.date().day());
    ((month + day).is_multiple_of(2)) | ((day == 30) & ((month == 9) | (month == 11)))
}

fn checked(position: Position) -> bool {
    let date = position.date();
    Position::from_ymd(date.year(), date.month(), date.day()).is_ok_and(|position| outcome(position).is_win())
}

fn day_bit(bits: &[u8; DAY_BYTES], position: Position) -> bool {
    let day = (position.date().day_number().get() - RULES.first().day_number().get()) as usize;
    // As in the library's own reader: clamped, so that no bounds check is left to branch on.
    let byte = if day / 8 < DAY_BYTES { day / 8 } else { DAY_BYTES - 1 };
    bits[byte] >> (day % 8) & 1 == 1
}
