//! Wythoff's game.

use crate::room::component;
use crate::words::numbers;
use crate::{About, Answers, Case, Ending, Fact, Field, Format, Mistake, Problem, Program, Refused, Room};
use alloc::boxed::Box;
use alloc::format;
use alloc::string::String;
use alloc::vec::Vec;
use foregone::Outcome;
use foregone::sum::{GaveUp, Solver};
use foregone::wythoff::{self, Pair};

/// Wythoff's game.
#[derive(Clone, Copy, Debug)]
pub struct Wythoff;

static ABOUT: About = About {
    name: "wythoff",
    title: "Wythoff's Game",
    rules: "A position is two heaps of counters. A move takes any number from one of them, or the same number from both. \
        Whoever takes the last one wins.",
    notation: "two heaps such as 3,5",
    examples: &["6,9", "3,5"],
    facts: &[
        Fact {
            text: "Second wins if and only if the smaller heap is ⌊kφ⌋, where k is how much larger the other one is and φ the \
                golden ratio 1.618….",
            source: "W. A. Wythoff, Nieuw Archief voor Wiskunde 7 (1907)",
        },
        Fact {
            text: "No law is known for the Grundy values; each row of them is arithmetically periodic in the end.",
            source: "N. Landman, A simple FSM-based proof of the additive periodicity of Wythoff's game, 2002",
        },
    ],
    formats: &[Format {
        name: "wythoff",
        // The same problem on two judges, as remembered; no statement was at hand.
        problems: &[Problem { judge: "POJ", number: "1067" }, Problem { judge: "HDU", number: "1527" }],
        title: "Two heaps of stones",
        ending: Ending::End,
        fields: &[
            Field::Number { symbol: "a", what: "a heap" },
            Field::Number { symbol: "b", what: "the second heap" },
        ],
        answers: Answers::Words(["0", "1"]),
        form: "each case is a line of two heaps such as `2 1`",
    }],
    variables: &[],
    laws: &[],
    pattern: None,
    mistakes: &[Mistake {
        name: "nim",
        words: "answering as if it were Nim, where Second wins if the heaps are equal",
    }],
};

impl Room for Wythoff {
    type Position = Pair;

    component!(Wythoff, ABOUT);

    fn moves<'a>(&'a self, pair: &Pair) -> Box<dyn Iterator<Item = Pair> + 'a> {
        let pair = *pair;
        let first = (1..=pair.first()).filter_map(move |taken| pair.take(taken, 0));
        let second = (1..=pair.second()).filter_map(move |taken| pair.take(0, taken));
        let both = (1..=pair.first().min(pair.second())).filter_map(move |taken| pair.take(taken, taken));
        Box::new(first.chain(second).chain(both))
    }

    fn say(&self, from: &Pair, to: &Pair) -> String {
        match (from.first().saturating_sub(to.first()), from.second().saturating_sub(to.second())) {
            (first, 0) => format!("take {first} from heap 1"),
            (0, second) => format!("take {second} from heap 2"),
            (first, _) => format!("take {first} from both"),
        }
    }

    /// How many to take and from which heap or both, as "take 4 from 2" or "3 both"; or the position that is left.
    fn hear(&self, pair: &Pair, said: &str) -> Result<Pair, String> {
        let left = said.parse().ok().filter(|to: &Pair| {
            let taken = (pair.first().checked_sub(to.first()), pair.second().checked_sub(to.second()));
            matches!(taken, (Some(first), Some(second)) if pair.take(first, second).is_some())
        });
        let is_both = said.to_lowercase().contains("both");
        let meant = match numbers(said).as_slice() {
            [count] if is_both => pair.take(*count, *count),
            [count, 1] if !is_both => pair.take(*count, 0),
            [count, 2] if !is_both => pair.take(0, *count),
            _ => None,
        };
        left.or(meant).ok_or_else(|| match self.moves(pair).next() {
            Some(first) => {
                format!("expected how many to take, and from which heap or both, such as {}", self.say(pair, &first))
            }
            None => "no move is left".into(),
        })
    }

    fn outcome(&self, pair: &Pair, _: &mut Solver<'_>) -> Result<Outcome, GaveUp> {
        Ok(wythoff::outcome(*pair))
    }

    fn winning(&self, pair: &Pair, _: &mut Solver<'_>) -> Result<Vec<Pair>, GaveUp> {
        Ok(wythoff::winning_moves(*pair).collect())
    }

    fn why(&self, pair: &Pair, _: &mut Solver<'_>) -> Result<String, GaveUp> {
        let (small, large) = (pair.first().min(pair.second()), pair.first().max(pair.second()));
        let difference = large - small;
        Ok(match wythoff::winning_moves(*pair).next() {
            _ if large == 0 => "No counter is left, so no move is.".into(),
            None => format!(
                "{small} is {difference} times the golden ratio, rounded down, and {difference} is how much larger {large} is: \
                 every move changes that, and Second can make it so again."
            ),
            Some(to) => format!(
                "First makes the smaller heap the difference of the heaps times the golden ratio, rounded down ({}, to {to}), \
                 which every move of Second changes.",
                self.say(pair, &to)
            ),
        })
    }

    fn case(&self, _: &Format, case: &Case<'_>) -> Result<Pair, Refused> {
        Ok(Pair::new(case.number(0), case.number(1)))
    }

    #[inline]
    fn quick(&self, numbers: &[u64]) -> Option<Outcome> {
        let [first, second] = numbers else { return None };
        Some(wythoff::outcome(Pair::new(*first, *second)))
    }

    fn mistaken(&self, name: &str) -> Option<Program<'_, Pair>> {
        (name == "nim").then(|| Box::new(|pair: &Pair| pair.first() != pair.second()) as Program<'_, Pair>)
    }
}
