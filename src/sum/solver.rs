//! Values of sums, and the replies that win them.

use super::Component;
use crate::subtraction::{self, SearchError};
use crate::{calendar, coins, euclid, nim, powers, squares};
use core::error::Error;
use core::fmt;
use foregone_core::{Nimber, Outcome};

/// Why a sum was not answered.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum GaveUp {
    /// The search of a board used up its budget.
    Squares(squares::GaveUp),
    /// A subtraction game's period was not found.
    Subtraction(SearchError),
}

impl fmt::Display for GaveUp {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Squares(error) => write!(f, "squares: {error}"),
            Self::Subtraction(error) => write!(f, "subtraction: {error}"),
        }
    }
}

impl Error for GaveUp {
    fn source(&self) -> Option<&(dyn Error + 'static)> {
        match self {
            Self::Squares(error) => Some(error),
            Self::Subtraction(error) => Some(error),
        }
    }
}

impl From<squares::GaveUp> for GaveUp {
    fn from(error: squares::GaveUp) -> Self {
        Self::Squares(error)
    }
}

impl From<SearchError> for GaveUp {
    fn from(error: SearchError) -> Self {
        Self::Subtraction(error)
    }
}

/// A move in one part of a sum.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Reply {
    /// The index of the part.
    pub part: usize,
    /// What the move makes of it.
    pub to: Component,
}

/// Answers questions about positions of any game, and sums of them.
#[derive(Debug)]
pub struct Solver<'m> {
    squares: squares::Solver<'m>,
    values: &'m mut [u16],
    steps: u64,
}

impl<'m> Solver<'m> {
    /// How many steps the search for a subtraction game's period may take, unless told.
    pub const STEPS: u64 = 100_000_000;

    /// A solver that asks `squares` about boards and lends `values` to subtraction games, which need
    /// [`memory_needed`](subtraction::memory_needed) of it.
    #[must_use]
    pub const fn new(squares: squares::Solver<'m>, values: &'m mut [u16]) -> Self {
        Self { squares, values, steps: Self::STEPS }
    }

    /// The same solver with another limit to the search for a subtraction game's period.
    #[must_use]
    pub fn with_steps(self, steps: u64) -> Self {
        Self { steps, ..self }
    }

    /// The solver of boards, for questions of its own.
    pub const fn squares(&mut self) -> &mut squares::Solver<'m> {
        &mut self.squares
    }

    /// The Grundy value of one position.
    ///
    /// # Errors
    ///
    /// [`GaveUp`] where a board or a subtraction game takes more work or memory than allowed.
    pub fn value(&mut self, component: &Component) -> Result<Nimber, GaveUp> {
        Ok(match component {
            Component::Calendar(position) => calendar::grundy(*position),
            Component::Euclid(pair) => euclid::grundy(*pair),
            Component::Powers(pile) => powers::grundy(*pile),
            Component::Squares(board) => self.squares.grundy(board)?,
            Component::Nim(heaps) => nim::grundy(heaps),
            Component::Subtraction(pile) => self.pile(pile)?,
            Component::Coins(row) => coins::grundy(*row),
        })
    }

    fn pile(&mut self, pile: &subtraction::Pile) -> Result<Nimber, SearchError> {
        subtraction::grundy(pile.size(), pile.set().as_slice(), self.values, self.steps)
    }

    /// The period of a subtraction game, as [`Period::find`](subtraction::Period::find) finds it.
    ///
    /// # Errors
    ///
    /// As [`value`](Self::value).
    pub fn period(&mut self, set: &subtraction::Set) -> Result<subtraction::Period, GaveUp> {
        subtraction::Period::find(set.as_slice(), self.values, self.steps).map_err(GaveUp::Subtraction)
    }

    /// The Grundy value of a sum.
    ///
    /// # Errors
    ///
    /// As [`value`](Self::value).
    pub fn sum(&mut self, parts: &[Component]) -> Result<Nimber, GaveUp> {
        parts.iter().try_fold(Nimber::ZERO, |sum, part| Ok(sum + self.value(part)?))
    }

    /// Who wins a sum. Cheaper than its value where the largest part is a board.
    ///
    /// # Errors
    ///
    /// As [`value`](Self::value).
    pub fn outcome(&mut self, parts: &[Component]) -> Result<Outcome, GaveUp> {
        let anchors = |part: &Component| match part {
            Component::Squares(board) => board.anchors().len(),
            _ => 0,
        };
        let largest = parts.iter().enumerate().max_by_key(|(_, part)| anchors(part));
        let Some((index, Component::Squares(board))) = largest else {
            return self.sum(parts).map(Outcome::of);
        };
        let others = parts.iter().enumerate().filter(|(other, _)| *other != index);
        let rest = others
            .map(|(_, part)| part)
            .try_fold(Nimber::ZERO, |sum, part| Ok::<_, GaveUp>(sum + self.value(part)?))?;
        Ok(Outcome::from_win(!self.squares.has_value(board, rest)?))
    }

    /// Visits the moves from a position to positions of that value.
    ///
    /// # Errors
    ///
    /// As [`value`](Self::value).
    pub fn moves_to(
        &mut self,
        component: &Component,
        value: Nimber,
        visit: &mut dyn FnMut(Component),
    ) -> Result<(), GaveUp> {
        match component {
            Component::Calendar(position) => calendar::moves(*position)
                .filter(|option| calendar::grundy(option.to) == value)
                .for_each(|option| visit(Component::Calendar(option.to))),
            Component::Euclid(pair) => euclid::moves_to(*pair, value).map(Component::Euclid).for_each(visit),
            Component::Powers(pile) => powers::moves_to(*pile, value).map(Component::Powers).for_each(visit),
            Component::Squares(board) => {
                for option in board.anchors().iter().filter_map(|at| board.place(at)) {
                    if self.squares.has_value(&option, value)? {
                        visit(Component::Squares(option));
                    }
                }
            }
            Component::Nim(heaps) => nim::moves_to(heaps, value).map(Component::Nim).for_each(visit),
            Component::Subtraction(pile) => {
                for option in pile.set().as_slice().iter().filter_map(|taken| pile.take(*taken)) {
                    if self.pile(&option)? == value {
                        visit(Component::Subtraction(option));
                    }
                }
            }
            Component::Coins(row) => coins::moves_to(*row, value).map(Component::Coins).for_each(visit),
        }
        Ok(())
    }

    /// Visits every move that wins a sum, part by part: those that give a part the value of the rest.
    ///
    /// # Errors
    ///
    /// As [`value`](Self::value). Replies visited before the failure are right.
    pub fn winning_replies(&mut self, parts: &[Component], visit: &mut dyn FnMut(Reply)) -> Result<(), GaveUp> {
        let sum = self.sum(parts)?;
        if sum.is_zero() {
            return Ok(());
        }
        for (part, component) in parts.iter().enumerate() {
            let wanted = sum + self.value(component)?;
            self.moves_to(component, wanted, &mut |to| visit(Reply { part, to }))?;
        }
        Ok(())
    }
}
