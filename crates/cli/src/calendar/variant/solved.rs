//! A variant with its values.

use crate::failure::Failure;
use crate::progress;
use foregone::calendar::Rules;
use foregone::{Convention, Date, Nimber, Outcome};
use foregone_codegen::{Solution, solve};
use foregone_core::{Game, Ranked};
use std::fmt::Display;
use std::path::Path;

/// Solves rules, which may take a while.
pub(crate) fn solved(rules: &Rules) -> Result<Solution<'_, Rules>, Failure> {
    progress::during("solving the rules", || solve(rules)).map_err(unexpected)
}

/// What no rules of dates should come to.
pub(crate) fn unexpected(error: impl Display) -> Failure {
    Failure::Usage {
        message: error.to_string(),
        help: "no rules of dates should do that: please report it, with the rules".into(),
    }
}

/// Rules and what every position is worth under them.
#[derive(Debug)]
pub(crate) struct Variant {
    rules: Rules,
    /// By days left.
    values: Vec<Nimber>,
}

impl Variant {
    /// Reads and solves the rules in the file.
    pub(crate) fn read(path: &Path) -> Result<Self, Failure> {
        Self::new(super::read(path)?)
    }

    /// Solves the rules.
    pub(crate) fn new(rules: Rules) -> Result<Self, Failure> {
        let values = solved(&rules)?.grundy().collect();
        Ok(Self { rules, values })
    }

    pub(crate) fn rules(&self) -> &Rules {
        &self.rules
    }

    /// What the solver says of a position, or `None` where the date is none.
    fn value(&self, date: Date) -> Option<Nimber> {
        self.values.get(self.rules.rank(&date)).copied().filter(|_| self.rules.contains(date))
    }

    /// Who wins from `date`, or `None` where it is no position.
    pub(crate) fn outcome(&self, date: Date) -> Option<Outcome> {
        self.value(date).map(Outcome::of)
    }

    /// The Grundy value of `date`; `None` where it is no position, and under misère play, which has none.
    pub(crate) fn grundy(&self, date: Date) -> Option<Nimber> {
        self.value(date).filter(|_| self.rules.convention() == Convention::Normal)
    }

    /// The positions in order of time, each with who wins.
    pub(crate) fn outcomes(&self) -> impl ExactSizeIterator<Item = Outcome> + '_ {
        self.values.iter().rev().map(|value| Outcome::of(*value))
    }

    /// The moves left in every position, by days left: the winner hurries and the loser delays.
    pub(crate) fn remoteness(&self) -> Vec<u32> {
        let mut remoteness: Vec<u32> = Vec::with_capacity(self.values.len());
        for (rank, value) in self.values.iter().enumerate() {
            let (mut shortest_win, mut longest) = (None::<u32>, None::<u32>);
            if let Some(date) = self.rules.position(rank) {
                self.rules.options(&date, &mut |to| {
                    let to = self.rules.rank(&to);
                    let moves = remoteness[to] + 1;
                    longest = longest.max(Some(moves));
                    if self.values[to].is_zero() {
                        shortest_win = Some(shortest_win.map_or(moves, |before| before.min(moves)));
                    }
                });
            }
            // Without moves there is neither.
            let moves = if value.is_zero() { longest } else { shortest_win };
            remoteness.push(moves.unwrap_or(0));
        }
        remoteness
    }
}
