//! Sums.

use crate::ForegoneStatus;
use crate::pointer::{answer, array};
use foregone::Nimber;

/// The Grundy value of a sum, in which a move is made in one of `count` positions of any games, from their Grundy
/// values. First, the player to move, wins it if it is not 0.
///
/// Errors: `NULL_POINTER`, `OUT_OF_RANGE` where no memory holds so many values.
///
/// # Safety
///
/// `values` is null, or `count` numbers; `grundy` is null, or a `uint64_t` that may be written.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn foregone_sum(values: *const u64, count: usize, grundy: *mut u64) -> ForegoneStatus {
    let question = || {
        // SAFETY: promised by the caller.
        let values = unsafe { array(values, count) }?;
        Ok(values.iter().copied().map(Nimber::new).sum::<Nimber>().get())
    };
    // SAFETY: promised by the caller.
    unsafe { answer(grundy, question) }
}
