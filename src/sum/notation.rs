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
    /// The names of the games, as the notation spells them.
    pub const GAMES: [&'static str; 7] = ["calendar", "euclid", "powers", "squares", "nim", "subtraction", "coins"];

    /// The name of the game.
    #[must_use]
    pub const fn game(&self) -> &'static str {
        match self {
            Self::Calendar(_) => "calendar",
            Self::Euclid(_) => "euclid",
            Self::Powers(_) => "powers",
            Self::Squares(_) => "squares",
            Self::Nim(_) => "nim",
            Self::Subtraction(_) => "subtraction",
            Self::Coins(_) => "coins",
        }
    }

    /// The position of `game` that `text` is.
    ///
    /// # Errors
    ///
    /// Where there is no such game, or the text is not a position of it.
    pub fn from_parts(game: &str, text: &str) -> Result<Self, NotationError> {
        match game {
            "calendar" => text.parse().map(Self::Calendar).map_err(NotationError::Calendar),
            "euclid" => text.parse().map(Self::Euclid).map_err(NotationError::Position),
            "powers" => text.parse().map(Self::Powers).map_err(NotationError::Position),
            "squares" => text.parse().map(Self::Squares).map_err(NotationError::Squares),
            "nim" => text.parse().map(Self::Nim).map_err(NotationError::Position),
            "subtraction" => text.parse().map(Self::Subtraction).map_err(NotationError::Position),
            "coins" => text.parse().map(Self::Coins).map_err(NotationError::Position),
            _ => Err(NotationError::Game),
        }
    }

    /// The position as its game writes it, without the game's name.
    #[must_use]
    pub fn position(&self) -> impl fmt::Display + '_ {
        Position(self)
    }
}

struct Position<'a>(&'a Component);

impl fmt::Display for Position<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.0 {
            Component::Calendar(position) => position.fmt(f),
            Component::Euclid(pair) => pair.fmt(f),
            Component::Powers(pile) => pile.fmt(f),
            Component::Squares(board) => board.fmt(f),
            Component::Nim(heaps) => heaps.fmt(f),
            Component::Subtraction(pile) => pile.fmt(f),
            Component::Coins(row) => row.fmt(f),
        }
    }
}

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
