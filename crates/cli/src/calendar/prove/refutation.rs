//! What is wrong with a claim, with the first counter-examples.

use foregone::Date;
use serde::{Serialize, Serializer};
use std::fmt;

/// A counter-example.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Refutation {
    /// The calendar is not a cycle.
    DoesNotRepeat { date: Date },
    /// A law contradicts itself: the outcome it gives is not that of the value it gives.
    Contradiction { phase: &'static str, date: Date, wins: bool, value: u8 },
    /// A law does not give a date what its moves and the law make of it.
    NotClosed { phase: &'static str, date: Date, says: u8, options: Vec<(Date, u8)>, mex: u8 },
    /// Two laws agree for so long that a deadline could follow both.
    SamePhase { from: Date, days: usize },
    /// Counting back from a deadline leads into no phase, as far as that was tried.
    DoesNotSettle { deadline: Date, days: usize },
}

/// How many counter-examples to look for: enough to see a pattern.
pub(crate) const SHOWN: usize = 3;

impl fmt::Display for Refutation {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::DoesNotRepeat { date } => write!(f, "{date} is not the date that the cycle has there"),
            Self::Contradiction { phase, date, wins, value } => {
                let winner = if *wins { "First" } else { "Second" };
                write!(f, "phase {phase} contradicts itself on {date}: {winner} wins, yet the Grundy value is {value}")
            }
            Self::NotClosed { phase, date, says, options, mex } => {
                let options: Vec<_> = options.iter().map(|(to, value)| format!("{to} ({value})")).collect();
                write!(
                    f,
                    "phase {phase} says {says} of {date}, but the moves lead to {}, so that it is {mex}",
                    options.join(" and ")
                )
            }
            Self::SamePhase { from, days } => write!(f, "the laws do not differ on the {days} days from {from}"),
            Self::DoesNotSettle { deadline, days } => {
                write!(f, "deadline {deadline}: no phase is entered on the {days} days before it")
            }
        }
    }
}

impl Serialize for Refutation {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}
