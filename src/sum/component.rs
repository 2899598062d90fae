//! A position of any game.

use crate::{calendar, coins, euclid, nim, powers, squares, subtraction};

/// A position of any of the games, in the notation `game:position`, which round-trips through text.
///
/// | game | position | example |
/// |---|---|---|
/// | `calendar` | a date of the Calendar Game | `calendar:1999-12-31` |
/// | `euclid` | two numbers | `euclid:34,12` |
/// | `powers` | a number of cards | `powers:17` |
/// | `squares` | a size, or rows of `0` and `1` or `.` and `#` with slashes between them | `squares:4x4`, `squares:000/010` |
/// | `nim` | heaps | `nim:3,5,7` |
/// | `subtraction` | a pile and what may be taken | `subtraction:21/1,3,4` |
/// | `coins` | a row of heads and tails, from the left | `coins:HTTH` |
///
/// # Example
///
/// ```
/// use foregone::sum::Component;
///
/// let component: Component = "squares:4x4".parse()?;
/// assert_eq!(component.to_string(), "squares:0000/0000/0000/0000");
/// assert_eq!(component.to_string().parse(), Ok(component));
/// # Ok::<(), foregone::sum::NotationError>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Component {
    /// The Calendar Game.
    Calendar(calendar::Position),
    /// Euclid's game.
    Euclid(euclid::Pair),
    /// Powers of two.
    Powers(powers::Pile),
    /// Placement of 2×2 blocks.
    Squares(squares::Board),
    /// Nim.
    Nim(nim::Heaps),
    /// A subtraction game.
    Subtraction(subtraction::Pile),
    /// The Ruler game.
    Coins(coins::Row),
}
