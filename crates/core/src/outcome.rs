//! Who wins.

use crate::Nimber;
use crate::text::{Cursor, ParseError};
use core::fmt;
use core::str::FromStr;

/// Who wins a position when both play perfectly.
///
/// # Example
///
/// ```
/// use foregone_core::{Nimber, Outcome};
///
/// assert_eq!(Outcome::of(Nimber::new(2)), Outcome::N);
/// assert!(Outcome::N.is_win());
/// assert_eq!(Outcome::P.to_string(), "P-position");
/// assert_eq!("N-position".parse(), Ok(Outcome::N));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Outcome {
    /// A P-position: the previous player wins, whoever is to move loses. Grundy value 0.
    P,
    /// An N-position: the next player, whoever is to move, wins. Grundy value above 0.
    N,
}

impl Outcome {
    /// The outcome of a position with that Grundy value.
    #[must_use]
    pub const fn of(value: Nimber) -> Self {
        Self::from_win(!value.is_zero())
    }

    /// [`N`](Self::N) where the player to move wins, else [`P`](Self::P).
    #[must_use]
    pub const fn from_win(win: bool) -> Self {
        if win { Self::N } else { Self::P }
    }

    /// Whether the player to move wins.
    #[must_use]
    pub const fn is_win(self) -> bool {
        matches!(self, Self::N)
    }
}

impl fmt::Display for Outcome {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::P => "P-position",
            Self::N => "N-position",
        })
    }
}

/// Reads what `Display` writes.
impl FromStr for Outcome {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Self, ParseError> {
        const EXPECTED: &str = "P-position or N-position";
        let mut cursor = Cursor::new(text);
        let player = cursor.take(|next| matches!(next, 'P' | 'N')).ok_or_else(|| cursor.expected(EXPECTED))?;
        for letter in "-position".chars() {
            cursor.take(|next| next == letter).ok_or_else(|| cursor.expected(EXPECTED))?;
        }
        cursor.end("the end after the outcome")?;
        Ok(Self::from_win(player == 'N'))
    }
}
