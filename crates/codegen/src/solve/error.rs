//! Rules that cannot be solved.

use std::error::Error;
use std::fmt::{self, Debug, Display};

/// Rules that break a promise of [`Ranked`](foregone_core::Ranked), with the positions that show it.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum SolveError<P> {
    /// There are more positions than are solved.
    TooMany {
        /// The number of positions stated.
        positions: usize,
        /// The most that are solved.
        most: usize,
    },
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
    /// An option is none of the positions: its rank is not below their number, or is that of another one.
    Unranked {
        /// The position.
        position: P,
        /// The option.
        option: P,
        /// The option's rank.
        option_rank: usize,
        /// The position of that rank, if there is one.
        found: Option<P>,
        /// The number of positions stated.
        positions: usize,
    },
    /// Moves lead back to where they began, so the game need not end.
    Cycle {
        /// A shortest way round: each position has the next as an option, and the last the first.
        positions: Vec<P>,
    },
    /// An option does not rank lower than its position, and no moves that lead back were found among a million positions.
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

/// How many positions of a cycle to show.
const SHOWN: usize = 8;

impl<P: Debug> Display for SolveError<P> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::TooMany { positions, most } => write!(
                f,
                "the rules state {positions} positions, but at most {most} can be solved: \
                 `positions` must be smaller, by tighter bounds, or by solving components and adding their values up"
            ),
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
            Self::Unranked { position, option, option_rank, found: Some(found), .. } => write!(
                f,
                "position {position:?} has the option {option:?}, which claims rank {option_rank} as {found:?} does: \
                 `options` must not leave the game, and `rank` must tell all positions apart"
            ),
            Self::Unranked { position, option, option_rank, found: None, positions } => write!(
                f,
                "position {position:?} has the option {option:?}, which claims rank {option_rank} where the rules state \
                 {positions} positions: `options` must not leave the game, or `positions` must count them all"
            ),
            Self::Cycle { positions } => {
                f.write_str("the rules have a cycle: ")?;
                for position in positions.iter().take(SHOWN) {
                    write!(f, "{position:?} → ")?;
                }
                if positions.len() > SHOWN {
                    write!(f, "… ({} positions in all) → ", positions.len())?;
                }
                positions.iter().take(1).try_for_each(|first| write!(f, "{first:?}"))?;
                f.write_str(": no sequence of `options` may return to where it began")
            }
            Self::NotLower { position, rank, option, option_rank } => write!(
                f,
                "position {position:?} of rank {rank} has the option {option:?} of rank {option_rank}: \
                 `rank` must number every option lower than its position"
            ),
        }
    }
}

impl<P: Debug> Error for SolveError<P> {}
