//! How many answers, and how many of them wrong.

/// The result of a check.
#[derive(Clone, Copy, Debug, Default)]
pub struct Tally {
    asked: u32,
    wrong: u32,
    /// The number of the answer that is to be turned round.
    planted: Option<u32>,
}

impl Tally {
    /// No answer yet. If a mismatch is planted, the first answer will count as the opposite of what it is.
    pub(crate) const fn new(planted: bool) -> Self {
        Self { asked: 0, wrong: 0, planted: if planted { Some(0) } else { None } }
    }

    /// Holds an answer of yes or no against the right one.
    pub(crate) fn hold(&mut self, answer: bool, right: bool) {
        let answer = answer != (self.planted == Some(self.asked));
        self.asked += 1;
        self.wrong += u32::from(answer != right);
    }

    /// How many answers there were.
    #[must_use]
    pub const fn asked(&self) -> u32 {
        self.asked
    }

    /// How many were wrong.
    #[must_use]
    pub const fn wrong(&self) -> u32 {
        self.wrong
    }
}
