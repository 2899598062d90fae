//! Variants of the Calendar Game, by rules of their own.

use super::{about, dated, laws};
use crate::{About, Case, Format, Refused, Room, Subject, Terms, Wrong};
use alloc::boxed::Box;
use alloc::format;
use alloc::string::{String, ToString};
use alloc::vec::Vec;
use foregone::calendar::{Rules, Step};
use foregone::date::ParseDateError;
use foregone::sum::{GaveUp, Solver};
use foregone::{Convention, Date, Game, Nimber, Outcome, Ranked};

/// A variant, solved.
#[derive(Clone, Debug)]
pub struct Variant {
    rules: Rules,
    /// By days left.
    values: Vec<Nimber>,
    /// The moves left, by days left: the winner hurries and the loser delays.
    remoteness: Vec<u32>,
}

impl Variant {
    /// The variant of those rules, of which `values` has the solution by rank: Grundy values, or under misère play 0 for a
    /// loss of the player to move and something else for a win.
    #[must_use]
    pub fn new(rules: Rules, values: Vec<Nimber>) -> Self {
        let remoteness = remoteness(&rules, &values);
        Self { rules, values, remoteness }
    }

    /// The rules.
    #[must_use]
    pub const fn rules(&self) -> &Rules {
        &self.rules
    }

    /// Who wins from `date`; `None` where it is no position.
    #[must_use]
    pub fn outcome_of(&self, date: Date) -> Option<Outcome> {
        self.at(&self.values, date).copied().map(Outcome::of)
    }

    /// The positions in order of time, each with who wins.
    #[must_use]
    pub fn outcomes(&self) -> impl ExactSizeIterator<Item = Outcome> + '_ {
        self.values.iter().rev().map(|value| Outcome::of(*value))
    }

    /// What is said of a date, if it is a position.
    fn at<'a, T>(&self, of: &'a [T], date: Date) -> Option<&'a T> {
        of.get(self.rules.rank(&date)).filter(|_| self.rules.contains(date))
    }

    fn is_lost(&self, date: Date) -> bool {
        self.outcome_of(date) == Some(Outcome::P)
    }

    fn left(&self, date: Date) -> u32 {
        self.at(&self.remoteness, date).copied().unwrap_or(0)
    }

    fn steps(&self, date: Date) -> impl Iterator<Item = (Step, Date)> + '_ {
        self.rules.moves().iter().filter_map(move |step| Some((step, self.rules.step(date, step)?)))
    }

    /// How every move from a lost position is answered; `None` where there is none.
    fn refutations(&self, lost: Date) -> Option<String> {
        let refuted = |(step, to): (Step, Date)| {
            let answer = self.steps(to).find(|(_, answer)| self.is_lost(*answer));
            match answer {
                Some((by, answer)) => format!("the {step} move to {to} is answered by the {by} move to {answer}"),
                None => format!("the {step} move to {to} leaves no move, and whoever has none wins"),
            }
        };
        let answers: Vec<String> = self.steps(lost).map(refuted).collect();
        (!answers.is_empty()).then(|| answers.join("; "))
    }
}

fn remoteness(rules: &Rules, values: &[Nimber]) -> Vec<u32> {
    let mut remoteness: Vec<u32> = Vec::with_capacity(values.len());
    let known = |remoteness: &[u32], rank: usize| remoteness.get(rank).copied().unwrap_or(0);
    for (rank, value) in values.iter().enumerate() {
        let (mut shortest_win, mut longest) = (None::<u32>, None::<u32>);
        if let Some(date) = rules.position(rank) {
            rules.options(&date, &mut |to| {
                let to = rules.rank(&to);
                let moves = known(&remoteness, to) + 1;
                longest = longest.max(Some(moves));
                if values.get(to).is_some_and(|value| value.is_zero()) {
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

impl Room for Variant {
    type Position = Date;

    fn about(&self) -> &'static About {
        &about::ABOUT
    }

    fn terms(&self) -> Option<Terms> {
        Some(Terms { name: "rules", text: self.rules.to_string(), is_short: false })
    }

    fn parse(&self, text: &str) -> Result<Date, Wrong> {
        let wrong = |why: String| Wrong {
            kind: "a position of these rules".into(),
            why,
            help: format!("give a date from {} to {}", self.rules.first(), self.rules.deadline()),
        };
        let date: Date = text.parse().map_err(|error: ParseDateError| wrong(error.to_string()))?;
        if self.rules.contains(date) { Ok(date) } else { Err(wrong("it is out of range".into())) }
    }

    fn moves<'a>(&'a self, date: &Date) -> Box<dyn Iterator<Item = Date> + 'a> {
        Box::new(self.steps(*date).map(|(_, to)| to))
    }

    fn say(&self, from: &Date, to: &Date) -> String {
        self.steps(*from).find(|(_, option)| option == to).map(|(step, _)| step.to_string()).unwrap_or_default()
    }

    fn grundy(&self, date: &Date, _: &mut Solver<'_>) -> Result<Option<Nimber>, GaveUp> {
        let value = self.at(&self.values, *date).copied();
        Ok(value.filter(|_| self.has_values()))
    }

    fn has_values(&self) -> bool {
        self.rules.convention() == Convention::Normal
    }

    fn outcome(&self, date: &Date, _: &mut Solver<'_>) -> Result<Outcome, GaveUp> {
        Ok(self.outcome_of(*date).unwrap_or(Outcome::P))
    }

    fn remoteness(&self, date: &Date) -> Option<u32> {
        Some(self.left(*date))
    }

    fn winning(&self, date: &Date, _: &mut Solver<'_>) -> Result<Vec<Date>, GaveUp> {
        Ok(Room::moves(self, date).filter(|to| self.is_lost(*to)).collect())
    }

    fn best(&self, date: &Date, solver: &mut Solver<'_>) -> Result<Option<Date>, GaveUp> {
        if self.is_lost(*date) {
            return Ok(Room::moves(self, date).max_by_key(|to| self.left(*to)));
        }
        Ok(self.winning(date, solver)?.into_iter().min_by_key(|to| self.left(*to)))
    }

    /// Which move wins, or how each is answered.
    fn why(&self, date: &Date, solver: &mut Solver<'_>) -> Result<String, GaveUp> {
        let Some(to) = self.best(date, solver)? else {
            return Ok(match self.rules.convention() {
                Convention::Normal => "No move is left, so whoever moved here has won.".into(),
                Convention::Misere => "No move is left, so whoever moved here has lost.".into(),
            });
        };
        if self.is_lost(*date) {
            return Ok(format!("Every move loses: {}.", self.refutations(*date).unwrap_or_default()));
        }
        let step = self.say(date, &to);
        Ok(match self.refutations(to) {
            None => format!("The {step} move to {to} wins: no move is left there."),
            Some(answers) => format!("The {step} move to {to} wins, since from there every move loses: {answers}."),
        })
    }

    fn case(&self, _: &Format, case: &Case<'_>) -> Result<Date, Refused> {
        let (first, last) = (self.rules.first(), self.rules.deadline());
        dated(case, first, last, |date| self.rules.contains(date).then_some(date))
    }

    fn quick(&self, numbers: &[u64]) -> Option<Outcome> {
        self.outcome_of(super::date(numbers).ok()?)
    }

    fn subject(&self) -> Option<Subject<'_, Date>> {
        let value = |date| self.at(&self.values, date).copied().unwrap_or(Nimber::ZERO);
        let dates = laws::dates(self.rules.first(), self.rules.deadline());
        Some(Subject {
            description: self.rules.to_string(),
            count: self.rules.positions(),
            positions: Box::new(dates.map(move |date| laws::sampled(date, date, value(date)))),
        })
    }
}
