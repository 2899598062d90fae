//! The Calendar Game with any deadline: ways to count back from it, each to the same answer.

use foregone::calendar::Deadline;
use foregone::date::days_in_month;
use foregone::{Date, Outcome};
use std::hint::black_box;

/// A deadline and a date before it.
#[derive(Clone, Copy, Debug)]
pub struct Question {
    /// The deadline.
    pub deadline: Date,
    /// The date asked about.
    pub date: Date,
}

/// The slowest deadlines of a cycle of 400 years, each with the first date before it from which the law holds.
///
/// # Errors
///
/// Never for the years that are asked about; a date outside the calendar's years otherwise.
pub fn slowest() -> crate::Result<Vec<Question>> {
    let mut all = Vec::new();
    let mut deadline = Date::new(2000, 1, 1)?;
    while deadline.year() < 2400 {
        let settled = Deadline::new(deadline).settled_from().ok_or("a deadline that does not settle")?;
        let days = deadline.day_number().days_since(settled.day_number()).ok_or("settled after the deadline")?;
        all.push((days, Question { deadline, date: settled }));
        deadline = deadline.tomorrow().ok_or("the calendar ends")?;
    }
    let slowest = all.iter().map(|(days, _)| *days).max();
    Ok(all.into_iter().filter(|(days, _)| Some(*days) == slowest).map(|(_, question)| question).collect())
}

/// A way to answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Count {
    /// `Deadline::new`, then `Deadline::outcome`.
    Months,
    /// The rules, day by day, the outcomes in a list.
    Days,
    /// Day by day as fast as it goes: no dates, only the lengths of months, and the outcomes of two months.
    DaysInArrays,
}

impl Count {
    /// Every way, the library's first.
    pub const ALL: [Self; 3] = [Self::Months, Self::Days, Self::DaysInArrays];

    /// What it is, for a table.
    #[must_use]
    pub fn title(self) -> &'static str {
        match self {
            Self::Months => "Deadline::new, then outcome",
            Self::Days => "day by day, by the rules",
            Self::DaysInArrays => "day by day, in two arrays",
        }
    }

    /// Who wins.
    #[must_use]
    pub fn outcome(self, question: Question) -> Outcome {
        let Question { deadline, date } = black_box(question);
        match self {
            Self::Months => Deadline::new(deadline).outcome(date).unwrap_or(Outcome::P),
            Self::Days => by_the_rules(deadline, date),
            Self::DaysInArrays => in_arrays(deadline, date),
        }
    }
}

/// Plain retrograde analysis: `wins[n]` is for the day `n` days before the deadline.
fn by_the_rules(deadline: Date, date: Date) -> Outcome {
    let end = deadline.day_number();
    let mut wins = vec![false];
    for back in 1..=end.days_since(date.day_number()).unwrap_or(0) {
        let Some(day) = end.minus_days(back) else { break };
        let lost = |to: Option<Date>| {
            let days = to.and_then(|to| end.days_since(to.day_number()));
            days.is_some_and(|days| !wins[days as usize])
        };
        wins.push(lost(day.date().tomorrow()) || lost(day.date().same_day_next_month()));
    }
    Outcome::from_win(wins.last() == Some(&true))
}

/// The same with all that can be spared left out.
fn in_arrays(deadline: Date, date: Date) -> Outcome {
    let (mut year, mut month, mut length) = (deadline.year(), deadline.month(), deadline.day());
    // After the deadline there is nothing to move to, as if those days were won; the deadline itself is lost.
    let mut wins_next_month = [true; 32];
    let mut wins_next_day = true;
    loop {
        let mut wins = [true; 32];
        for day in (1..=usize::from(length)).rev() {
            wins_next_day = !(wins_next_day && wins_next_month[day]);
            wins[day] = wins_next_day;
        }
        if (year, month) == (date.year(), date.month()) {
            return Outcome::from_win(wins[usize::from(date.day())]);
        }
        (year, month) = if month > 1 { (year, month - 1) } else { (year - 1, 12) };
        length = days_in_month(year, month);
        wins_next_month = wins;
    }
}
