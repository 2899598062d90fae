//! A game is its options and, where it has one, its decomposition.

use crate::Convention;

/// The rules of an impartial game; the player who cannot move loses, unless [`convention`](Self::convention) says otherwise.
///
/// Options are handed to a callback, so rules need no allocation.
///
/// # Example
///
/// ```
/// use foregone_core::Game;
///
/// /// Take one, two or three from a pile.
/// struct TakeThree;
///
/// impl Game for TakeThree {
///     type Position = u32;
///     fn options(&self, pile: &u32, visit: &mut dyn FnMut(u32)) {
///         (1..=3.min(*pile)).for_each(|taken| visit(pile - taken));
///     }
/// }
///
/// let mut options = Vec::new();
/// TakeThree.options(&2, &mut |pile| options.push(pile));
/// assert_eq!(options, [1, 0]);
/// ```
pub trait Game {
    /// A position of the game.
    type Position: Clone;

    /// Visits every option of `position`: each position that one move leads to.
    ///
    /// An option may be visited more than once.
    fn options(&self, position: &Self::Position, visit: &mut dyn FnMut(Self::Position));

    /// Visits components of which `position` is the disjunctive sum, so that its Grundy value is the sum of theirs.
    ///
    /// A game that does not decompose visits the position itself, which is the default. A solver by ranks does not ask:
    /// it is for those who rank components and add their values up.
    fn components(&self, position: &Self::Position, visit: &mut dyn FnMut(Self::Position)) {
        visit(position.clone());
    }

    /// Whether the player who cannot move loses, which is the default, or wins.
    ///
    /// A game under misère play has outcomes, but components and sums of it say nothing about each other.
    fn convention(&self) -> Convention {
        Convention::Normal
    }
}

/// A game with finitely many positions, numbered so that every option has a lower number than its position.
///
/// Such a numbering is what a retrograde solver walks along: by the time it reaches a position, the values of
/// all options are known. The solver checks the promise and names the pair that breaks it; so positions can be compared.
///
/// # Example
///
/// ```
/// use foregone_core::{Game, Ranked};
///
/// struct Pile { limit: usize }
///
/// impl Game for Pile {
///     type Position = usize;
///     fn options(&self, pile: &usize, visit: &mut dyn FnMut(usize)) {
///         (0..*pile).for_each(|rest| visit(rest));
///     }
/// }
///
/// impl Ranked for Pile {
///     fn positions(&self) -> usize { self.limit + 1 }
///     fn rank(&self, pile: &usize) -> usize { *pile }
///     fn position(&self, rank: usize) -> Option<usize> { (rank <= self.limit).then_some(rank) }
/// }
///
/// assert_eq!(Pile { limit: 9 }.positions(), 10);
/// ```
pub trait Ranked: Game<Position: PartialEq> {
    /// The number of positions; ranks run from 0 to one less than this.
    fn positions(&self) -> usize;

    /// The rank of `position`.
    fn rank(&self, position: &Self::Position) -> usize;

    /// The position of that rank, or `None` at and above [`positions`](Self::positions).
    fn position(&self, rank: usize) -> Option<Self::Position>;

    /// The number of slots of a packed table of the game, at least one more than the greatest [`slot`](Self::slot).
    ///
    /// By default as many as there are positions.
    fn slots(&self) -> usize {
        self.positions()
    }

    /// The slot that a packed table keeps `position` in; no two positions may share one.
    ///
    /// By default its rank. A game whose lookups should compute less than a rank says otherwise.
    fn slot(&self, position: &Self::Position) -> usize {
        self.rank(position)
    }
}
