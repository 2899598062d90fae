//! Nim.

use crate::ForegoneStatus;
use crate::pointer::{answer, array};
use foregone::nim::{self, Heaps};
use foregone::{Nimber, Outcome};

/// A heap of Nim among others.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ForegoneHeap {
    /// Its place among them, counted from 0.
    pub index: usize,
    /// Its counters.
    pub size: u64,
}

/// The position of those heaps.
///
/// # Safety
///
/// As [`array`].
unsafe fn position(heaps: *const u64, count: usize) -> Result<Heaps, ForegoneStatus> {
    // SAFETY: promised by the caller.
    let heaps = unsafe { array(heaps, count) }?;
    Heaps::new(heaps).ok_or(ForegoneStatus::OutOfRange)
}

/// Nim: whether First, the player to move, wins from `count` heaps, at most 16.
///
/// Errors: `OUT_OF_RANGE` for more heaps, `NULL_POINTER`.
///
/// # Safety
///
/// `heaps` is null, or `count` numbers; `first_wins` is null, or a `bool` that may be written.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn foregone_nim_outcome(
    heaps: *const u64,
    count: usize,
    first_wins: *mut bool,
) -> ForegoneStatus {
    let question = || {
        // SAFETY: promised by the caller.
        let heaps = unsafe { position(heaps, count) }?;
        Ok(Outcome::of(nim::grundy(&heaps)).is_win())
    };
    // SAFETY: promised by the caller.
    unsafe { answer(first_wins, question) }
}

/// Nim: the Grundy value of `count` heaps, at most 16.
///
/// Errors: `OUT_OF_RANGE` for more heaps, `NULL_POINTER`.
///
/// # Safety
///
/// `heaps` is null, or `count` numbers; `grundy` is null, or a `uint64_t` that may be written.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn foregone_nim_grundy(heaps: *const u64, count: usize, grundy: *mut u64) -> ForegoneStatus {
    let question = || {
        // SAFETY: promised by the caller.
        let heaps = unsafe { position(heaps, count) }?;
        Ok(nim::grundy(&heaps).get())
    };
    // SAFETY: promised by the caller.
    unsafe { answer(grundy, question) }
}

/// Nim: the first of `count` heaps, at most 16, that a winning move reduces, and to what.
///
/// Errors: `NO_MOVE` where the position is lost, `OUT_OF_RANGE` for more heaps, `NULL_POINTER`.
///
/// # Safety
///
/// `heaps` is null, or `count` numbers; `reduced` is null, or a `ForegoneHeap` that may be written.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn foregone_nim_winning_move(
    heaps: *const u64,
    count: usize,
    reduced: *mut ForegoneHeap,
) -> ForegoneStatus {
    let question = || {
        // SAFETY: promised by the caller.
        let heaps = unsafe { position(heaps, count) }?;
        let left = nim::moves_to(&heaps, Nimber::ZERO).next().ok_or(ForegoneStatus::NoMove)?;
        let mut sizes = heaps.as_slice().iter().zip(left.as_slice()).enumerate();
        // A move reduces one heap.
        let changed = sizes.find(|(_, (before, after))| before != after).ok_or(ForegoneStatus::NoMove)?;
        Ok(ForegoneHeap { index: changed.0, size: *changed.1.1 })
    };
    // SAFETY: promised by the caller.
    unsafe { answer(reduced, question) }
}
