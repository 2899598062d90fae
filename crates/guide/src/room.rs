//! What a game's room must have.

use crate::words::words;
use crate::{About, Answer, Case, Format, Grundy, Move, Picture, Refused, Value};
use alloc::boxed::Box;
use alloc::string::{String, ToString};
use alloc::vec::Vec;
use core::fmt::Display;
use foregone::sum::{Component, GaveUp, Solver};
use foregone::{Nimber, Outcome};

/// The room of a game: all that a person is told about it and its positions.
///
/// Most of it has a default for games that are [components](foregone::sum::Component) of sums; what a room must say itself is how
/// positions and moves are written and why a position is won.
pub trait Room: Sync {
    /// A position.
    type Position: Clone + PartialEq + Display + 'static;

    /// What is said of the game.
    fn about(&self) -> &'static About;

    /// Which variant of the game this is, where it is not the one that was set.
    fn terms(&self) -> Option<Terms> {
        None
    }

    /// Reads a position.
    ///
    /// # Errors
    ///
    /// What is wrong with the text, and what to give instead.
    fn parse(&self, text: &str) -> Result<Self::Position, Wrong>;

    /// The position in a word, where there is a shorter one than its notation.
    fn short(&self, position: &Self::Position) -> String {
        position.to_string()
    }

    /// The position as a part of a sum; `None` where the game is no part of any.
    fn component(&self, _position: &Self::Position) -> Option<Component> {
        None
    }

    /// Why no position of the game is a part of sums; `None` where they are.
    fn alone(&self) -> Option<&'static str> {
        None
    }

    /// The position that a component is; `None` where it is another game's.
    fn of_component(&self, _component: &Component) -> Option<Self::Position> {
        None
    }

    /// The positions that a move leads to, in the order in which people would list them. There may be very many.
    fn moves<'a>(&'a self, position: &Self::Position) -> Box<dyn Iterator<Item = Self::Position> + 'a>;

    /// The move from one position to another, in words.
    fn say(&self, from: &Self::Position, to: &Self::Position) -> String;

    /// The move that a person means: its words, some of them that no other move has, or the position that it leads to.
    ///
    /// # Errors
    ///
    /// What is wrong with it, with moves that can be made.
    fn hear(&self, position: &Self::Position, said: &str) -> Result<Self::Position, String> {
        hear(self, position, said)
    }

    /// The Grundy value; `Ok(None)` where the convention gives it no meaning.
    ///
    /// # Errors
    ///
    /// Where it takes more work than allowed; so for each of the questions below.
    fn grundy(&self, position: &Self::Position, solver: &mut Solver<'_>) -> Result<Option<Nimber>, GaveUp> {
        self.component(position).map(|component| solver.value(&component)).transpose()
    }

    /// Whether positions have Grundy values; under misère play they have none.
    fn has_values(&self) -> bool {
        true
    }

    /// Who wins.
    ///
    /// # Errors
    ///
    /// As [`grundy`](Self::grundy).
    fn outcome(&self, position: &Self::Position, solver: &mut Solver<'_>) -> Result<Outcome, GaveUp> {
        Ok(self.grundy(position, solver)?.map_or(Outcome::P, Outcome::of))
    }

    /// The moves left when the winner hurries and the loser delays, where that is known.
    fn remoteness(&self, _position: &Self::Position) -> Option<u32> {
        None
    }

    /// Every move that wins.
    ///
    /// # Errors
    ///
    /// As [`grundy`](Self::grundy).
    fn winning(&self, position: &Self::Position, solver: &mut Solver<'_>) -> Result<Vec<Self::Position>, GaveUp> {
        let mut winning = Vec::new();
        if let Some(component) = self.component(position) {
            solver.moves_to(&component, Nimber::ZERO, &mut |to| winning.extend(self.of_component(&to)))?;
        }
        Ok(winning)
    }

    /// The move to play: a win, or in a lost position the longest resistance where that is known.
    ///
    /// # Errors
    ///
    /// As [`grundy`](Self::grundy).
    fn best(&self, position: &Self::Position, solver: &mut Solver<'_>) -> Result<Option<Self::Position>, GaveUp> {
        Ok(self.winning(position, solver)?.into_iter().next())
    }

    /// Why the position is won or lost, in one or two plain sentences.
    ///
    /// # Errors
    ///
    /// As [`grundy`](Self::grundy).
    fn why(&self, position: &Self::Position, solver: &mut Solver<'_>) -> Result<String, GaveUp>;

    /// What can be said of a position whose outcome was not found.
    fn known(&self, _position: &Self::Position) -> String {
        String::new()
    }

    /// How many nodes all searches have taken, of a game whose answers are searched for.
    fn nodes(&self, _solver: &mut Solver<'_>) -> Option<u64> {
        None
    }

    /// The position as a picture, with the move to `best` in it.
    fn picture(&self, _position: &Self::Position, _best: Option<&Self::Position>) -> Option<Picture> {
        None
    }

    /// A text that is no position of the library's types but can be answered all the same.
    fn beyond(&self, _text: &str) -> Option<Answer> {
        None
    }

    /// The position that a case of one of the formats sets.
    ///
    /// # Errors
    ///
    /// Where it is none: which field is wrong, and what was expected.
    fn case(&self, _format: &Format, _case: &Case<'_>) -> Result<Self::Position, Refused> {
        Err(Refused::field(0, "a format of this game", ""))
    }

    /// The answer to a case; by default who wins the position that it sets.
    ///
    /// # Errors
    ///
    /// As [`case`](Self::case), and where it takes more work than allowed.
    fn verdict(&self, format: &Format, case: &Case<'_>, solver: &mut Solver<'_>) -> Result<Outcome, Refused> {
        self.outcome(&self.case(format, case)?, solver).map_err(Refused::GaveUp)
    }

    /// Writes the answer to a case of a format whose [answers](Format::answers) are written, without the end of its last line.
    ///
    /// # Errors
    ///
    /// As [`verdict`](Self::verdict). What was written before is not printed then.
    fn reply(
        &self,
        _format: &Format,
        _case: &Case<'_>,
        _solver: &mut Solver<'_>,
        _text: &mut String,
    ) -> Result<(), Refused> {
        Err(Refused::field(0, "a format of this game", ""))
    }

    /// The answer to a case that is numbers alone, where that takes no search; `None` where it does or the case is wrong.
    fn quick(&self, _numbers: &[u64]) -> Option<Outcome> {
        None
    }

    /// What claims are tested on, where there is something.
    fn subject(&self) -> Option<Subject<'_, Self::Position>> {
        None
    }

    /// Who wins by the mistake of that name; `None` where there is none.
    fn mistaken(&self, _name: &str) -> Option<Program<'_, Self::Position>> {
        None
    }
}

/// A program: who wins, it says; true for First.
pub type Program<'a, P> = Box<dyn Fn(&P) -> bool + 'a>;

/// A text that is no position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Wrong {
    /// What it was taken for: "a position of euclid".
    pub kind: String,
    /// What is wrong.
    pub why: String,
    /// What to give instead.
    pub help: String,
}

impl Display for Wrong {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        write!(f, "it is not {}: {}", self.kind, self.why)
    }
}

impl core::error::Error for Wrong {}

impl Wrong {
    /// A text that is no position of that game.
    pub fn position<E: Display>(about: &About, why: &E) -> Self {
        Self {
            kind: alloc::format!("a position of {}", about.name),
            why: why.to_string(),
            help: alloc::format!("give {}", about.notation),
        }
    }
}

/// Which variant of a game is played.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Terms {
    /// `deadline` or `rules`.
    pub name: &'static str,
    /// The deadline, or the rules in words.
    pub text: String,
    /// Whether that is as short as a word.
    pub is_short: bool,
}

/// All positions that a claim is tested on.
pub struct Subject<'a, P> {
    /// Which they are.
    pub description: String,
    /// How many there are.
    pub count: usize,
    /// The positions.
    pub positions: Box<dyn Iterator<Item = Sampled<P>> + 'a>,
}

/// A position that claims are tested on, with what is true of it.
#[derive(Clone, Debug)]
pub struct Sampled<P> {
    /// The position.
    pub position: P,
    /// The values of the variables of [`About`].
    pub values: Vec<Value>,
    /// The Grundy value; where there is none, 1 for a win of the player to move and 0 for a loss.
    pub grundy: Nimber,
}

/// How many moves are listed or compared with what a person says.
const MOST_MOVES: usize = 4_096;

fn hear<R: Room + ?Sized>(room: &R, position: &R::Position, said: &str) -> Result<R::Position, String> {
    let moves: Vec<R::Position> = room.moves(position).take(MOST_MOVES).collect();
    if let Ok(to) = room.parse(said) {
        if moves.contains(&to) {
            return Ok(to);
        }
    }
    let wanted = words(said);
    let is_meant = |to: &&R::Position| {
        let spoken = words(&room.say(position, to));
        let mut rest = spoken.iter();
        !wanted.is_empty() && wanted.iter().all(|word| rest.any(|spoken| spoken == word))
    };
    let meant: Vec<&R::Position> = moves.iter().filter(is_meant).collect();
    let listed = |moves: &[&R::Position]| {
        let shown = crate::words::joined(moves.iter().take(5).map(|to| room.say(position, to)), "; ");
        if moves.len() > 5 { shown + "; …" } else { shown }
    };
    match meant.as_slice() {
        [to] => Ok((*to).clone()),
        // The very words of a move are that move, though others have them too.
        several => match several.iter().find(|to| words(&room.say(position, to)) == wanted) {
            Some(to) => Ok((**to).clone()),
            None if moves.is_empty() => Err("no move is left".into()),
            None if several.is_empty() => {
                Err(alloc::format!("expected a move, such as {}", listed(&moves.iter().collect::<Vec<_>>())))
            }
            None => Err(alloc::format!("that can mean {}", listed(several))),
        },
    }
}

/// A move of a room, in words.
pub(crate) fn told<R: Room + ?Sized>(room: &R, from: &R::Position, to: &R::Position) -> Move {
    Move { name: room.say(from, to), to: to.to_string() }
}

/// All that is told of a position.
pub(crate) fn answer<R: Room + ?Sized>(
    room: &R,
    position: &R::Position,
    solver: &mut Solver<'_>,
) -> Result<Answer, GaveUp> {
    // The outcome first: it may be had by a shortcut where the value takes a long search.
    let outcome = room.outcome(position, solver)?;
    let best = room.best(position, solver)?;
    let why = room.why(position, solver)?;
    let grundy = match room.grundy(position, solver) {
        Ok(Some(value)) => Grundy::Value(value.get()),
        Ok(None) => Grundy::None("none under misère play"),
        Err(error) => Grundy::Unknown(error),
    };
    let told = |to: &R::Position| told(room, position, to);
    let winning = if outcome.is_win() { room.winning(position, solver).ok() } else { Some(Vec::new()) };
    Ok(Answer {
        outcome,
        grundy,
        remoteness: room.remoteness(position),
        winning: winning.map(|winning| winning.iter().map(told).collect()),
        best: best.as_ref().map(told),
        why,
        nodes: room.nodes(solver),
        picture: room.picture(position, best.as_ref()),
    })
}

/// What is the same in every room whose positions are a variant of [`Component`]: what is said of the game, and reading
/// its positions by the library's parser.
macro_rules! component {
    ($Variant:ident, $about:expr) => {
        fn about(&self) -> &'static $crate::About {
            &$about
        }

        fn parse(&self, text: &str) -> Result<Self::Position, $crate::Wrong> {
            text.parse().map_err(|error| {
                $crate::Wrong::position::<<Self::Position as core::str::FromStr>::Err>(&$about, &error)
            })
        }

        fn component(&self, position: &Self::Position) -> Option<foregone::sum::Component> {
            Some(foregone::sum::Component::$Variant(*position))
        }

        fn of_component(&self, component: &foregone::sum::Component) -> Option<Self::Position> {
            match component {
                foregone::sum::Component::$Variant(position) => Some(*position),
                _ => None,
            }
        }
    };
}

pub(crate) use component;
