//! Squares.

use crate::ForegoneStatus;
use crate::pointer::{answer, array, lent};
use core::ffi::{c_char, c_void};
use foregone::squares::{Board, GaveUp, Slot, Solver};

/// Where a 2×2 block goes: the row and column of its upper-left cell, counted from 0.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ForegonePlacement {
    /// The upper row of the block.
    pub row: u8,
    /// The left column of the block.
    pub column: u8,
}

/// The board of that text.
///
/// # Safety
///
/// As [`array`].
unsafe fn read(board: *const c_char, length: usize) -> Result<Board, ForegoneStatus> {
    // SAFETY: promised by the caller.
    let text = unsafe { array(board.cast::<u8>(), length) }?;
    let text = core::str::from_utf8(text).map_err(|_| ForegoneStatus::NotABoard)?;
    Ok(text.parse::<Board>()?)
}

/// Asks `question` of a solver with that memory, about the board of that text.
///
/// # Safety
///
/// As [`array`] and [`lent`].
unsafe fn ask<'a, T>(
    (board, length): (*const c_char, usize),
    (memory, bytes): (*mut c_void, usize),
    nodes: u64,
    question: impl FnOnce(&mut Solver<'a>, &Board) -> Result<T, GaveUp>,
) -> Result<T, ForegoneStatus> {
    // SAFETY: promised by the caller.
    let board = unsafe { read(board, length) }?;
    // SAFETY: promised by the caller; the text is not looked at any more.
    let slots = unsafe { lent(memory, bytes, Slot::EMPTY) }?;
    Ok(question(&mut Solver::new(slots).with_budget(nodes), &board)?)
}

/// Squares: whether First, the player to move, wins a board on which 2×2 blocks are placed on free cells.
///
/// `board` is a text of `length` bytes, which need not end in 0: rows of 0 (free) and 1 (blocked), or of . and #, with /
/// or line ends between them, or a size such as 4x5, rows and columns; at most 256 cells, and 255 a side.
///
/// `memory` is scratch in which the search remembers what it has seen: 24 bytes a component, as many as fit, of any
/// alignment. With more of it a large board takes less time; any amount, even none and null, gives the same answer.
/// What is in it before and after does not matter; all of it is written each time, so lend a small board little. The
/// search looks into at most `nodes` components; `UINT64_MAX` sets no limit.
///
/// Errors: `NOT_A_BOARD`, `OUT_OF_RANGE` for a board too large and where no memory holds `length` or `bytes` bytes,
/// `GAVE_UP`, `NULL_POINTER`.
///
/// # Safety
///
/// `board` is null, or `length` bytes; `memory` is null, or `bytes` bytes that may be written and that nobody else uses
/// meanwhile; `first_wins` is null, or a `bool` that may be written.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn foregone_squares_outcome(
    board: *const c_char,
    length: usize,
    memory: *mut c_void,
    bytes: usize,
    nodes: u64,
    first_wins: *mut bool,
) -> ForegoneStatus {
    // SAFETY: promised by the caller.
    let outcome = || unsafe { ask((board, length), (memory, bytes), nodes, Solver::outcome) };
    // SAFETY: promised by the caller.
    unsafe { answer(first_wins, || outcome().map(foregone::Outcome::is_win)) }
}

/// Squares: the Grundy value of a board; all else is as in `foregone_squares_outcome`.
///
/// Errors: `NOT_A_BOARD`, `OUT_OF_RANGE` for a board too large and where no memory holds `length` or `bytes` bytes,
/// `GAVE_UP`, `NULL_POINTER`.
///
/// # Safety
///
/// As of `foregone_squares_outcome`, with `grundy`: null, or a `uint64_t` that may be written.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn foregone_squares_grundy(
    board: *const c_char,
    length: usize,
    memory: *mut c_void,
    bytes: usize,
    nodes: u64,
    grundy: *mut u64,
) -> ForegoneStatus {
    // SAFETY: promised by the caller.
    let value = || unsafe { ask((board, length), (memory, bytes), nodes, Solver::grundy) };
    // SAFETY: promised by the caller.
    unsafe { answer(grundy, || value().map(foregone::Nimber::get)) }
}

/// Squares: a placement that wins a board, or if it is lost the one that leaves most legal placements; all else is as in
/// `foregone_squares_outcome`.
///
/// Errors: `NO_MOVE` where no placement is legal, `NOT_A_BOARD`, `OUT_OF_RANGE` for a board too large and where no memory
/// holds `length` or `bytes` bytes, `GAVE_UP`, `NULL_POINTER`.
///
/// # Safety
///
/// As of `foregone_squares_outcome`, with `best`: null, or a `ForegonePlacement` that may be written.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn foregone_squares_best_move(
    board: *const c_char,
    length: usize,
    memory: *mut c_void,
    bytes: usize,
    nodes: u64,
    best: *mut ForegonePlacement,
) -> ForegoneStatus {
    let question = || {
        // SAFETY: promised by the caller.
        let best = unsafe { ask((board, length), (memory, bytes), nodes, Solver::best_move) }?;
        let best = best.ok_or(ForegoneStatus::NoMove)?;
        Ok(ForegonePlacement { row: best.row, column: best.column })
    };
    // SAFETY: promised by the caller.
    unsafe { answer(best, question) }
}
