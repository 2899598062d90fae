//! Positions on the command line: reading them, asking about them, naming their moves.

mod describe;

pub(crate) use describe::describe;

use crate::failure::Failure;
use crate::judge::SLOTS;
use crate::print::quoted;
use foregone::sum::{Component, GaveUp, NotationError, Solver};
use foregone::{squares, subtraction};

/// The greatest number of values of a subtraction game to have memory for: 32 MB.
const MOST_VALUES: usize = 1 << 24;

/// An example of each game's notation, for messages.
fn example(game: &str) -> &'static str {
    match game {
        "calendar" => "a date from 1900-01-01 to 2001-11-04, such as 1999-12-31",
        "euclid" => "two numbers such as 34,12",
        "powers" => "a number such as 17",
        "squares" => "a size such as 4x4 for an empty board, or rows such as 000/010",
        "nim" => "heaps such as 3,5,7",
        "subtraction" => "a pile and the numbers that may be taken, such as 21/1,3,4",
        "coins" => "a row of heads and tails such as HTTH",
        _ => "a game, a colon and a position, such as nim:3,5,7",
    }
}

/// Reads a position of that game.
pub(crate) fn parse(game: &str, text: &str) -> Result<Component, Failure> {
    Component::from_parts(game, text).map_err(|error| Failure::Usage {
        message: format!("{} is not a position of {game}: {error}", quoted(text)),
        help: format!("give {}", example(game)),
    })
}

/// Reads a game, a colon and a position.
pub(crate) fn parse_part(text: &str) -> Result<Component, Failure> {
    match (text.parse(), text.split_once(':')) {
        (Ok(component), _) => Ok(component),
        (Err(NotationError::Colon | NotationError::Game), _) | (_, None) => Err(Failure::Usage {
            message: format!("{} is not a game, a colon and a position", quoted(text)),
            help: format!("the games are {}; write for instance nim:3,5,7", Component::GAMES.join(", ")),
        }),
        (_, Some((game, position))) => parse(game, position),
    }
}

/// Asks a solver that has the memory these positions take.
pub(crate) fn ask<T>(
    parts: &[Component],
    budget: u64,
    question: impl FnOnce(&mut Solver<'_>) -> Result<T, GaveUp>,
) -> Result<T, Failure> {
    let needed = parts.iter().map(|part| match part {
        Component::Subtraction(pile) => subtraction::memory_needed(pile.set().as_slice()),
        _ => 0,
    });
    let needed = needed.max().unwrap_or(0);
    if needed > MOST_VALUES {
        return Err(Failure::GaveUp {
            message: format!("a subtraction game needs memory for {needed} values, and gets it for {MOST_VALUES}"),
            help: format!("the numbers that may be taken can be up to {}", MOST_VALUES / 2),
        });
    }
    let mut values = vec![0; needed];
    let squares = squares::Solver::growing(SLOTS).with_budget(budget);
    question(&mut Solver::new(squares, &mut values)).map_err(|error| Failure::GaveUp {
        message: error.to_string(),
        help: match error {
            GaveUp::Squares(_) => "allow more with --budget NODES".into(),
            _ => "its period is too long to be found; smaller numbers have shorter periods".into(),
        },
    })
}
