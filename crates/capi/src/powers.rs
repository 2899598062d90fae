//! Powers of two.

use crate::ForegoneStatus;
use crate::pointer::answer;
use foregone::Nimber;
use foregone::powers::{self, Pile};

/// Powers: whether First, the player to move, wins from a pile of any size of which 1, 2, 4, 8, … cards may be taken.
///
/// Errors: `NULL_POINTER`.
///
/// # Safety
///
/// `first_wins` is null, or a `bool` that may be written.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn foregone_powers_outcome(cards: u64, first_wins: *mut bool) -> ForegoneStatus {
    // SAFETY: promised by the caller.
    unsafe { answer(first_wins, || Ok(powers::outcome(Pile::new(cards)).is_win())) }
}

/// Powers: the Grundy value, 0 to 2, of a pile of any size.
///
/// Errors: `NULL_POINTER`.
///
/// # Safety
///
/// `grundy` is null, or a `uint64_t` that may be written.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn foregone_powers_grundy(cards: u64, grundy: *mut u64) -> ForegoneStatus {
    // SAFETY: promised by the caller.
    unsafe { answer(grundy, || Ok(powers::grundy(Pile::new(cards)).get())) }
}

/// Powers: how many cards the winning move that takes fewest leaves of a pile of any size.
///
/// Errors: `NO_MOVE` where the position is lost, `NULL_POINTER`.
///
/// # Safety
///
/// `left` is null, or a `uint64_t` that may be written.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn foregone_powers_winning_move(cards: u64, left: *mut u64) -> ForegoneStatus {
    let question = || {
        let left = powers::moves_to(Pile::new(cards), Nimber::ZERO).next().ok_or(ForegoneStatus::NoMove)?;
        Ok(left.cards())
    };
    // SAFETY: promised by the caller.
    unsafe { answer(left, question) }
}
