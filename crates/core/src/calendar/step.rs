//! The moves that rules may allow.

use core::fmt;

/// A move of the game. The game as it was set has [`Day`](Self::Day) and [`Month`](Self::Month).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Step {
    /// To the next day.
    Day,
    /// To the same day of the next week.
    Week,
    /// To the same day of the next month.
    Month,
    /// To the same day of the next year.
    Year,
}

impl Step {
    /// Every move that rules may allow, the shortest first.
    pub const ALL: [Self; 4] = [Self::Day, Self::Week, Self::Month, Self::Year];

    /// The move's name: what `Display` writes.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Day => "day",
            Self::Week => "week",
            Self::Month => "month",
            Self::Year => "year",
        }
    }
}

impl fmt::Display for Step {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// A set of moves.
///
/// # Example
///
/// ```
/// use foregone_core::calendar::{Step, Steps};
///
/// const STEPS: Steps = Steps::new(&[Step::Year, Step::Day]);
/// assert!(STEPS.contains(Step::Day) && !STEPS.contains(Step::Month));
/// assert_eq!(STEPS.iter().collect::<Vec<_>>(), [Step::Day, Step::Year]);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Steps(u8);

impl Steps {
    /// The day and the month: the moves of the game as it was set.
    pub const CLASSIC: Self = Self::new(&[Step::Day, Step::Month]);

    /// The set of those moves.
    #[must_use]
    pub const fn new(steps: &[Step]) -> Self {
        let (mut set, mut rest) = (0, steps);
        while let [step, others @ ..] = rest {
            set |= 1 << *step as u8;
            rest = others;
        }
        Self(set)
    }

    /// Whether `step` is in the set.
    #[must_use]
    pub const fn contains(self, step: Step) -> bool {
        self.0 >> step as u8 & 1 == 1
    }

    /// The moves in the set, the shortest first.
    pub fn iter(self) -> impl Iterator<Item = Step> {
        Step::ALL.into_iter().filter(move |step| self.contains(*step))
    }
}
