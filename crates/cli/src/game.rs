//! A game on the command line: by its name or that of a problem, with its positions and questions.

use crate::failure::Failure;
use crate::print::quoted;
use foregone::sum::{GaveUp, Solver};
use foregone_guide::{AnyPosition, AnyRoom, Limits, ROOMS, Stuck, Wrong};

/// The names of the games for which something holds.
pub(crate) fn names(holds: fn(&dyn AnyRoom) -> bool) -> Vec<&'static str> {
    ROOMS.iter().filter(|room| holds(**room)).map(|room| room.about().name).collect()
}

/// Reads a position of a game.
pub(crate) fn position<'a>(room: &'a dyn AnyRoom, text: &str) -> Result<Box<dyn AnyPosition + 'a>, Failure> {
    const MOST: usize = 4_096;
    if text.len() > MOST {
        return Err(refused(
            text,
            &Wrong {
                kind: format!("a position of {}", room.about().name),
                why: format!("expected at most {MOST} bytes, found {}", text.len()),
                help: format!("give {}", room.about().notation),
            },
        ));
    }
    room.position(text).map_err(|wrong| refused(text, &wrong))
}

fn refused(text: &str, wrong: &Wrong) -> Failure {
    Failure::Usage {
        message: format!("{} is not {}: {}", quoted(text), wrong.kind, wrong.why),
        help: wrong.help.clone(),
    }
}

/// Asks about positions, with the memory that they take.
pub(crate) fn ask<T>(
    positions: &[&dyn AnyPosition],
    limits: Limits,
    question: impl FnOnce(&mut Solver<'_>) -> Result<T, GaveUp>,
) -> Result<T, Stuck> {
    let needed = positions.iter().map(|position| position.memory_needed()).max();
    foregone_guide::ask(needed.unwrap_or(0), limits, question)
}

/// The failure of a question that took too much.
pub(crate) fn stuck(stuck: Stuck) -> Failure {
    Failure::GaveUp {
        message: stuck.message,
        help: stuck.help.unwrap_or_else(|| "allow more with --budget NODES".into()),
    }
}
