//! The Calendar Game with any deadline.

use crate::pointer::answer;
use crate::{ForegoneDate, ForegoneStatus};
use foregone::calendar::Deadline;

/// Calendar Game that ends on `deadline`, any date of the years 1 to 9999: whether First, the player to move, wins from
/// `date`, any date from 0001-01-01 to the deadline.
///
/// Errors: `NOT_A_DATE` for either, `OUT_OF_RANGE` where the date lies after the deadline, `NULL_POINTER`.
///
/// # Safety
///
/// `first_wins` is null, or a `bool` that may be written.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn foregone_calendar_deadline_outcome(
    deadline: ForegoneDate,
    date: ForegoneDate,
    first_wins: *mut bool,
) -> ForegoneStatus {
    // SAFETY: promised by the caller.
    unsafe { answer(first_wins, || Ok(Deadline::new(deadline.date()?).outcome(date.date()?)?.is_win())) }
}

/// Calendar Game that ends on `deadline`, any date of the years 1 to 9999: the Grundy value, 0 to 2, of `date`, any date
/// from 0001-01-01 to the deadline.
///
/// Errors: `NOT_A_DATE` for either, `OUT_OF_RANGE` where the date lies after the deadline, `NULL_POINTER`.
///
/// # Safety
///
/// `grundy` is null, or a `uint64_t` that may be written.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn foregone_calendar_deadline_grundy(
    deadline: ForegoneDate,
    date: ForegoneDate,
    grundy: *mut u64,
) -> ForegoneStatus {
    // SAFETY: promised by the caller.
    unsafe { answer(grundy, || Ok(Deadline::new(deadline.date()?).grundy(date.date()?)?.get())) }
}
