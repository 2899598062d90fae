//! Misère Nim.

use crate::nim::{HEAPS, Nim};
use crate::words::joined;
use crate::{About, Answers, Case, Ending, Fact, Format, Mistake, Problem, Program, Refused, Room, Wrong};
use alloc::boxed::Box;
use alloc::format;
use alloc::string::String;
use alloc::vec::Vec;
use foregone::nim::{self, Heaps, misere_outcome, misere_winning_moves};
use foregone::sum::{GaveUp, Solver};
use foregone::{Nimber, Outcome};

/// Misère Nim.
#[derive(Clone, Copy, Debug)]
pub struct Misere;

static ABOUT: About = About {
    name: "misere",
    title: "Misère Nim",
    rules: "A position is some heaps of counters. A move takes any number of them from one heap. Whoever takes the last \
        one loses.",
    notation: "heaps such as 3,5,1",
    examples: &["3,5,1", "1,1,1", "1,4,5"],
    facts: &[Fact {
        text: "While a heap has two counters or more, who wins is as in Nim; once all have one, an even number of heaps is won.",
        source: "C. L. Bouton, Annals of Math. 3 (1901)",
    }],
    formats: &[Format {
        name: "misere",
        // The statements of both, and their sample.
        problems: &[Problem { judge: "HDU", number: "1907" }, Problem { judge: "POJ", number: "3480" }],
        title: "John",
        ending: Ending::Count,
        fields: HEAPS,
        answers: Answers::Words(["Brother", "John"]),
        form: "the first line is T, the number of cases; each case is the number of heaps, then so many heaps, such as `3 3 5 1`",
    }],
    variables: &[],
    laws: &[],
    pattern: None,
    mistakes: &[Mistake { name: "normal", words: "answering as if whoever takes the last counter wins" }],
};

impl Room for Misere {
    type Position = Heaps;

    fn about(&self) -> &'static About {
        &ABOUT
    }

    fn alone(&self) -> Option<&'static str> {
        Some("under misère play a sum is not known from its parts")
    }

    fn parse(&self, text: &str) -> Result<Heaps, Wrong> {
        text.parse().map_err(|error: foregone::ParseError| Wrong::position(&ABOUT, &error))
    }

    fn moves<'a>(&'a self, heaps: &Heaps) -> Box<dyn Iterator<Item = Heaps> + 'a> {
        Nim.moves(heaps)
    }

    fn say(&self, from: &Heaps, to: &Heaps) -> String {
        Nim.say(from, to)
    }

    fn hear(&self, heaps: &Heaps, said: &str) -> Result<Heaps, String> {
        Nim.hear(heaps, said)
    }

    fn has_values(&self) -> bool {
        false
    }

    fn outcome(&self, heaps: &Heaps, _: &mut Solver<'_>) -> Result<Outcome, GaveUp> {
        Ok(misere_outcome(heaps))
    }

    fn winning(&self, heaps: &Heaps, _: &mut Solver<'_>) -> Result<Vec<Heaps>, GaveUp> {
        Ok(misere_winning_moves(heaps).collect())
    }

    fn why(&self, heaps: &Heaps, _: &mut Solver<'_>) -> Result<String, GaveUp> {
        let sizes = heaps.as_slice();
        let left = sizes.iter().filter(|size| **size > 0).count();
        let sum = nim::grundy(heaps);
        let how = misere_winning_moves(heaps).next().map(|to| self.say(heaps, &to)).unwrap_or_default();
        Ok(match sizes.iter().filter(|size| **size > 1).count() {
            0 if left == 0 => "No counter is left: Second took the last one, and so has lost.".into(),
            0 if left % 2 == 0 => {
                format!(
                    "{left} heaps of one are left, an even number: they are taken in turns, and Second takes the last one."
                )
            }
            0 => format!(
                "An odd number of heaps of one is left ({left}): they are taken in turns, and First takes the last one."
            ),
            1 => format!(
                "But one heap has more than one counter: First chooses how many heaps of one are left, an odd number ({how})."
            ),
            _ if sum == Nimber::ZERO => {
                format!(
                    "{} = 0: whatever First does, Second can make it 0 again, or leave an odd number of heaps of one.",
                    joined(sizes, " xor ")
                )
            }
            _ => format!(
                "{} = {}: First makes it 0 ({how}), and leaves an odd number of heaps of one as soon as that can be.",
                joined(sizes, " xor "),
                sum.get()
            ),
        })
    }

    /// Of any number of heaps, so no [`case`](Room::case).
    fn verdict(&self, _: &Format, case: &Case<'_>, _: &mut Solver<'_>) -> Result<Outcome, Refused> {
        Ok(nim::misere_outcome_of(case.list(0).iter().copied()))
    }

    fn mistaken(&self, name: &str) -> Option<Program<'_, Heaps>> {
        (name == "normal").then(|| Box::new(|heaps: &Heaps| nim::grundy(heaps) != Nimber::ZERO) as Program<'_, Heaps>)
    }
}
