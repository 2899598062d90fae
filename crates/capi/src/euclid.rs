//! Euclid's game.

use crate::ForegoneStatus;
use crate::pointer::answer;
use foregone::euclid::{self, Pair};

/// A position of Euclid's game.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ForegonePair {
    /// The larger number.
    pub larger: u64,
    /// The smaller number, 0 when the game is over.
    pub smaller: u64,
}

/// Euclid's game: whether First, the player to move, wins from any two numbers, in whatever order.
///
/// Errors: `NULL_POINTER`.
///
/// # Safety
///
/// `first_wins` is null, or a `bool` that may be written.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn foregone_euclid_outcome(a: u64, b: u64, first_wins: *mut bool) -> ForegoneStatus {
    // SAFETY: promised by the caller.
    unsafe { answer(first_wins, || Ok(euclid::outcome(Pair::new(a, b)).is_win())) }
}

/// Euclid's game: the Grundy value of any two numbers, in whatever order.
///
/// Errors: `NULL_POINTER`.
///
/// # Safety
///
/// `grundy` is null, or a `uint64_t` that may be written.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn foregone_euclid_grundy(a: u64, b: u64, grundy: *mut u64) -> ForegoneStatus {
    // SAFETY: promised by the caller.
    unsafe { answer(grundy, || Ok(euclid::grundy(Pair::new(a, b)).get())) }
}

/// Euclid's game: how many moves it lasts in perfect play, at most 184, from any two numbers, in whatever order.
///
/// Errors: `NULL_POINTER`.
///
/// # Safety
///
/// `moves` is null, or a `uint32_t` that may be written.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn foregone_euclid_remoteness(a: u64, b: u64, moves: *mut u32) -> ForegoneStatus {
    // SAFETY: promised by the caller.
    unsafe { answer(moves, || Ok(euclid::remoteness(Pair::new(a, b)))) }
}

/// Euclid's game: what the winning move leaves of any two numbers, in whatever order. There is never a second one, and
/// in a lost position there is but one move.
///
/// Errors: `NO_MOVE` where the position is lost, `NULL_POINTER`.
///
/// # Safety
///
/// `left` is null, or a `ForegonePair` that may be written.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn foregone_euclid_winning_move(a: u64, b: u64, left: *mut ForegonePair) -> ForegoneStatus {
    let question = || {
        let left = euclid::winning_move(Pair::new(a, b)).ok_or(ForegoneStatus::NoMove)?;
        Ok(ForegonePair { larger: left.larger(), smaller: left.smaller() })
    };
    // SAFETY: promised by the caller.
    unsafe { answer(left, question) }
}
