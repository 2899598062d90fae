//! The closed forms.
//!
//! None of them reads a table. They hold for this game's bounds only; a test compares each with a solver on every
//! position.

use super::{Position, RULES};
use foregone_core::calendar::{Rules, parity};
use foregone_core::{Nimber, Outcome};

const _: () = {
    let (first, deadline) = (Rules::CLASSIC.first(), Rules::CLASSIC.deadline());
    assert!(!RULES.first().is_before(first) && !first.is_before(RULES.first()));
    assert!(!RULES.deadline().is_before(deadline) && !deadline.is_before(RULES.deadline()));
};

/// Whether `position` breaks the parity law: 30 September and 30 November.
///
/// Both end a month of 30 days with an odd sum of month and day, and the next day's sum is odd again.
#[must_use]
pub const fn is_exception(position: Position) -> bool {
    matches!((position.date().month(), position.date().day()), (9 | 11, 30))
}

/// Who wins, by the closed form: First wins where month + day is even, and on 30 September and 30 November.
///
/// # Example
///
/// ```
/// use foregone::calendar::{self, Position};
///
/// assert!(Position::all().all(|position| calendar::law(position) == calendar::outcome(position)));
/// ```
#[must_use]
pub const fn law(position: Position) -> Outcome {
    Outcome::from_win(parity(position.date()).is_win() || is_exception(position))
}

/// The Grundy value by the closed form, as a `const fn`.
///
/// It is 2 where the two moves lead to the values 0 and 1: on 30 April, 30 June, 30 September, 30 November, and on
/// 28 February of common years, the days whose day move does not change the parity of month + day and whose month
/// move does. Else the [`law`] decides between 0 and 1.
///
/// # Example
///
/// ```
/// use foregone::{Nimber, calendar::{self, Position}};
///
/// const JUNE: Nimber = match Position::from_ymd(1950, 6, 30) {
///     Ok(position) => calendar::law_grundy(position),
///     Err(_) => panic!(),
/// };
/// assert_eq!(JUNE, Nimber::new(2));
/// ```
#[must_use]
pub const fn law_grundy(position: Position) -> Nimber {
    let date = position.date();
    let two = match (date.month(), date.day()) {
        (4 | 6 | 9 | 11, 30) => true,
        (2, 28) => !date.is_in_leap_year(),
        _ => false,
    };
    Nimber::new(if two { 2 } else { law(position).is_win() as u64 })
}

/// How many moves the game lasts when the winner hurries and the loser delays: 0 on the deadline, at most 2,472.
///
/// With `k` whole months left to November 2001 and day `d`, it is 2k − 1 + ((5 − k − d) mod 30), except
/// - one less on 30 September and 30 November, which the [law](law) excepts too;
/// - 30 less on a 31 December where the term in brackets is 29: the month move to 31 January is there to take.
///
/// # Example
///
/// ```
/// use foregone::calendar::{self, Position};
///
/// const WHOLE_GAME: u32 = calendar::remoteness(Position::FIRST);
/// assert_eq!(WHOLE_GAME, 2_455);
/// assert_eq!(Position::all().map(calendar::remoteness).max(), Some(2_472));
/// ```
#[must_use]
pub const fn remoteness(position: Position) -> u32 {
    let date = position.date();
    let months = RULES.deadline().month_number().wrapping_sub(date.month_number());
    // 1,260 is a multiple of 30 that keeps the difference positive: months are below 1,223, days below 32.
    let phase = 1_265_u32.wrapping_sub(months + date.day() as u32) % 30;
    // A game that lasts no month has a phase above 0, since its days are 1 to 4.
    let regular = (2 * months + phase).wrapping_sub(1);
    match (date.month(), date.day()) {
        (9 | 11, 30) => regular - 1,
        (12, 31) if phase == 29 => regular - 30,
        _ => regular,
    }
}
