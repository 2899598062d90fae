//! Powers of two.

use crate::room::component;
use crate::{
    About, Answer, Answers, Case, Ending, Fact, Field, Format, Grundy, Law, Mistake, Move, Problem, Program, Refused,
    Room, Sampled, Subject, Value,
};
use alloc::boxed::Box;
use alloc::format;
use alloc::string::String;
use alloc::vec;
use alloc::vec::Vec;
use foregone::Outcome;
use foregone::powers::{self, Pile, Residue};
use foregone::sum::{GaveUp, Solver};

/// Powers.
#[derive(Clone, Copy, Debug)]
pub struct Powers;

static ABOUT: About = About {
    name: "powers",
    title: "Powers of Two",
    rules: "A position is a pile of cards. A move takes 1, 2, 4, 8, … of them. Whoever takes the last one wins.",
    notation: "a number such as 17",
    examples: &["17"],
    facts: &[Fact {
        text: "The Grundy value of n cards is n mod 3, so that the digit sum decides.",
        source: "no power of two is a multiple of 3; checked to 10,000: foregone law powers mod-3",
    }],
    formats: &[Format {
        name: "powers",
        problems: &[Problem { judge: "HDU", number: "1847" }],
        title: "Good Luck in CET-4 Everybody!",
        ending: Ending::End,
        fields: &[Field::Remainder { symbol: "n", what: "a number" }],
        answers: Answers::Words(["Cici", "Kiki"]),
        form: "each case is a line of one number such as `17`, of any length, without a sign",
    }],
    variables: &[("n", "the number of cards")],
    laws: &[Law { name: "mod-3", claim: "n % 3 != 0", remark: "right: HDU 1847" }],
    pattern: None,
    mistakes: &[
        Mistake { name: "even", words: "taking even piles for lost, as if 1 were the only power of two" },
        Mistake { name: "own-power", words: "taking powers of two alone for won, since they can be taken whole" },
    ],
};

/// Why a pile with that remainder by three is won or lost.
fn why(remainder: u64) -> String {
    match remainder {
        0 => {
            "The pile is a multiple of 3 and no power of two is one, so every move leaves a remainder of 1 or 2, which \
              Second takes to make it a multiple of 3 again, and in the end 0."
                .into()
        }
        taken => format!(
            "The pile leaves a remainder of {taken} by 3, so taking {taken} leaves a multiple of 3. No power of two is \
             one, so Second never can do the same."
        ),
    }
}

impl Room for Powers {
    type Position = Pile;

    component!(Powers, ABOUT);

    fn moves<'a>(&'a self, pile: &Pile) -> Box<dyn Iterator<Item = Pile> + 'a> {
        let pile = *pile;
        Box::new((0..u64::BITS).map_while(move |exponent| pile.take(exponent)))
    }

    fn say(&self, from: &Pile, to: &Pile) -> String {
        format!("take {}", from.cards() - to.cards())
    }

    fn why(&self, pile: &Pile, _: &mut Solver<'_>) -> Result<String, GaveUp> {
        Ok(why(pile.cards() % 3))
    }

    /// A pile that is written with more digits than fit.
    fn beyond(&self, digits: &str) -> Option<Answer> {
        if digits.is_empty() || digits.parse::<Pile>().is_ok() {
            return None;
        }
        let mut residue = Residue::new();
        residue.extend(digits.as_bytes()).ok()?;
        let value = residue.grundy();
        let take = Move { name: format!("take {}", value.get()), to: "what is left".into() };
        let winning: Vec<Move> = (!value.is_zero()).then_some(take).into_iter().collect();
        Some(Answer {
            outcome: Outcome::of(value),
            grundy: Grundy::Value(value.get()),
            remoteness: None,
            best: winning.first().cloned(),
            winning: Some(winning),
            why: why(value.get()),
            nodes: None,
            picture: None,
        })
    }

    fn case(&self, _: &Format, case: &Case<'_>) -> Result<Pile, Refused> {
        Ok(Pile::new(case.numbers.first().copied().unwrap_or(0)))
    }

    #[inline]
    fn quick(&self, numbers: &[u64]) -> Option<Outcome> {
        let [cards] = numbers else { return None };
        Some(Outcome::from_win(cards % 3 != 0))
    }

    fn subject(&self) -> Option<Subject<'_, Pile>> {
        let sampled = |cards: u64| Sampled {
            position: Pile::new(cards),
            values: vec![Value::from(cards)],
            grundy: powers::grundy(Pile::new(cards)),
        };
        Some(Subject {
            description: "powers: piles of 0 to 10,000 cards".into(),
            count: 10_001,
            positions: Box::new((0..=10_000_u64).map(sampled)),
        })
    }

    fn mistaken(&self, name: &str) -> Option<Program<'_, Pile>> {
        Some(match name {
            "even" => Box::new(|pile| pile.cards() % 2 == 1),
            "own-power" => Box::new(|pile| pile.cards().is_power_of_two()),
            _ => return None,
        })
    }
}
