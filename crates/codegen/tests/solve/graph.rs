//! Games given as lists.

use foregone_core::{Convention, Game, Ranked};

/// A game given as lists: the options of position `n`.
#[derive(Clone, Debug)]
pub(crate) struct Graph(pub(crate) Vec<Vec<usize>>);

impl Game for Graph {
    type Position = usize;
    fn options(&self, position: &usize, visit: &mut dyn FnMut(usize)) {
        self.0[*position].iter().copied().for_each(visit);
    }
}

impl Ranked for Graph {
    fn positions(&self) -> usize {
        self.0.len()
    }
    fn rank(&self, position: &usize) -> usize {
        *position
    }
    fn position(&self, rank: usize) -> Option<usize> {
        (rank < self.0.len()).then_some(rank)
    }
}

/// The same game under misère play.
pub(crate) struct Misere<'a>(pub(crate) &'a Graph);

impl Game for Misere<'_> {
    type Position = usize;
    fn options(&self, position: &usize, visit: &mut dyn FnMut(usize)) {
        self.0.options(position, visit);
    }
    fn convention(&self) -> Convention {
        Convention::Misere
    }
}

impl Ranked for Misere<'_> {
    fn positions(&self) -> usize {
        self.0.positions()
    }
    fn rank(&self, position: &usize) -> usize {
        *position
    }
    fn position(&self, rank: usize) -> Option<usize> {
        self.0.position(rank)
    }
    fn slots(&self) -> usize {
        self.positions() + 1
    }
    // Not in the order of ranks, and with a slot left over.
    fn slot(&self, position: &usize) -> usize {
        self.positions() - position
    }
}
