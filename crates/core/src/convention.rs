//! Who wins when no move is left.

use core::fmt;

/// Whether the player who cannot move loses or wins.
///
/// # Example
///
/// ```
/// use foregone_core::Convention;
///
/// assert_eq!(Convention::default(), Convention::Normal);
/// assert_eq!(Convention::Misere.to_string(), "misère play");
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Convention {
    /// The player who cannot move loses. Positions have Grundy values, and sums of games follow from them.
    #[default]
    Normal,
    /// The player who cannot move wins. Positions have outcomes only, and sums of games do not follow from them.
    Misere,
}

impl fmt::Display for Convention {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Normal => "normal play",
            Self::Misere => "misère play",
        })
    }
}
