//! The form of a room and of its positions that lists can hold.

use crate::room::{answer, told};
use crate::{About, Answer, Case, Format, Move, Refused, Room, Terms, Value, Wrong};
use alloc::boxed::Box;
use alloc::string::String;
use alloc::vec::Vec;
use core::fmt::Display;
use foregone::sum::{Component, GaveUp, Solver};
use foregone::{Nimber, Outcome};

/// A [`Room`] of any type of positions.
pub trait AnyRoom: Sync {
    /// What is said of the game.
    fn about(&self) -> &'static About;

    /// Which variant of the game this is, where it is not the one that was set.
    fn terms(&self) -> Option<Terms>;

    /// Reads a position.
    ///
    /// # Errors
    ///
    /// What is wrong with the text, and what to give instead.
    fn position<'a>(&'a self, text: &str) -> Result<Box<dyn AnyPosition + 'a>, Wrong>;

    /// Why no position of the game is a part of sums; `None` where they are.
    fn alone(&self) -> Option<&'static str>;

    /// A move of a sum in words, where both are components of this game.
    fn say(&self, from: &Component, to: &Component) -> Option<Move>;

    /// The answer to a text that no position of the library's types holds.
    fn beyond(&self, text: &str) -> Option<Answer>;

    /// Whether positions have Grundy values.
    fn has_values(&self) -> bool;

    /// The answer to a case of one of the formats.
    ///
    /// # Errors
    ///
    /// Where the case sets no position, or the answer takes more work than allowed.
    fn verdict(&self, format: &Format, case: &Case<'_>, solver: &mut Solver<'_>) -> Result<Outcome, Refused>;

    /// Writes the answer to a case of a format whose answers are written, without the end of its last line.
    ///
    /// # Errors
    ///
    /// As [`verdict`](Self::verdict).
    fn reply(
        &self,
        format: &Format,
        case: &Case<'_>,
        solver: &mut Solver<'_>,
        text: &mut String,
    ) -> Result<(), Refused>;

    /// Answers cases that are numbers alone, `fields` of them each, in order: writes whether First wins, as long as that
    /// takes no search and the cases are right; how many that were.
    fn quick(&self, numbers: &[u64], fields: usize, wins: &mut [bool]) -> usize;

    /// What claims are tested on: in words, how many, and the positions.
    fn subject(&self) -> Option<AnySubject<'_>>;

    /// What a program with the mistake of that name answers of a position in notation: whether First wins.
    ///
    /// `None` where there is no such mistake; the program says `None` of what is no position.
    fn mistaken<'a>(&'a self, name: &str) -> Option<Blindly<'a>>;
}

/// The game's name.
impl core::fmt::Debug for dyn AnyRoom {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        f.write_str(self.about().name)
    }
}

/// A program that is given notation: who wins, it says; `None` of what is no position.
pub type Blindly<'a> = Box<dyn Fn(&str) -> Option<bool> + 'a>;

/// All positions that claims are tested on: which they are, how many, and each.
pub type AnySubject<'a> = (String, usize, Box<dyn Iterator<Item = Seen<'a>> + 'a>);

/// A position that claims are tested on, with what is true of it.
pub struct Seen<'a> {
    /// The position, in a word where there is one.
    pub position: Box<dyn Display + 'a>,
    /// The values of the variables.
    pub values: Vec<Value>,
    /// The Grundy value, or 1 and 0 for a win and a loss.
    pub grundy: Nimber,
}

/// A position of any game.
pub trait AnyPosition {
    /// The position in its game's notation.
    fn notation(&self) -> String;

    /// The position as a part of a sum.
    fn component(&self) -> Option<Component>;

    /// For how many values of a subtraction game a solver needs memory to be asked about this position.
    fn memory_needed(&self) -> usize;

    /// All that is told of the position.
    ///
    /// # Errors
    ///
    /// Where the outcome takes more work than allowed.
    fn answer(&self, solver: &mut Solver<'_>) -> Result<Answer, GaveUp>;

    /// What can be said where the outcome took more work than allowed.
    fn known(&self) -> String;

    /// At most so many moves that can be made.
    fn moves(&self, most: usize) -> Vec<Move>;

    /// The move that a person means.
    ///
    /// # Errors
    ///
    /// What is wrong with it, with moves that can be made.
    fn hear(&self, said: &str) -> Result<Move, String>;
}

/// A position and the room that it is in.
struct Placed<'a, R: Room> {
    room: &'a R,
    position: R::Position,
}

impl<R: Room> Display for Placed<'_, R> {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        f.write_str(&self.room.short(&self.position))
    }
}

impl<R: Room> AnyRoom for R {
    fn about(&self) -> &'static About {
        Room::about(self)
    }

    fn terms(&self) -> Option<Terms> {
        Room::terms(self)
    }

    fn position<'a>(&'a self, text: &str) -> Result<Box<dyn AnyPosition + 'a>, Wrong> {
        Ok(Box::new(Placed { room: self, position: self.parse(text)? }))
    }

    fn alone(&self) -> Option<&'static str> {
        Room::alone(self)
    }

    fn say(&self, from: &Component, to: &Component) -> Option<Move> {
        Some(told(self, &self.of_component(from)?, &self.of_component(to)?))
    }

    fn beyond(&self, text: &str) -> Option<Answer> {
        Room::beyond(self, text)
    }

    fn has_values(&self) -> bool {
        Room::has_values(self)
    }

    fn verdict(&self, format: &Format, case: &Case<'_>, solver: &mut Solver<'_>) -> Result<Outcome, Refused> {
        Room::verdict(self, format, case, solver)
    }

    fn reply(
        &self,
        format: &Format,
        case: &Case<'_>,
        solver: &mut Solver<'_>,
        text: &mut String,
    ) -> Result<(), Refused> {
        Room::reply(self, format, case, solver, text)
    }

    fn quick(&self, numbers: &[u64], fields: usize, wins: &mut [bool]) -> usize {
        let mut answered = 0;
        for (case, wins) in numbers.chunks_exact(fields.max(1)).zip(wins) {
            let Some(outcome) = Room::quick(self, case) else { break };
            *wins = outcome.is_win();
            answered += 1;
        }
        answered
    }

    fn subject(&self) -> Option<AnySubject<'_>> {
        let subject = Room::subject(self)?;
        let seen = subject.positions.map(|sampled| Seen {
            position: Box::new(Placed { room: self, position: sampled.position }) as Box<dyn Display>,
            values: sampled.values,
            grundy: sampled.grundy,
        });
        Some((subject.description, subject.count, Box::new(seen)))
    }

    fn mistaken<'a>(&'a self, name: &str) -> Option<Blindly<'a>> {
        let program = Room::mistaken(self, name)?;
        Some(Box::new(move |text| self.parse(text).ok().map(|position| program(&position))))
    }
}

impl<R: Room> AnyPosition for Placed<'_, R> {
    fn notation(&self) -> String {
        alloc::format!("{}", self.position)
    }

    fn component(&self) -> Option<Component> {
        self.room.component(&self.position)
    }

    fn memory_needed(&self) -> usize {
        self.component().map_or(0, |component| component.memory_needed())
    }

    fn answer(&self, solver: &mut Solver<'_>) -> Result<Answer, GaveUp> {
        answer(self.room, &self.position, solver)
    }

    fn known(&self) -> String {
        self.room.known(&self.position)
    }

    fn moves(&self, most: usize) -> Vec<Move> {
        self.room.moves(&self.position).take(most).map(|to| told(self.room, &self.position, &to)).collect()
    }

    fn hear(&self, said: &str) -> Result<Move, String> {
        self.room.hear(&self.position, said).map(|to| told(self.room, &self.position, &to))
    }
}
