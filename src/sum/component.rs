//! A position of any game: the one list of the games that can be added up.

use super::summand::Summand;
use super::{GaveUp, NotationError, Solver};
use core::fmt;
use foregone_core::Nimber;

/// Makes `Component` of the games: the name in the notation, the variant, and the type of positions.
macro_rules! components {
    ($($(#[$doc:meta])* $Variant:ident($module:ident::$Position:ident) = $name:tt;)+) => {
        /// A position of any of the games, in the notation `game:position`, which round-trips through text.
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
            $($(#[$doc])* $Variant(crate::$module::$Position),)+
        }

        impl Component {
            /// The names of the games, as the notation spells them.
            pub const GAMES: [&'static str; [$($name),+].len()] = [$($name),+];

            /// The name of the game.
            #[must_use]
            pub const fn game(&self) -> &'static str {
                match self {
                    $(Self::$Variant(_) => $name,)+
                }
            }

            /// The position of `game` that `text` is.
            ///
            /// # Errors
            ///
            /// Where there is no such game, or the text is not a position of it.
            pub fn from_parts(game: &str, text: &str) -> Result<Self, NotationError> {
                match game {
                    $($name => text.parse().map(Self::$Variant).map_err(NotationError::from),)+
                    _ => Err(NotationError::Game),
                }
            }

            pub(super) fn value(&self, solver: &mut Solver<'_>) -> Result<Nimber, GaveUp> {
                match self {
                    $(Self::$Variant(position) => position.value(solver),)+
                }
            }

            pub(super) fn has_value(&self, value: Nimber, solver: &mut Solver<'_>) -> Result<bool, GaveUp> {
                match self {
                    $(Self::$Variant(position) => position.has_value(value, solver),)+
                }
            }

            pub(super) fn work(&self) -> u32 {
                match self {
                    $(Self::$Variant(position) => position.work(),)+
                }
            }

            /// How many values the [`Solver`](super::Solver) must have memory for to answer for this position: those that
            /// a subtraction game's period takes, else none.
            #[must_use]
            pub fn memory_needed(&self) -> usize {
                match self {
                    $(Self::$Variant(position) => position.memory_needed(),)+
                }
            }

            pub(super) fn moves_to(
                &self,
                value: Nimber,
                solver: &mut Solver<'_>,
                visit: &mut dyn FnMut(Self),
            ) -> Result<(), GaveUp> {
                match self {
                    $(Self::$Variant(position) => {
                        position.moves_to(value, solver, &mut |to| visit(Self::$Variant(to)))
                    })+
                }
            }
        }

        /// The position as its game writes it, without the game's name.
        impl fmt::Display for super::notation::Position<'_> {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                match self.0 {
                    $(Component::$Variant(position) => position.fmt(f),)+
                }
            }
        }

        $(impl From<crate::$module::$Position> for Component {
            fn from(position: crate::$module::$Position) -> Self {
                Self::$Variant(position)
            }
        })+

        #[cfg(feature = "defmt")]
        impl defmt::Format for Component {
            fn format(&self, f: defmt::Formatter<'_>) {
                match self {
                    $(Self::$Variant(position) => {
                        defmt::write!(f, "{=istr}:{}", defmt::intern!($name), position);
                    })+
                }
            }
        }
    };
}

components! {
    /// The Calendar Game: a date, `calendar:1999-12-31`.
    Calendar(calendar::Position) = "calendar";
    /// Euclid's game: two numbers, `euclid:34,12`.
    Euclid(euclid::Pair) = "euclid";
    /// Powers of two: a number of cards, `powers:17`.
    Powers(powers::Pile) = "powers";
    /// Placement of 2×2 blocks: a size, or rows of `0` and `1` or `.` and `#` with slashes between them, `squares:4x4`.
    Squares(squares::Board) = "squares";
    /// Nim: heaps, `nim:3,5,7`.
    Nim(nim::Heaps) = "nim";
    /// A subtraction game: a pile and what may be taken, `subtraction:21/1,3,4`.
    Subtraction(subtraction::Pile) = "subtraction";
    /// The Ruler game: a row of heads and tails from the left, `coins:HTTH`.
    Coins(coins::Row) = "coins";
    /// Take-away to a limit: a pile and the most that may be taken, `takeaway:21/3`.
    Takeaway(takeaway::Pile) = "takeaway";
    /// Wythoff's game: two heaps, `wythoff:3,5`.
    Wythoff(wythoff::Pair) = "wythoff";
    /// Kiki's game: the rows and columns that are left, `kiki:2,3`.
    Kiki(kiki::Coin) = "kiki";
}
