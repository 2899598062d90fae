//! Take-away to a limit.

use crate::room::component;
use crate::words::{counted, joined};
use crate::{
    About, Answers, Case, Ending, Fact, Field, Format, Law, Mistake, Problem, Program, Refused, Room, Sampled, Subject,
    Value,
};
use alloc::boxed::Box;
use alloc::format;
use alloc::string::{String, ToString};
use alloc::vec;
use foregone::sum::{GaveUp, Solver};
use foregone::takeaway::{self, Pile};
use foregone::{Nimber, Outcome};

/// Take-away to a limit.
#[derive(Clone, Copy, Debug)]
pub struct Takeaway;

/// How many bids are listed at most.
const MOST_BIDS: u64 = 1 << 20;

const FIELDS: &[Field] = &[
    Field::Number { symbol: "n", what: "the number of counters" },
    Field::Number { symbol: "m", what: "the most that may be taken" },
];
const FORM: &str = "the first line is T, the number of cases; each case is a line `n m` such as `23 2`";

static ABOUT: About = About {
    name: "takeaway",
    title: "Take-away to a Limit",
    rules: "A position is a pile of counters and a limit. A move takes from 1 to the limit of them. Whoever takes the last \
        one wins.",
    notation: "a pile and the most that may be taken, such as 23/2",
    examples: &["23/2", "21/6"],
    facts: &[Fact {
        text: "With at most m to take, n counters are worth n mod (m + 1).",
        source: "C.-G. Bachet, Problèmes plaisants et délectables (1612); foregone law takeaway multiples",
    }],
    formats: &[
        Format {
            name: "takeaway",
            problems: &[Problem { judge: "HDU", number: "1846" }],
            title: "Brave Game",
            ending: Ending::Count,
            fields: FIELDS,
            answers: Answers::Words(["second", "first"]),
            form: FORM,
        },
        Format {
            name: "takeaway-grass",
            problems: &[Problem { judge: "HDU", number: "2188" }],
            title: "Take-away, as Grass and Rabbit",
            ending: Ending::Count,
            fields: FIELDS,
            answers: Answers::Words(["Rabbit", "Grass"]),
            form: FORM,
        },
        Format {
            name: "takeaway-bids",
            // The statement and its sample.
            problems: &[Problem { judge: "HDU", number: "2149" }],
            title: "Public Sale: which first bids win",
            ending: Ending::End,
            fields: &[
                Field::Number { symbol: "M", what: "the price" },
                Field::Number { symbol: "N", what: "the most to bid" },
            ],
            answers: Answers::Written(
                "every first bid that wins, in ascending order with a space between them, else none",
            ),
            form: "each case is a line of the price and the most to bid, such as `4 2`",
        },
    ],
    variables: &[("n", "the number of counters"), ("m", "the most that may be taken")],
    laws: &[Law {
        name: "multiples",
        claim: "n % (m + 1) != 0",
        remark: "right: what accepted solutions of HDU 1846 test",
    }],
    pattern: None,
    mistakes: &[Mistake { name: "mod-m", words: "dividing by the limit instead of one more than it" }],
};

impl Room for Takeaway {
    type Position = Pile;

    component!(Takeaway, ABOUT);

    fn moves<'a>(&'a self, pile: &Pile) -> Box<dyn Iterator<Item = Pile> + 'a> {
        let pile = *pile;
        Box::new((1..=pile.most()).map_while(move |taken| pile.take(taken)))
    }

    fn say(&self, from: &Pile, to: &Pile) -> String {
        format!("take {}", from.counters() - to.counters())
    }

    fn why(&self, pile: &Pile, _: &mut Solver<'_>) -> Result<String, GaveUp> {
        let (most, value) = (pile.most(), takeaway::grundy(*pile).get());
        let cycle = u128::from(most) + 1;
        Ok(match (pile.counters(), value) {
            (0, _) => "No counter is left, so no move is.".into(),
            (counters, 0) => format!(
                "{} is a multiple of {cycle}: whatever First takes, Second takes the rest of {cycle}, and so the last one.",
                counted(counters, "counter")
            ),
            (counters, value) if value == counters => "First may take all of it.".into(),
            (counters, value) => format!(
                "{counters} leaves {value} by {cycle}, so First takes {value}, and from then on the rest of {cycle} to \
                 whatever Second takes."
            ),
        })
    }

    fn case(&self, _: &Format, case: &Case<'_>) -> Result<Pile, Refused> {
        let number = |at: usize| case.numbers.get(at).copied().unwrap_or(0);
        Pile::new(number(0), number(1)).ok_or_else(|| Refused::field(1, "a limit of at least 1", ""))
    }

    /// Bids towards a price are counters taken from it; the last bid may go past it.
    fn reply(&self, _: &Format, case: &Case<'_>, _: &mut Solver<'_>, text: &mut String) -> Result<(), Refused> {
        let (price, most) = (case.number(0), case.number(1));
        let pile = Pile::new(price, most).ok_or_else(|| Refused::field(1, "a largest bid of at least 1", ""))?;
        if price == 0 {
            return Err(Refused::field(0, "a price of at least 1", ""));
        }
        if most.saturating_sub(price) > MOST_BIDS {
            return Err(Refused::field(1, format!("at most {MOST_BIDS} more than the price"), ""));
        }
        *text += &match takeaway::grundy(pile).get() {
            _ if price <= most => joined(price..=most, " "),
            0 => "none".into(),
            bid => bid.to_string(),
        };
        Ok(())
    }

    #[inline]
    fn quick(&self, numbers: &[u64]) -> Option<Outcome> {
        let [counters, most] = numbers else { return None };
        Pile::new(*counters, *most).map(|pile| Outcome::of(takeaway::grundy(pile)))
    }

    fn subject(&self) -> Option<Subject<'_, Pile>> {
        let sampled = |(n, m): (u64, u64)| {
            let position = Pile::new(n, m)?;
            Some(Sampled { position, values: vec![Value::from(n), Value::from(m)], grundy: takeaway::grundy(position) })
        };
        Some(Subject {
            description: "takeaway: piles of 0 to 200 counters, limits of 1 to 50".into(),
            count: 201 * 50,
            positions: Box::new((0..=200).flat_map(|n| (1..=50).map(move |m| (n, m))).filter_map(sampled)),
        })
    }

    fn mistaken(&self, name: &str) -> Option<Program<'_, Pile>> {
        let program = |pile: &Pile| pile.counters() % pile.most() != Nimber::ZERO.get();
        (name == "mod-m").then(|| Box::new(program) as Program<'_, Pile>)
    }
}
