//! The Calendar Game.

use crate::pointer::answer;
use crate::{ForegoneDate, ForegoneStatus};
use foregone::calendar;

/// A kind of move. The Calendar Game as it was set has `FOREGONE_STEP_DAY` and `FOREGONE_STEP_MONTH`.
#[repr(u8)]
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ForegoneStep {
    /// To the next day.
    Day = 0,
    /// To the same day of the next month.
    Month = 1,
    /// To the same day of the next week.
    Week = 2,
    /// To the same day of the next year.
    Year = 3,
}

/// A move of the Calendar Game.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ForegoneMove {
    /// Which move.
    pub step: ForegoneStep,
    /// The date it leads to.
    pub to: ForegoneDate,
}

/// Calendar Game: whether First, the player to move, wins from a date from 1900-01-01 to 2001-11-04.
///
/// Errors: `NOT_A_DATE`, `OUT_OF_RANGE`, `NULL_POINTER`.
///
/// # Safety
///
/// `first_wins` is null, or a `bool` that may be written.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn foregone_calendar_outcome(date: ForegoneDate, first_wins: *mut bool) -> ForegoneStatus {
    // SAFETY: promised by the caller.
    unsafe { answer(first_wins, || Ok(calendar::outcome(date.position()?).is_win())) }
}

/// Calendar Game: the Grundy value, 0 to 2, of a date from 1900-01-01 to 2001-11-04.
///
/// Errors: `NOT_A_DATE`, `OUT_OF_RANGE`, `NULL_POINTER`.
///
/// # Safety
///
/// `grundy` is null, or a `uint64_t` that may be written.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn foregone_calendar_grundy(date: ForegoneDate, grundy: *mut u64) -> ForegoneStatus {
    // SAFETY: promised by the caller.
    unsafe { answer(grundy, || Ok(calendar::grundy(date.position()?).get())) }
}

/// Calendar Game: how many moves the game lasts, 0 to 2,472, from a date from 1900-01-01 to 2001-11-04, when the winner
/// hurries and the loser delays.
///
/// Errors: `NOT_A_DATE`, `OUT_OF_RANGE`, `NULL_POINTER`.
///
/// # Safety
///
/// `moves` is null, or a `uint32_t` that may be written.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn foregone_calendar_remoteness(date: ForegoneDate, moves: *mut u32) -> ForegoneStatus {
    // SAFETY: promised by the caller.
    unsafe { answer(moves, || Ok(calendar::remoteness(date.position()?))) }
}

/// Calendar Game: the move to play from a date from 1900-01-01 to 2001-11-04: the quickest win, or in a lost position
/// the longest resistance.
///
/// Errors: `NO_MOVE` on 2001-11-04, `NOT_A_DATE`, `OUT_OF_RANGE`, `NULL_POINTER`.
///
/// # Safety
///
/// `best` is null, or a `ForegoneMove` that may be written.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn foregone_calendar_best_move(date: ForegoneDate, best: *mut ForegoneMove) -> ForegoneStatus {
    let question = || {
        let best = calendar::best_move(date.position()?).ok_or(ForegoneStatus::NoMove)?;
        let step = match best.step {
            calendar::Step::Day => ForegoneStep::Day,
            calendar::Step::Month => ForegoneStep::Month,
            calendar::Step::Week => ForegoneStep::Week,
            calendar::Step::Year => ForegoneStep::Year,
        };
        Ok(ForegoneMove { step, to: best.to.date().into() })
    };
    // SAFETY: promised by the caller.
    unsafe { answer(best, question) }
}
