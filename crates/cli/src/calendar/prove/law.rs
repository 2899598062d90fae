//! The laws to be proved, as data: each a parity and a list of exceptions, as one would tell it.

use foregone::Date;
use std::fmt;

/// What a phase says of every date.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Law {
    /// The phase's name.
    pub(crate) phase: &'static str,
    /// First wins where month + day is even, or else where it is odd.
    pub(crate) wins_on_even: bool,
    /// Days that First wins although the parity says otherwise.
    pub(crate) also_won: &'static [DayOfYear],
    /// Days of Grundy value 2; all others that First wins have 1.
    pub(crate) twos: &'static [DayOfYear],
}

/// A day of the year.
#[derive(Clone, Copy, Debug)]
pub(crate) struct DayOfYear {
    pub(crate) month: u8,
    pub(crate) day: u8,
    pub(crate) years: Years,
}

/// In which years.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Years {
    All,
    Common,
}

const fn every_year(month: u8, day: u8) -> DayOfYear {
    DayOfYear { month, day, years: Years::All }
}

const FEBRUARY: DayOfYear = DayOfYear { month: 2, day: 28, years: Years::Common };
const APRIL: DayOfYear = every_year(4, 30);
const JUNE: DayOfYear = every_year(6, 30);
const SEPTEMBER: DayOfYear = every_year(9, 30);
const NOVEMBER: DayOfYear = every_year(11, 30);

/// The laws of the theorem.
pub(crate) const LAWS: [Law; 2] = [
    Law {
        phase: "A",
        wins_on_even: true,
        also_won: &[SEPTEMBER, NOVEMBER],
        twos: &[FEBRUARY, APRIL, JUNE, SEPTEMBER, NOVEMBER],
    },
    Law {
        phase: "B",
        wins_on_even: false,
        also_won: &[FEBRUARY, APRIL, JUNE],
        twos: &[FEBRUARY, APRIL, JUNE, SEPTEMBER, NOVEMBER],
    },
];

impl Law {
    /// The Grundy value of a date.
    pub(crate) fn value(&self, date: Date) -> u8 {
        let among = |days: &[DayOfYear]| days.iter().any(|day| day.is(date));
        let even = (u32::from(date.month()) + u32::from(date.day())) % 2 == 0;
        if among(self.twos) { 2 } else { u8::from(even == self.wins_on_even || among(self.also_won)) }
    }

    /// Whether First wins: said apart from the value, so that the two can contradict each other.
    pub(crate) fn wins(&self, date: Date) -> bool {
        let even = (date.month() + date.day()) % 2 == 0;
        even == self.wins_on_even || self.also_won.iter().any(|day| day.is(date))
    }
}

impl DayOfYear {
    fn is(self, date: Date) -> bool {
        (self.month, self.day) == (date.month(), date.day()) && (self.years == Years::All || !date.is_in_leap_year())
    }
}

impl fmt::Display for Law {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let parity = if self.wins_on_even { "even" } else { "odd" };
        let list = |days: &[DayOfYear]| {
            let names: Vec<_> = days.iter().map(DayOfYear::to_string).collect();
            names.split_last().map_or_else(String::new, |(last, others)| match others {
                [] => last.clone(),
                others => format!("{} and {last}", others.join(", ")),
            })
        };
        write!(
            f,
            "First wins where month + day is {parity}, and on {}; the Grundy value is 2 on {}, else 1 where First wins, \
             else 0",
            list(self.also_won),
            list(self.twos)
        )
    }
}

impl fmt::Display for DayOfYear {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut months =
            "January February March April May June July August September October November December".split(' ');
        let name = months.nth(usize::from(self.month).wrapping_sub(1)).unwrap_or("?");
        let years = if self.years == Years::Common { " of common years" } else { "" };
        write!(f, "{} {name}{years}", self.day)
    }
}
