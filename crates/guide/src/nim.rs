//! Nim.

use crate::room::component;
use crate::words::{joined, numbers, words};
use crate::{About, Answers, Case, Ending, Fact, Field, Format, Mistake, Problem, Program, Refused, Room};
use alloc::boxed::Box;
use alloc::format;
use alloc::string::{String, ToString};
use foregone::nim::{self, Heaps};
use foregone::sum::{GaveUp, Solver};
use foregone::{Nimber, Outcome};

/// Nim.
#[derive(Clone, Copy, Debug)]
pub struct Nim;

pub(crate) const HEAPS: &[Field] = &[
    Field::Number { symbol: "M", what: "the number of heaps" },
    Field::Numbers { of: 0, each: 1, symbol: "heaps", what: "a heap" },
];
const FORM: &str =
    "each case is the number of heaps, then so many heaps, such as `3 3 6 9`; the line `0` ends the input";

/// The moves that win: from a heap of the first number, leaving the second.
fn winning(heaps: &[u64]) -> impl Iterator<Item = (u64, u64)> {
    let sum = heaps.iter().fold(0, |sum, heap| sum ^ heap);
    heaps.iter().map(move |heap| (*heap, heap ^ sum)).filter(|(heap, left)| left < heap)
}

static ABOUT: About = About {
    name: "nim",
    title: "Nim",
    rules: "A position is some heaps of counters. A move takes any number of them from one heap. Whoever takes the last \
        one wins.",
    notation: "heaps such as 3,5,7",
    examples: &["3,5,7"],
    facts: &[Fact {
        text: "The Grundy value is the exclusive or of the heaps.",
        source: "C. L. Bouton, Annals of Math. 3 (1901)",
    }],
    formats: &[
        Format {
            name: "nim",
            // Accepted solutions read until the end of the file.
            problems: &[Problem { judge: "POJ", number: "2234" }],
            title: "Matches Game",
            ending: Ending::End,
            fields: HEAPS,
            answers: Answers::Words(["No", "Yes"]),
            form: "each case is the number of heaps, then so many heaps, such as `3 3 6 9`",
        },
        Format {
            name: "nim-rabbit",
            // The statement, and accepted solutions.
            problems: &[Problem { judge: "HDU", number: "1849" }],
            title: "Rabbit and Grass",
            ending: Ending::Zeros,
            fields: HEAPS,
            answers: Answers::Words(["Grass Win!", "Rabbit Win!"]),
            form: FORM,
        },
        Format {
            name: "nim-count",
            // Accepted solutions of both.
            problems: &[Problem { judge: "HDU", number: "1850" }, Problem { judge: "POJ", number: "2975" }],
            title: "Nim, how many moves win",
            ending: Ending::Zeros,
            fields: HEAPS,
            answers: Answers::Written("the number of moves that win, 0 where Second wins"),
            form: FORM,
        },
        Format {
            name: "nim-moves",
            // The statement and its sample.
            problems: &[Problem { judge: "HDU", number: "2176" }],
            title: "Nim, which moves win",
            ending: Ending::Zeros,
            fields: HEAPS,
            answers: Answers::Written(
                "No if Second wins, else Yes and a line `a b` for each move that makes a heap of a one of b",
            ),
            form: FORM,
        },
    ],
    variables: &[],
    laws: &[],
    pattern: None,
    mistakes: &[Mistake { name: "parity", words: "taking the parity of the number of counters for the answer" }],
};

/// The index of the heap that a move takes from, and how many it takes.
fn taken(from: &Heaps, to: &Heaps) -> Option<(usize, u64)> {
    let mut heaps = from.as_slice().iter().zip(to.as_slice()).enumerate();
    let (index, (from, to)) = heaps.find(|(_, (from, to))| from != to)?;
    Some((index, from.checked_sub(*to)?))
}

impl Room for Nim {
    type Position = Heaps;

    component!(Nim, ABOUT);

    fn moves<'a>(&'a self, heaps: &Heaps) -> Box<dyn Iterator<Item = Heaps> + 'a> {
        let heaps = *heaps;
        let sizes = (0..heaps.as_slice().len()).map(move |index| (index, heaps.as_slice().get(index).copied()));
        Box::new(sizes.flat_map(move |(index, size)| {
            (0..size.unwrap_or(0)).rev().filter_map(move |left| heaps.reduce(index, left))
        }))
    }

    fn say(&self, from: &Heaps, to: &Heaps) -> String {
        let Some((index, count)) = taken(from, to) else { return String::new() };
        let all = if from.as_slice().get(index) == Some(&count) { "all " } else { "" };
        match from.as_slice() {
            [_] => format!("take {all}{count}"),
            _ => format!("take {all}{count} from heap {}", index + 1),
        }
    }

    /// How many to take and from which heap, as "take 4 from 2" or "4 2"; or the position that is left.
    fn hear(&self, heaps: &Heaps, said: &str) -> Result<Heaps, String> {
        let is_move =
            |to: &Heaps| taken(heaps, to).is_some_and(|(index, count)| after(heaps, index, count) == Some(*to));
        let sizes = heaps.as_slice();
        let left = said.parse().ok().filter(|_| sizes.len() > 1 || !words(said).iter().any(|word| word == "take"));
        let meant = match numbers(said).as_slice() {
            [count, heap] => usize::try_from(*heap).ok().and_then(|heap| after(heaps, heap.checked_sub(1)?, *count)),
            [count] if sizes.len() == 1 && said.contains("take") => after(heaps, 0, *count),
            _ => None,
        };
        left.filter(is_move).or(meant).ok_or_else(|| {
            let Some(first) = self.moves(heaps).next() else { return "no move is left".into() };
            format!("expected how many to take and from which heap, such as {}", self.say(heaps, &first))
        })
    }

    fn why(&self, heaps: &Heaps, _: &mut Solver<'_>) -> Result<String, GaveUp> {
        let sum = nim::grundy(heaps).get();
        Ok(match (heaps.as_slice(), sum) {
            ([], _) => "There is no heap, so no move is left.".into(),
            (sizes, 0) if sizes.iter().all(|size| *size == 0) => "No counter is left, so no move is.".into(),
            ([_], _) => "There is but one heap, so First takes all of it.".into(),
            ([_, _], 0) => "The two heaps are equal: Second takes from the one what First takes from the other.".into(),
            (sizes, 0) => {
                let heaps = joined(sizes, " xor ");
                format!("{heaps} = 0: every move makes it something else, and Second makes it 0 again.")
            }
            (sizes, sum) => {
                let winning = nim::moves_to(heaps, Nimber::ZERO).next();
                let how = winning.map(|to| self.say(heaps, &to)).unwrap_or_default();
                let heaps = joined(sizes, " xor ");
                format!("{heaps} = {sum}: First makes it 0 ({how}), and every move of Second makes it something else.")
            }
        })
    }

    /// Of any number of heaps, so no [`case`](Room::case).
    fn verdict(&self, _: &Format, case: &Case<'_>, _: &mut Solver<'_>) -> Result<Outcome, Refused> {
        Ok(Outcome::from_win(winning(case.list(0)).next().is_some()))
    }

    fn reply(&self, format: &Format, case: &Case<'_>, _: &mut Solver<'_>, text: &mut String) -> Result<(), Refused> {
        let moves = winning(case.list(0));
        if format.name == "nim-count" {
            *text += &moves.count().to_string();
            return Ok(());
        }
        let lines = joined(moves.map(|(heap, left)| format!("\n{heap} {left}")), "");
        *text += if lines.is_empty() { "No" } else { "Yes" };
        *text += &lines;
        Ok(())
    }

    fn mistaken(&self, name: &str) -> Option<Program<'_, Heaps>> {
        let odd = |heaps: &Heaps| heaps.as_slice().iter().fold(0, |sum: u64, size| sum ^ size) % 2 == 1;
        (name == "parity").then(|| Box::new(odd) as Program<'_, Heaps>)
    }
}

/// What is left when so many are taken from a heap.
fn after(heaps: &Heaps, index: usize, count: u64) -> Option<Heaps> {
    heaps.reduce(index, heaps.as_slice().get(index)?.checked_sub(count)?)
}
