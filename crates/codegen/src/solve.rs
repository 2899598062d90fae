//! Retrograde solving: Grundy values of all positions, lowest rank first.

use foregone_core::{Nimber, Outcome, Ranked};
use std::error::Error;
use std::fmt::{self, Debug, Display};

/// The Grundy value of every position of a game, by rank.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Solution {
    grundy: Vec<u32>,
}

impl Solution {
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

    /// The outcomes in the order of ranks.
    #[must_use]
    pub fn outcomes(&self) -> impl ExactSizeIterator<Item = Outcome> + '_ {
        self.grundy().map(Outcome::of)
    }
}

/// Rules that break a promise of [`Ranked`].
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum SolveError<P> {
    /// A rank below the number of positions has no position.
    Missing {
        /// The rank.
        rank: usize,
        /// The number of positions stated.
        positions: usize,
    },
    /// A position's rank is not the one it was found under.
    Misranked {
        /// The position.
        position: P,
        /// The rank it was found under.
        expected: usize,
        /// The rank it claims.
        rank: usize,
    },
    /// An option does not rank lower than its position, so the numbering is wrong or the game has a cycle.
    NotLower {
        /// The position.
        position: P,
        /// Its rank.
        rank: usize,
        /// The option.
        option: P,
        /// The option's rank.
        option_rank: usize,
    },
}

impl<P: Debug> Display for SolveError<P> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Missing { rank, positions } => write!(
                f,
                "the rules state {positions} positions but have none of rank {rank}: \
                 `position` must answer every rank below `positions`"
            ),
            Self::Misranked { position, expected, rank } => write!(
                f,
                "position {position:?} is the one of rank {expected} but claims rank {rank}: \
                 `rank` and `position` must be inverse to each other"
            ),
            Self::NotLower { position, rank, option, option_rank } => write!(
                f,
                "position {position:?} of rank {rank} has the option {option:?} of rank {option_rank}: \
                 an option must rank lower than its position, or the game has a cycle"
            ),
        }
    }
}

impl<P: Debug> Error for SolveError<P> {}

/// Solves every position of `game`, in time proportional to the number of its moves.
///
/// # Errors
///
/// Where the rules break a promise of [`Ranked`], with the positions that show it.
///
/// # Example
///
/// ```
/// use foregone_codegen::solve;
/// use foregone_core::calendar::Calendar;
///
/// let solution = solve(&Calendar::CLASSIC)?;
/// assert_eq!(solution.outcomes().filter(|outcome| outcome.is_win()).count(), 18_841);
/// # Ok::<(), foregone_codegen::SolveError<foregone_core::Date>>(())
/// ```
pub fn solve<G: Ranked>(game: &G) -> Result<Solution, SolveError<G::Position>> {
    let positions = game.positions();
    let mut grundy = Vec::with_capacity(positions);
    // `seen[v] == rank + 1` says that an option of this rank's position has value v: nothing to clear in between.
    let mut seen: Vec<usize> = Vec::new();
    for rank in 0..positions {
        let Some(position) = game.position(rank) else {
            return Err(SolveError::Missing { rank, positions });
        };
        let claimed = game.rank(&position);
        if claimed != rank {
            return Err(SolveError::Misranked { position, expected: rank, rank: claimed });
        }
        let mut fault = None;
        game.options(&position, &mut |option| {
            let option_rank = game.rank(&option);
            match grundy.get(option_rank) {
                Some(value) => seen[*value as usize] = rank + 1,
                None => fault = Some((option, option_rank)),
            }
        });
        if let Some((option, option_rank)) = fault {
            return Err(SolveError::NotLower { position, rank, option, option_rank });
        }
        let mut value = 0_u32;
        while seen.get(value as usize) == Some(&(rank + 1)) {
            value += 1;
        }
        if value as usize == seen.len() {
            seen.push(0);
        }
        grundy.push(value);
    }
    Ok(Solution { grundy })
}
