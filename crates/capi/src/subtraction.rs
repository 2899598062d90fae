//! Subtraction games.

use crate::ForegoneStatus;
use crate::pointer::{answer, array, lent};
use core::ffi::c_void;
use foregone::{Nimber, Outcome, subtraction};

/// Subtraction games: how many bytes of memory the other functions need for that set, wherever they lie: about 4 times
/// the greatest number in it.
///
/// Errors: `OUT_OF_RANGE` where that is more than a `size_t` holds or no memory holds `count` numbers, `NULL_POINTER`.
///
/// # Safety
///
/// `set` is null, or `count` numbers; `bytes` is null, or a `size_t` that may be written.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn foregone_subtraction_bytes(
    set: *const u32,
    count: usize,
    bytes: *mut usize,
) -> ForegoneStatus {
    let question = || {
        // SAFETY: promised by the caller.
        let set = unsafe { array(set, count) }?;
        let values = subtraction::memory_needed(set).checked_mul(size_of::<u16>());
        // One more, so that an odd address can be made even.
        let bytes = values.and_then(|bytes| bytes.checked_add(align_of::<u16>() - 1));
        bytes.ok_or(ForegoneStatus::OutOfRange)
    };
    // SAFETY: promised by the caller.
    unsafe { answer(bytes, question) }
}

/// The value of a pile.
///
/// # Safety
///
/// As [`array`] and [`lent`].
unsafe fn value(
    size: u64,
    set: *const u32,
    count: usize,
    memory: *mut c_void,
    bytes: usize,
    steps: u64,
) -> Result<Nimber, ForegoneStatus> {
    // SAFETY: promised by the caller.
    let set = unsafe { array(set, count) }?;
    // SAFETY: promised by the caller.
    let memory = unsafe { lent(memory, bytes, 0) }?;
    Ok(subtraction::grundy(size, set, memory, steps)?)
}

/// Subtraction games: whether First, the player to move, wins from a pile of any size of which a number may be taken
/// that is in `set`.
///
/// `memory` is scratch: `foregone_subtraction_bytes` says how much, and what is in it before and after does not matter.
/// The search for the period takes at most `steps` steps, and finding the value as many.
///
/// Errors: `NOT_A_SET`, `MEMORY_TOO_SMALL`, `GAVE_UP`, `OUT_OF_RANGE` where no memory holds `count` numbers or `bytes`
/// bytes, `NULL_POINTER`.
///
/// # Safety
///
/// `set` is null, or `count` numbers; `memory` is null, or `bytes` bytes that may be written and that nobody else uses
/// meanwhile, none of them of the set; `first_wins` is null, or a `bool` that may be written.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn foregone_subtraction_outcome(
    size: u64,
    set: *const u32,
    count: usize,
    memory: *mut c_void,
    bytes: usize,
    steps: u64,
    first_wins: *mut bool,
) -> ForegoneStatus {
    // SAFETY: promised by the caller.
    let question = || unsafe { value(size, set, count, memory, bytes, steps) }.map(|value| Outcome::of(value).is_win());
    // SAFETY: promised by the caller.
    unsafe { answer(first_wins, question) }
}

/// Subtraction games: the Grundy value of a pile; all else is as in `foregone_subtraction_outcome`.
///
/// Errors: `NOT_A_SET`, `MEMORY_TOO_SMALL`, `GAVE_UP`, `OUT_OF_RANGE` where no memory holds `count` numbers or `bytes`
/// bytes, `NULL_POINTER`.
///
/// # Safety
///
/// As of `foregone_subtraction_outcome`, with `grundy`: null, or a `uint64_t` that may be written.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn foregone_subtraction_grundy(
    size: u64,
    set: *const u32,
    count: usize,
    memory: *mut c_void,
    bytes: usize,
    steps: u64,
    grundy: *mut u64,
) -> ForegoneStatus {
    // SAFETY: promised by the caller.
    let question = || unsafe { value(size, set, count, memory, bytes, steps) }.map(Nimber::get);
    // SAFETY: promised by the caller.
    unsafe { answer(grundy, question) }
}
