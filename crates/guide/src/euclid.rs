//! Euclid's game.

use crate::room::component;
use crate::words::numbers;
use crate::{
    About, Answers, Case, Ending, Fact, Field, Format, Law, Mistake, Problem, Program, Refused, Room, Sampled, Subject,
    Value,
};
use alloc::boxed::Box;
use alloc::format;
use alloc::string::String;
use alloc::vec;
use foregone::Outcome;
use foregone::euclid::{self, Explanation, Pair, explain};
use foregone::sum::{GaveUp, Solver};

/// Euclid's game.
#[derive(Clone, Copy, Debug)]
pub struct Euclid;

const FIELDS: &[Field] =
    &[Field::Number { symbol: "a", what: "a number" }, Field::Number { symbol: "b", what: "a second number" }];

static ABOUT: About = About {
    name: "euclid",
    title: "Euclid's Game",
    rules: "A position is two numbers. A move subtracts a positive multiple of the smaller from the larger, to not below 0. \
        Whoever makes one of them 0 wins.",
    notation: "two numbers such as 34,12",
    examples: &["34,12", "24,15"],
    facts: &[
        Fact {
            text: "With a ≥ b ≥ 1 First wins if and only if a = b or a/b is above the golden ratio 1.618….",
            source: "A. J. Cole, A. J. T. Davie, Math. Gazette 53 (1969)",
        },
        Fact {
            text: "The Grundy value is ⌊b/a − a/b⌋ for a ≤ b, one more or less where all quotients of Euclid's algorithm \
                are equal.",
            source: "G. Cairns, N. B. Ho, T. Lengyel, Discrete Math. 311 (2011)",
        },
    ],
    formats: &[
        Format {
            name: "euclid",
            problems: &[
                Problem { judge: "HDU", number: "1525" },
                Problem { judge: "POJ", number: "2348" },
                Problem { judge: "UVA", number: "10368" },
            ],
            title: "Euclid's Game (Waterloo 2002)",
            ending: Ending::Zeros,
            fields: FIELDS,
            answers: Answers::Words(["Ollie wins", "Stan wins"]),
            form: "each case is a line of two numbers such as `34 12`, and the line `0 0` ends the input",
        },
        Format {
            name: "euclid-count",
            problems: &[Problem { judge: "LUOGU", number: "P1290" }],
            title: "Euclid's Game, after the number of cases",
            ending: Ending::Count,
            fields: FIELDS,
            answers: Answers::Words(["Ollie wins", "Stan wins"]),
            form: "the first line is T, the number of cases; each case is a line of two numbers such as `34 12` (without that number, and with `0 0` at the end, it is the format euclid)",
        },
    ],
    variables: &[("a", "the larger number"), ("b", "the smaller one")],
    laws: &[Law { name: "golden", claim: "a == b || a * (a - b) > b * b", remark: "right: Cole and Davie 1969" }],
    pattern: None,
    mistakes: &[
        Mistake { name: "overflow", words: "testing a < 2b in 32 bits, where the product overflows" },
        Mistake { name: "equal-lost", words: "stopping at equal numbers, as in another game of the same name" },
        Mistake { name: "ratio-2", words: "taking a ratio of 2 for the border instead of the golden one" },
    ],
};

/// How often the smaller number was subtracted.
fn times(from: &Pair, to: &Pair) -> u64 {
    let reduced = if to.smaller() == from.smaller() { to.larger() } else { to.smaller() };
    from.larger().saturating_sub(reduced).checked_div(from.smaller()).unwrap_or(0)
}

impl Room for Euclid {
    type Position = Pair;

    component!(Euclid, ABOUT);

    fn moves<'a>(&'a self, pair: &Pair) -> Box<dyn Iterator<Item = Pair> + 'a> {
        let pair = *pair;
        Box::new((1..=pair.quotient()).filter_map(move |times| pair.subtract(times)))
    }

    fn say(&self, from: &Pair, to: &Pair) -> String {
        format!("subtract {} × {}", times(from, to), from.smaller())
    }

    /// A multiple, as "2 × 12", "2" or "subtract 2"; or the position that is left.
    fn hear(&self, pair: &Pair, said: &str) -> Result<Pair, String> {
        let left = said.parse().ok().filter(|to| pair.subtract(times(pair, to)) == Some(*to));
        let multiple = match numbers(said).as_slice() {
            [times] => pair.subtract(*times),
            [times, smaller] if *smaller == pair.smaller() => pair.subtract(*times),
            _ => None,
        };
        left.or(multiple).ok_or_else(|| match pair.quotient() {
            0 => "no move is left".into(),
            most => format!("expected how often to subtract {}, from 1 to {most}", pair.smaller()),
        })
    }

    fn remoteness(&self, pair: &Pair) -> Option<u32> {
        Some(euclid::remoteness(*pair))
    }

    fn why(&self, pair: &Pair, _: &mut Solver<'_>) -> Result<String, GaveUp> {
        let (larger, smaller) = (pair.larger(), pair.smaller());
        Ok(match explain(*pair) {
            Explanation::Over => "One number is 0, so no move is left and whoever moved here has won.".into(),
            Explanation::Finish { times } => {
                format!("{larger} is {times} × {smaller}, so First takes all of it and makes one number 0.")
            }
            Explanation::Won { times, to } => format!(
                "{larger}/{smaller} is above the golden ratio 1.618…, so First has what it takes: subtracting {times} × \
                 {smaller} leaves {to}, whose ratio lies below it, and there Second has but one move."
            ),
            Explanation::Lost { to, answer } => format!(
                "{larger}/{smaller} lies between 1 and the golden ratio 1.618…, so there is but one move, to {to}, and \
                 Second wins from there by leaving {answer}."
            ),
        })
    }

    fn case(&self, _: &Format, case: &Case<'_>) -> Result<Pair, Refused> {
        Ok(Pair::new(case.numbers.first().copied().unwrap_or(0), case.numbers.get(1).copied().unwrap_or(0)))
    }

    #[inline]
    fn quick(&self, numbers: &[u64]) -> Option<Outcome> {
        let [a, b] = numbers else { return None };
        Some(euclid::outcome(Pair::new(*a, *b)))
    }

    fn subject(&self) -> Option<Subject<'_, Pair>> {
        let sampled = |a: u64, b: u64| {
            let pair = Pair::new(a, b);
            Sampled { position: pair, values: vec![Value::from(a), Value::from(b)], grundy: euclid::grundy(pair) }
        };
        Some(Subject {
            description: "euclid: pairs 1 ≤ b ≤ a ≤ 400".into(),
            count: 400 * 401 / 2,
            positions: Box::new((1..=400_u64).flat_map(move |a| (1..=a).map(move |b| sampled(a, b)))),
        })
    }

    fn mistaken(&self, name: &str) -> Option<Program<'_, Pair>> {
        Some(match name {
            "overflow" => Box::new(|pair| simulated(*pair, &|a, b| (b as i32).wrapping_mul(2) > a as i32)),
            "equal-lost" => Box::new(|pair| pair.larger() != pair.smaller() && euclid::outcome(*pair).is_win()),
            "ratio-2" => {
                Box::new(|pair| pair.smaller() != 0 && pair.quotient() >= 2 || pair.larger() == pair.smaller())
            }
            _ => return None,
        })
    }
}

/// The usual simulation, with a test of its own of whether the larger number is less than twice the smaller.
fn simulated(pair: Pair, is_forced: &dyn Fn(u64, u64) -> bool) -> bool {
    let (mut a, mut b, mut first) = (pair.larger(), pair.smaller(), true);
    while b != 0 && a != b && is_forced(a, b) && a >= b {
        (a, b) = if a - b > b { (a - b, b) } else { (b, a - b) };
        first = !first;
    }
    (b != 0) == first
}
