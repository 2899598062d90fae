//! Subtraction games.

use crate::room::component;
use crate::words::{counted, joined};
use crate::{About, Fact, Room};
use alloc::boxed::Box;
use alloc::format;
use alloc::string::String;
use alloc::vec::Vec;
use foregone::subtraction::Pile;
use foregone::sum::{Component, GaveUp, Solver};

/// Subtraction games.
#[derive(Clone, Copy, Debug)]
pub struct Subtraction;

static ABOUT: About = About {
    name: "subtraction",
    title: "Subtraction Game",
    rules: "A position is a pile of counters and a set of numbers. A move takes one of these numbers of counters from the \
        pile. Whoever cannot move loses.",
    notation: "a pile and the numbers that may be taken, such as 21/1,3,4",
    examples: &["21/1,3,4"],
    facts: &[Fact {
        text: "The values of a finite set repeat from some pile on; the period is found and proved the least.",
        source: "R. P. Brent, BIT 20 (1980), on the windows of values before a pile",
    }],
    formats: &[],
    variables: &[],
    laws: &[],
    pattern: None,
    mistakes: &[],
};

impl Room for Subtraction {
    type Position = Pile;

    component!(Subtraction, ABOUT);

    fn moves<'a>(&'a self, pile: &Pile) -> Box<dyn Iterator<Item = Pile> + 'a> {
        let takes: Vec<u32> = pile.set().as_slice().to_vec();
        let pile = *pile;
        Box::new(takes.into_iter().filter_map(move |taken| pile.take(taken)))
    }

    fn say(&self, from: &Pile, to: &Pile) -> String {
        format!("take {}", from.size() - to.size())
    }

    fn why(&self, pile: &Pile, solver: &mut Solver<'_>) -> Result<String, GaveUp> {
        let set = joined(pile.set().as_slice(), ", ");
        if set.is_empty() {
            return Ok("Nothing may be taken, so no move is left.".into());
        }
        let value = solver.value(&Component::Subtraction(*pile))?.get();
        let period = solver.period(pile.set())?;
        let winning = self.winning(pile, solver)?;
        let moves = match winning.first() {
            _ if self.moves(pile).next().is_none() => "fewer are left than may be taken, so no move is".into(),
            None => "every move leaves a pile that is worth something".into(),
            Some(to) => format!("First leaves {}, which is worth 0", counted(to.size(), "counter")),
        };
        Ok(format!(
            "When {set} may be taken, values repeat every {} from {} on (found and proved the least), and a pile of {} is \
             worth {value}: {moves}.",
            period.period(),
            period.preperiod(),
            pile.size()
        ))
    }
}
