//! Retrograde solving: Grundy values of all positions, lowest rank first.

mod asking;

mod cycle;
mod error;

pub(crate) use asking::asking;
pub use error::SolveError;

use foregone_core::{Convention, Nimber, Outcome, Ranked};
use std::fmt::{self, Debug};

/// The most positions that are solved: their values take 1 GiB.
pub const MOST_POSITIONS: usize = 1 << 28;

/// A game with the Grundy value of every position, by rank.
///
/// Under misère play a position without moves counts as worth 1, as if it had one move to nothing: then a value is zero
/// exactly where the player to move loses, but means nothing else.
pub struct Solution<'a, G> {
    game: &'a G,
    grundy: Vec<u32>,
}

impl<'a, G: Ranked> Solution<'a, G> {
    /// The game.
    #[must_use]
    pub fn game(&self) -> &'a G {
        self.game
    }

    /// The number of positions.
    #[must_use]
    pub fn positions(&self) -> usize {
        self.grundy.len()
    }

    /// The Grundy values in the order of ranks.
    #[must_use]
    pub fn grundy(&self) -> impl ExactSizeIterator<Item = Nimber> + '_ {
        self.grundy.iter().map(|value| Nimber::new(u64::from(*value)))
    }

    /// Every position with its Grundy value, in the order of ranks.
    pub fn values(&self) -> impl Iterator<Item = (G::Position, Nimber)> + '_ {
        (0..).map_while(|rank| self.game.position(rank)).zip(self.grundy())
    }

    /// The outcomes in the order of ranks.
    #[must_use]
    pub fn outcomes(&self) -> impl ExactSizeIterator<Item = Outcome> + '_ {
        self.grundy().map(Outcome::of)
    }
}

// By hand, since the game need be neither.
impl<G> Clone for Solution<'_, G> {
    fn clone(&self) -> Self {
        Self { game: self.game, grundy: self.grundy.clone() }
    }
}

impl<G> fmt::Debug for Solution<'_, G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Solution").field("grundy", &self.grundy).finish_non_exhaustive()
    }
}

/// Solves every position of `game`, in time proportional to the number of its moves.
///
/// Takes four bytes a position.
///
/// # Errors
///
/// Where the rules break a promise of [`Ranked`], with the positions that show it.
///
/// # Panics
///
/// Only where the rules do. Then the positions that were being asked about follow on standard error, which cargo shows:
///
/// ```text
/// foregone-codegen: while asking `rank` of Step(9)
/// foregone-codegen: while asking `options` of Step(3)
/// ```
///
/// # Example
///
/// ```
/// use foregone_codegen::solve;
/// use foregone_core::calendar::Rules;
///
/// let solution = solve(&Rules::CLASSIC)?;
/// assert_eq!(solution.outcomes().filter(|outcome| outcome.is_win()).count(), 18_841);
/// # Ok::<(), foregone_codegen::SolveError<foregone_core::Date>>(())
/// ```
pub fn solve<G: Ranked<Position: Debug>>(game: &G) -> Result<Solution<'_, G>, SolveError<G::Position>> {
    let positions = game.positions();
    if positions > MOST_POSITIONS {
        return Err(SolveError::TooMany { positions, most: MOST_POSITIONS });
    }
    let mut grundy = Vec::with_capacity(positions);
    // `seen[v] == rank + 1` says that an option of this rank's position has value v: nothing to clear in between.
    let mut seen: Vec<usize> = Vec::new();
    for rank in 0..positions {
        let Some(position) = asking("position", &format_args!("rank {rank}"), || game.position(rank)) else {
            return Err(SolveError::Missing { rank, positions });
        };
        let claimed = asking("rank", &position, || game.rank(&position));
        if claimed != rank {
            return Err(SolveError::Misranked { position, expected: rank, rank: claimed });
        }
        let (mut fault, mut is_stuck) = (None, true);
        let mut visit = |option| {
            is_stuck = false;
            let option_rank = asking("rank", &option, || game.rank(&option));
            match grundy.get(option_rank) {
                Some(value) if game.position(option_rank).as_ref() == Some(&option) => seen[*value as usize] = rank + 1,
                _ => fault = fault.take().or(Some((option, option_rank))),
            }
        };
        asking("options", &position, || game.options(&position, &mut visit));
        if let Some((option, option_rank)) = fault {
            return Err(broken(game, position, option, option_rank));
        }
        let mut value = u32::from(is_stuck && game.convention() == Convention::Misere);
        while seen.get(value as usize) == Some(&(rank + 1)) {
            value += 1;
        }
        if value as usize >= seen.len() {
            seen.resize(value as usize + 1, 0);
        }
        grundy.push(value);
    }
    Ok(Solution { game, grundy })
}

/// Why `option` cannot be one of `position`.
fn broken<G: Ranked<Position: Debug>>(
    game: &G,
    position: G::Position,
    option: G::Position,
    option_rank: usize,
) -> SolveError<G::Position> {
    let (rank, positions) = (game.rank(&position), game.positions());
    let found = if option_rank < positions { game.position(option_rank) } else { None };
    if found.as_ref() != Some(&option) {
        return SolveError::Unranked { position, option, option_rank, found, positions };
    }
    match cycle::through(game, &position) {
        Some(positions) => SolveError::Cycle { positions },
        None => SolveError::NotLower { position, rank, option, option_rank },
    }
}
