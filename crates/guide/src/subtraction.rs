//! Subtraction games.

use crate::room::component;
use crate::words::{counted, joined};
use crate::{About, Answers, Case, Ending, Fact, Field, Format, Problem, Refused, Room};
use alloc::boxed::Box;
use alloc::format;
use alloc::string::String;
use alloc::vec;
use alloc::vec::Vec;
use foregone::subtraction::Pile;
use foregone::sum::{Component, GaveUp, Solver};

/// Subtraction games.
#[derive(Clone, Copy, Debug)]
pub struct Subtraction;

/// The largest heap of a judge's case.
const MOST_COUNTERS: u64 = 1 << 22;

/// How many options are looked at for a judge's case.
const MOST_STEPS: u64 = 1 << 30;

/// The values of the heaps up to that one when these numbers may be taken.
fn values(set: &[u64], most: u64) -> Vec<u64> {
    let mut values: Vec<u64> = Vec::new();
    // The heap for which a value was last seen among the options.
    let mut seen = vec![u64::MAX; set.len() + 1];
    for heap in 0..=most {
        for option in set.iter().filter_map(|taken| heap.checked_sub(*taken)) {
            let value = usize::try_from(option).ok().and_then(|option| values.get(option).copied());
            if let Some(seen) = value.and_then(|value| seen.get_mut(usize::try_from(value).ok()?)) {
                *seen = heap;
            }
        }
        values.push(seen.iter().take_while(|seen| **seen == heap).count() as u64);
    }
    values
}

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
    formats: &[Format {
        name: "subtraction",
        // From memory, the sample too, which by the rules of the game has these answers; no statement was at hand.
        problems: &[
            Problem { judge: "HDU", number: "1536" },
            Problem { judge: "HDU", number: "1944" },
            Problem { judge: "POJ", number: "2960" },
        ],
        title: "S-Nim",
        ending: Ending::Zeros,
        fields: &[
            Field::Number { symbol: "k", what: "the number of numbers that may be taken" },
            Field::Numbers { of: 0, each: 1, symbol: "numbers", what: "a number that may be taken" },
            Field::Number { symbol: "m", what: "the number of positions" },
            Field::Lists { of: 1, symbol: "position", count: "the number of heaps", what: "a heap" },
        ],
        answers: Answers::Written("W for each position that First wins and L for each other one, a line for each set"),
        form: "each case is a set as `k` and k numbers, the number of positions, and each of them as the number of its \
            heaps and the heaps, such as `2 2 5 1 2 5 12`; the line `0` ends the input",
    }],
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

    fn reply(&self, _: &Format, case: &Case<'_>, _: &mut Solver<'_>, text: &mut String) -> Result<(), Refused> {
        let set = case.list(0);
        if let Some(at) = set.iter().position(|taken| *taken == 0) {
            return Err(Refused::item(0, at, "a number above 0", ""));
        }
        let mut largest = 0;
        for (list, heaps) in case.lists.iter().enumerate().skip(1) {
            if let Some(at) = heaps.iter().position(|heap| *heap > MOST_COUNTERS) {
                return Err(Refused::item(list, at, format!("a heap of at most {MOST_COUNTERS}"), ""));
            }
            largest = heaps.iter().copied().fold(largest, u64::max);
        }
        // What is taken from no heap does not matter.
        let mut set: Vec<u64> = set.iter().copied().filter(|taken| *taken <= largest).collect();
        set.sort_unstable();
        set.dedup();
        if (set.len() as u64).saturating_mul(largest) > MOST_STEPS {
            let message = format!("{} numbers and a heap of {largest} take more than {MOST_STEPS} steps", set.len());
            return Err(Refused::Whole { message, help: "give smaller heaps, or fewer numbers".into() });
        }
        let values = values(&set, largest);
        let value = |heap: &u64| usize::try_from(*heap).ok().and_then(|heap| values.get(heap)).copied().unwrap_or(0);
        let sums = case.lists.iter().skip(1).map(|heaps| heaps.iter().fold(0, |sum, heap| sum ^ value(heap)));
        text.extend(sums.map(|sum| if sum == 0 { 'L' } else { 'W' }));
        Ok(())
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
