//! Values of sums, and the replies that win them.

use super::Component;
use crate::squares;
use crate::subtraction::{self, SearchError};
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
    /// The values up to a position's take more memory than was lent.
    Memory {
        /// The name of the game.
        game: &'static str,
        /// How many values there are.
        needed: usize,
        /// How many there was room for.
        given: usize,
    },
}

impl fmt::Display for GaveUp {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Squares(error) => write!(f, "squares: {error}"),
            Self::Subtraction(error) => write!(f, "subtraction: {error}"),
            Self::Memory { game, needed, given } => {
                write!(f, "{game}: its value needs memory for {needed} values, and was given memory for {given}")
            }
        }
    }
}

impl Error for GaveUp {
    fn source(&self) -> Option<&(dyn Error + 'static)> {
        match self {
            Self::Squares(error) => Some(error),
            Self::Subtraction(error) => Some(error),
            Self::Memory { .. } => None,
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
        component.value(self)
    }

    /// The memory lent to subtraction games, and the steps that they may take.
    pub(crate) const fn memory(&mut self) -> (&mut [u16], u64) {
        (self.values, self.steps)
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
        let largest = parts.iter().enumerate().max_by_key(|(_, part)| part.work());
        let Some((index, last)) = largest else { return Ok(Outcome::P) };
        let others = parts.iter().enumerate().filter(|(other, _)| *other != index);
        let rest = others
            .map(|(_, part)| part)
            .try_fold(Nimber::ZERO, |sum, part| Ok::<_, GaveUp>(sum + self.value(part)?))?;
        Ok(Outcome::from_win(!last.has_value(rest, self)?))
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
        component.moves_to(value, self, visit)
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
