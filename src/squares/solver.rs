//! Questions about boards.

use core::fmt;

use foregone_core::squares::{Anchors, Board, Placement};
use foregone_core::{Nimber, Outcome};

use super::explain::{Explanation, Part, Reason};
#[cfg(feature = "alloc")]
use super::growing::Growing;
use super::memory::Slot;
use super::search::{Exhausted, Search};
use super::store::Store;
use super::symmetry::{Reflection, is_paired, reflection};

/// The answer would have taken more nodes than the budget allows.
///
/// What was learnt is kept in the memory, so that asking again goes on from there.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct GaveUp {
    /// The budget, in nodes.
    pub budget: u64,
}

impl fmt::Display for GaveUp {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "gave up after {} nodes: the budget is used up", self.budget)
    }
}

impl core::error::Error for GaveUp {}

/// Solves boards, and remembers what it learns from one board to the next.
///
/// The memory may have any number of slots, even none: it saves time and changes no answer. The work is counted in
/// *nodes*, that is components searched because neither a table nor the memory knew them.
///
/// # Example
/// ```
/// use foregone::Outcome;
/// use foregone::squares::{Board, Slot, Solver};
///
/// let mut slots = [Slot::EMPTY; 256];
/// let mut solver = Solver::new(&mut slots);
/// assert_eq!(solver.outcome(&Board::new(4, 4)?)?, Outcome::N);
/// assert_eq!(solver.outcome(&"0000/0010/0100/0000".parse()?)?, Outcome::P);
/// assert_eq!(solver.grundy(&Board::new(6, 6)?)?.get(), 4);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Debug)]
pub struct Solver<'m> {
    search: Search<'m>,
    budget: u64,
}

impl<'m> Solver<'m> {
    /// A solver with a memory lent by the caller, and no limit to its work.
    #[must_use]
    pub const fn new(slots: &'m mut [Slot]) -> Self {
        Self::with_store(Store::Lent(slots))
    }

    /// A solver with a memory of its own, which grows as needed to at most `slots` slots of 24 bytes. While it is
    /// being enlarged there are half as many again.
    ///
    /// # Example
    /// ```
    /// use foregone::squares::{Board, Solver};
    ///
    /// let mut solver = Solver::growing(1 << 20);
    /// assert_eq!(solver.grundy(&Board::new(7, 8)?)?.get(), 1);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[cfg(feature = "alloc")]
    #[must_use]
    pub const fn growing(slots: usize) -> Self {
        Self::with_store(Store::Grown(Growing::new(slots)))
    }

    const fn with_store(store: Store<'m>) -> Self {
        Self { search: Search::new(store), budget: u64::MAX }
    }

    /// The same solver, which gives up a question after `nodes` nodes.
    ///
    /// # Example
    /// ```
    /// use foregone::squares::{Board, GaveUp, Solver};
    ///
    /// let mut solver = Solver::new(&mut []).with_budget(100);
    /// assert_eq!(solver.outcome(&Board::new(9, 9)?), Err(GaveUp { budget: 100 }));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn with_budget(self, nodes: u64) -> Self {
        Self { budget: nodes, ..self }
    }

    /// The same solver by search alone: it takes components apart, remembers them in any of their orientations, and
    /// searches. It uses no symmetry of the board, no law of strips or of paired rows, and no table.
    ///
    /// Every answer is the same and takes longer. That is what it is for: to check those laws and the table against a
    /// search that knows none of them, and to time the search itself. Give it a memory of its own, since what a solver
    /// with shortcuts has noted in a memory answers here too. Two rows of more than 64 anchors each are not remembered.
    ///
    /// # Example
    /// ```
    /// use foregone::squares::{Board, Reason, Slot, Solver};
    ///
    /// let board = Board::new(5, 6)?;
    /// let mut solver = Solver::new(&mut []);
    /// assert_eq!((solver.grundy(&board)?.get(), solver.nodes()), (0, 0)); // five rows are paired
    ///
    /// let mut slots = [Slot::EMPTY; 1024];
    /// let mut search = Solver::new(&mut slots).without_shortcuts();
    /// assert_eq!(search.grundy(&board)?.get(), 0);
    /// assert!(search.nodes() > 10);
    /// assert_eq!(search.explain(&board)?.reason, Reason::Balanced);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn without_shortcuts(self) -> Self {
        Self { search: self.search.without_shortcuts(), ..self }
    }

    /// How many nodes all questions together have taken.
    #[must_use]
    pub const fn nodes(&self) -> u64 {
        self.search.nodes()
    }

    /// Who wins a board.
    ///
    /// # Errors
    /// [`GaveUp`] if the budget is used up.
    pub fn outcome(&mut self, board: &Board) -> Result<Outcome, GaveUp> {
        self.ask(|search| outcome(search, &board.anchors()))
    }

    /// Who wins the sum of several boards, in which a move is made on one of them.
    ///
    /// # Errors
    /// [`GaveUp`] if the budget is used up.
    pub fn sum_outcome(&mut self, boards: &[Board]) -> Result<Outcome, GaveUp> {
        let size = |board: &Board| board.anchors().len();
        let Some((place, last)) = boards.iter().enumerate().max_by_key(|(_, board)| size(board)) else {
            return Ok(Outcome::P);
        };
        self.ask(|search| {
            // As within one board: values for all but the largest, and one question about that.
            let mut value = 0;
            for (_, board) in boards.iter().enumerate().filter(|&(index, _)| index != place) {
                value ^= search.sum(board.anchors())?;
            }
            search.sum_is(last.anchors(), value).map(lost)
        })
    }

    /// The Grundy value of a board. To know whether it is a given number, [`has_value`](Self::has_value) is cheaper.
    ///
    /// # Errors
    /// [`GaveUp`] if the budget is used up.
    pub fn grundy(&mut self, board: &Board) -> Result<Nimber, GaveUp> {
        self.ask(|search| search.sum(board.anchors())).map(|value| Nimber::new(value.into()))
    }

    /// Whether the Grundy value of a board is `value`: whether the board and a Nim heap of that size are lost together.
    ///
    /// # Errors
    /// [`GaveUp`] if the budget is used up.
    pub fn has_value(&mut self, board: &Board, value: Nimber) -> Result<bool, GaveUp> {
        // A value is at most the number of anchors, so none is too large for the search.
        u32::try_from(value.get()).map_or(Ok(false), |value| self.ask(|search| search.sum_is(board.anchors(), value)))
    }

    /// Visits the placements that win, in row order. There are none exactly if the board is lost.
    ///
    /// # Errors
    /// [`GaveUp`] if the budget, which is one for all placements, is used up.
    pub fn winning_moves(&mut self, board: &Board, visit: &mut dyn FnMut(Placement)) -> Result<(), GaveUp> {
        let anchors = board.anchors();
        self.ask(|search| {
            for at in anchors.iter() {
                if search.sum_is(anchors.take(at), 0)? {
                    visit(at);
                }
            }
            Ok(())
        })
    }

    /// A placement to make: one that wins, or on a lost board the first of those that leave the other player most to
    /// think about, that is most legal placements. `None` if there is no legal placement.
    ///
    /// # Errors
    /// [`GaveUp`] if the budget is used up.
    pub fn best_move(&mut self, board: &Board) -> Result<Option<Placement>, GaveUp> {
        let anchors = board.anchors();
        // The first of equals is kept: `max_by_key` would take the last.
        let longest = anchors.iter().min_by_key(|&at| u32::MAX - anchors.take(at).len());
        Ok(self.ask(|search| winning(search, &anchors))?.or(longest))
    }

    /// Who wins a board, and why.
    ///
    /// # Errors
    /// [`GaveUp`] if the budget is used up.
    ///
    /// # Example
    /// ```
    /// use foregone::squares::{Board, Placement, Reason, Solver};
    ///
    /// let mut solver = Solver::new(&mut []);
    /// let reason = solver.explain(&Board::new(10, 10)?)?.reason;
    /// assert_eq!(reason, Reason::Centre(Placement { row: 4, column: 4 }));
    /// assert_eq!(solver.explain(&Board::new(5, 9)?)?.reason, Reason::PairedRows);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn explain(&mut self, board: &Board) -> Result<Explanation, GaveUp> {
        let anchors = board.anchors();
        let reason = if anchors.is_empty() {
            Reason::NoPlacement
        } else if self.search.shortcuts() && is_paired(&anchors) {
            Reason::PairedRows
        } else {
            match reflected(&self.search, &anchors) {
                Some(Reflection::Centre(at)) => Reason::Centre(at),
                Some(Reflection::Free) => Reason::Reflection,
                None => self.ask(|search| winning(search, &anchors))?.map_or(Reason::Balanced, Reason::Winning),
            }
        };
        let outcome = match reason {
            Reason::Centre(_) | Reason::Winning(_) => Outcome::N,
            Reason::NoPlacement | Reason::Reflection | Reason::PairedRows | Reason::Balanced => Outcome::P,
        };
        Ok(Explanation { outcome, reason })
    }

    /// Visits the components of a board and their values, in the row order of their first anchors.
    ///
    /// # Errors
    /// [`GaveUp`] if the budget, which is one for all components, is used up.
    pub fn parts(&mut self, board: &Board, visit: &mut dyn FnMut(Part)) -> Result<(), GaveUp> {
        let mut rest = board.anchors();
        self.ask(|search| {
            while !rest.is_empty() {
                let anchors = rest.split_component();
                visit(Part { anchors, value: Nimber::new(search.sum(anchors)?.into()) });
            }
            Ok(())
        })
    }

    /// Asks the search a question, with a fresh budget.
    fn ask<T>(&mut self, question: impl FnOnce(&mut Search<'m>) -> Result<T, Exhausted>) -> Result<T, GaveUp> {
        self.search.allow(self.budget);
        question(&mut self.search).map_err(|Exhausted| GaveUp { budget: self.budget })
    }
}

const fn lost(value_is_0: bool) -> Outcome {
    if value_is_0 { Outcome::P } else { Outcome::N }
}

/// What point reflection tells of a board, to a search that may know.
fn reflected(search: &Search<'_>, anchors: &Anchors) -> Option<Reflection> {
    if search.shortcuts() { reflection(anchors) } else { None }
}

fn outcome(search: &mut Search<'_>, anchors: &Anchors) -> Result<Outcome, Exhausted> {
    // The search knows the shortcuts too, but only of one component at a time.
    match reflected(search, anchors) {
        Some(Reflection::Centre(_)) => Ok(Outcome::N),
        Some(Reflection::Free) => Ok(Outcome::P),
        None => search.sum_is(*anchors, 0).map(lost),
    }
}

/// A placement that wins, if there is one.
fn winning(search: &mut Search<'_>, anchors: &Anchors) -> Result<Option<Placement>, Exhausted> {
    if let Some(Reflection::Centre(at)) = reflected(search, anchors) {
        return Ok(Some(at));
    }
    if outcome(search, anchors)? == Outcome::P {
        return Ok(None);
    }
    for at in anchors.iter() {
        if search.sum_is(anchors.take(at), 0)? {
            return Ok(Some(at));
        }
    }
    Ok(None)
}
