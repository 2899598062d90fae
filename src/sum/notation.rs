//! The notation `game:position`.

use super::Component;
use crate::calendar::PositionError;
use crate::squares::BoardError;
use core::error::Error;
use core::fmt;
use core::str::FromStr;
use foregone_core::ParseError;

/// A text that is not a position of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum NotationError {
    /// There is no colon after the name of a game.
    Colon,
    /// There is no such game.
    Game,
    /// It is not a position of the Calendar Game.
    Calendar(PositionError),
    /// It is not a board.
    Squares(BoardError),
    /// It is not a position of the game.
    Position(ParseError),
}

impl Component {
    /// The position as its game writes it, without the game's name.
    #[must_use]
    pub fn position(&self) -> impl fmt::Display + '_ {
        Position(self)
    }
}

pub(super) struct Position<'a>(pub(super) &'a Component);

impl fmt::Display for Component {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:{}", self.game(), self.position())
    }
}

impl FromStr for Component {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, NotationError> {
        let (game, position) = text.split_once(':').ok_or(NotationError::Colon)?;
        Self::from_parts(game, position)
    }
}

impl fmt::Display for NotationError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Colon => f.write_str("expected a game, a colon and a position"),
            Self::Game => {
                f.write_str("expected a game, one of")?;
                Component::GAMES
                    .iter()
                    .enumerate()
                    .try_for_each(|(index, game)| write!(f, "{} {game}", if index == 0 { "" } else { "," }))
            }
            Self::Calendar(error) => error.fmt(f),
            Self::Squares(error) => error.fmt(f),
            Self::Position(error) => error.fmt(f),
        }
    }
}

impl Error for NotationError {
    fn source(&self) -> Option<&(dyn Error + 'static)> {
        match self {
            Self::Colon | Self::Game => None,
            Self::Calendar(error) => Some(error),
            Self::Squares(error) => Some(error),
            Self::Position(error) => Some(error),
        }
    }
}

impl From<PositionError> for NotationError {
    fn from(error: PositionError) -> Self {
        Self::Calendar(error)
    }
}

impl From<BoardError> for NotationError {
    fn from(error: BoardError) -> Self {
        Self::Squares(error)
    }
}

impl From<ParseError> for NotationError {
    fn from(error: ParseError) -> Self {
        Self::Position(error)
    }
}
