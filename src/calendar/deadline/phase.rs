//! The two laws.

use super::month::{Month, day_bit, days};
use foregone_core::date::CycleMonth;
use foregone_core::{Date, Nimber, Outcome};

/// One of the two laws of which the dates before any deadline follow one, once far enough back.
///
/// Call the last day of a month that has an even number of days an *even end*: 30 April, 30 June, 30 September,
/// 30 November, and 28 February of common years. A date is an N-position where month + day has the phase's parity,
/// and on every even end. Its Grundy value is 2 on the even ends, and 1 or 0 elsewhere.
///
/// # Why a phase, once entered, persists
///
/// Let every date of some month follow the law of a phase, here written for phase A; for B swap even and odd. Both
/// moves lead to the same month or the next, so the values of a month are settled by those of the next, and it is
/// enough to check that each date of the month before gets the value that the law says.
///
/// Every move changes the parity of month + day, from December to January as well, but for one: the day move from an
/// even end, where the day loses 29 or 27 and the month gains 1. So:
///
/// - **An odd date that is no even end** is 0: its moves lead to even dates, which are N-positions.
/// - **An even end** is 2. Its two moves lead to a date of its own parity and to one of the other parity, neither of
///   them an even end, because the month after a month of an even number of days has 31: so to a 0 and to a 1.
/// - **An even date that is no even end** is 1. Its moves lead to odd dates, so to 0, or to an even end, so to 2, and
///   that not with both. Where the day move leads to an even end, the month move leads to day 27 or 29 of a month of
///   31. Where the month move leads to an even end, the month has 31 days and the day move stays in it.
///
/// By induction all earlier dates follow the law. It speaks of no year, only of the lengths of months, so what it
/// rests on can be checked on one cycle of 400 years. That *every* deadline leads into a phase is a matter of
/// counting back from each of the 146,097 deadlines of a cycle: `foregone prove calendar` does both.
///
/// # Example
///
/// ```
/// use foregone::{Date, Nimber, Outcome, calendar::Phase};
///
/// let september = Date::new(1999, 9, 30)?; // 9 + 30 is odd
/// assert_eq!((Phase::A.outcome(september), Phase::B.outcome(september)), (Outcome::N, Outcome::N));
/// let april = Date::new(1999, 4, 29)?; // 4 + 29 is odd
/// assert_eq!((Phase::A.outcome(april), Phase::B.outcome(april)), (Outcome::P, Outcome::N));
/// assert_eq!(Phase::B.grundy(Date::new(1900, 2, 28)?), Nimber::new(2));
/// assert_eq!(Phase::B.grundy(Date::new(2000, 2, 28)?), Nimber::new(0));
/// # Ok::<(), foregone::DateError>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Phase {
    /// N where month + day is even, and on 30 September and 30 November. The game's own deadline, 4 November 2001,
    /// leads into it.
    A,
    /// N where month + day is odd, and on 30 April, 30 June, and 28 February of common years.
    B,
}

impl Phase {
    /// Who wins from `date` by the law of the phase.
    #[must_use]
    #[inline]
    pub const fn outcome(self, date: Date) -> Outcome {
        let odd = (date.month() ^ date.day()) & 1;
        // A is 0, B is 1.
        // This way round the branch is on what is rare and so foreseen. An or makes one on the parity, which is not.
        if is_even_end(date) { Outcome::N } else { Outcome::from_win(odd == self as u8) }
    }

    /// The Grundy value of `date` by the law of the phase: 0, 1 or 2.
    #[must_use]
    #[inline]
    pub const fn grundy(self, date: Date) -> Nimber {
        Nimber::new(if is_even_end(date) { 2 } else { self.outcome(date).is_win() as u64 })
    }
}

const fn is_even_end(date: Date) -> bool {
    // A month's last day is its number of days. Asking for the last day costs more, and few days are past 27.
    date.day() >= 28 && date.day() % 2 == 0 && date.is_last_of_month()
}

/// Both laws on a whole month, in the bits of a [`Month`].
#[derive(Clone, Copy)]
pub(super) struct MonthLaws {
    /// The days that are no even end.
    regular: u32,
    /// Of those the days with an odd sum: the P-positions of phase A. The others are those of phase B.
    odd: u32,
}

impl MonthLaws {
    #[inline]
    pub(super) const fn of(month: CycleMonth) -> Self {
        /// The days of an even number: day d has the bit 32 − d.
        const EVEN_DAYS: u32 = 0x5555_5555;
        let count = month.days();
        let even_end = if count % 2 == 0 { day_bit(count) } else { 0 };
        let regular = days(count) & !even_end;
        Self { regular, odd: regular & if month.month() % 2 == 0 { !EVEN_DAYS } else { EVEN_DAYS } }
    }

    /// The values by the law of `phase`.
    #[inline]
    pub(super) const fn values(self, phase: Phase) -> Month {
        let even = self.regular & !self.odd;
        match phase {
            Phase::A => Month { lost: self.odd, ones: even },
            Phase::B => Month { lost: even, ones: self.odd },
        }
    }

    /// The phase whose P-positions are `lost`, if it is one.
    #[inline]
    pub(super) const fn phase_of(self, lost: u32) -> Option<Phase> {
        let differing = lost ^ self.odd;
        if differing == 0 {
            Some(Phase::A)
        } else if differing == self.regular {
            Some(Phase::B)
        } else {
            None
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use foregone_core::DayNumber;

    /// The law of a month is that of its days, and is what counting back makes of the law of the month after.
    #[test]
    fn a_phase_persists_on_every_month_of_the_cycle() {
        for phase in [Phase::A, Phase::B] {
            let (mut date, mut later) = (Date::MAX, None);
            // Years 9999 down to 9600, and no month of the year before.
            while date.year() > 9599 {
                let month = CycleMonth::of(date);
                let values = MonthLaws::of(month).values(phase);
                assert_eq!(MonthLaws::of(month).phase_of(values.lost), Some(phase));
                if let Some(later) = later {
                    assert_eq!(Month::before(later, month.days()), values, "{date}");
                }
                later = Some(values);
                for day in 1..=month.days() {
                    let date = Date::new(date.year(), date.month(), day).unwrap();
                    assert_eq!(Nimber::new(values.grundy(day)), phase.grundy(date), "{date}");
                    assert_eq!(Outcome::of(phase.grundy(date)), phase.outcome(date), "{date}");
                }
                let first = Date::new(date.year(), date.month(), 1).unwrap();
                date = first.day_number().minus_days(1).map(DayNumber::date).unwrap();
            }
        }
    }
}
