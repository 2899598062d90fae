//! A month in a word: all its values at once, from those of the month after it.

use super::runs::every_second;

/// The bits of a month's days: bit 32 − d for day d, so that later days are lower and a carry runs back in time.
///
/// The same day has the same bit in every month, so a month move does not move a bit.
#[inline]
pub(super) const fn days(count: u8) -> u32 {
    u32::MAX << (32 - count)
}

/// The bit of a day, 1 to 31.
#[inline]
pub(super) const fn day_bit(day: u8) -> u32 {
    1 << (32 - day)
}

/// The Grundy values of a month's days: one bit a day in each word. What is in none of the two is 2, or no day.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Month {
    /// The P-positions, of value 0.
    pub(super) lost: u32,
    /// Those of value 1.
    pub(super) ones: u32,
}

impl Month {
    /// The month after the deadline's: no move leads there, so none of its days has a value.
    pub(super) const BEYOND: Self = Self { lost: 0, ones: 0 };

    /// The P-positions among the `count` days of the month before one whose P-positions are `after`.
    ///
    /// A day whose month move leads to a P-position is won. On the others the day move decides: such a day is lost
    /// unless the next day is. So in each run of them every second day is lost, from the last day of the run back:
    /// the day after that one is won, or the month ends with it and the next month's first day is won, or the deadline
    /// has come. Where the next month's first day is lost, the last day is won too and in no run.
    #[inline]
    pub(super) const fn lost_before(after: u32, count: u8) -> u32 {
        every_second(days(count) & !after & !Self::won_by_day_move(after, count))
    }

    /// The last day, where its day move leads to a P-position.
    #[inline]
    const fn won_by_day_move(after: u32, count: u8) -> u32 {
        (after >> 31) << (32 - count)
    }

    /// The values of the `count` days of the month before.
    ///
    /// Grundy values stay below 3, since there are two moves. An N-position has a move to 0, and is 2 if the other
    /// one leads to 1.
    ///
    /// - Where the month move does not lead to 0, the day move does: the value is 2 where the month move leads to 1.
    /// - Where it does, the value is 2 where the next day's is 1, else 1. So in a run of such days ones and twos
    ///   alternate, back from a one, unless the day after the run is a one: then from a two. Taking that day into the
    ///   run makes both cases one. That day's own day move leads to 0, so it joins no two runs.
    #[inline]
    pub(super) const fn before(self, count: u8) -> Self {
        let all = days(count);
        let lost = Self::lost_before(self.lost, count);
        let by_month_move = all & self.lost;
        let others = all & !self.lost & !lost & !self.ones;
        let next_month = (self.ones >> 31) << (31 - count);
        let run = by_month_move | ((others | next_month) & (by_month_move >> 1));
        Self { lost, ones: others | (every_second(run) & by_month_move) }
    }

    /// The value of a day of the month.
    #[inline]
    pub(super) const fn grundy(self, day: u8) -> u64 {
        let bit = day_bit(day);
        if self.lost & bit != 0 {
            0
        } else if self.ones & bit != 0 {
            1
        } else {
            2
        }
    }
}
