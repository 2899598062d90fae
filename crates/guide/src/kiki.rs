//! Kiki's game.

use crate::room::component;
use crate::{About, Answers, Case, Ending, Fact, Field, Format, Mistake, Problem, Program, Refused, Room};
use alloc::boxed::Box;
use alloc::format;
use alloc::string::String;
use foregone::Outcome;
use foregone::kiki::{self, Coin};
use foregone::sum::{GaveUp, Solver};

/// Kiki's game.
#[derive(Clone, Copy, Debug)]
pub struct Kiki;

static ABOUT: About = About {
    name: "kiki",
    title: "Kiki's Game",
    rules: "A position is a coin on a board, so many rows and so many columns from a corner. A move goes one step towards the \
        corner: by a row, by a column, or by both at once. Whoever cannot move loses.",
    notation: "the rows and columns that are left, such as 2,3",
    examples: &["2,3", "4,6"],
    facts: &[Fact {
        text: "Second wins if and only if both distances are even.",
        source: "accepted solutions of HDU 2147; every board up to 40 × 40 by the definition, in the tests",
    }],
    formats: &[Format {
        name: "kiki",
        // Accepted solutions; there n and m are the sides of the board, and the coin begins in the corner across.
        problems: &[Problem { judge: "HDU", number: "2147" }],
        title: "kiki's game",
        ending: Ending::Zeros,
        fields: &[
            Field::Number { symbol: "n", what: "the number of rows" },
            Field::Number { symbol: "m", what: "the number of columns" },
        ],
        answers: Answers::Words(["What a pity!", "Wonderful!"]),
        form: "each case is a line of the board's sides such as `5 3`, and the line `0 0` ends the input",
    }],
    variables: &[],
    laws: &[],
    pattern: None,
    mistakes: &[Mistake {
        name: "sides",
        words: "taking the sides of the board for the steps that are left, one less each",
    }],
};

impl Room for Kiki {
    type Position = Coin;

    component!(Kiki, ABOUT);

    fn moves<'a>(&'a self, coin: &Coin) -> Box<dyn Iterator<Item = Coin> + 'a> {
        Box::new(coin.steps())
    }

    fn say(&self, from: &Coin, to: &Coin) -> String {
        match (from.rows() == to.rows(), from.columns() == to.columns()) {
            (true, _) => "by a column".into(),
            (_, true) => "by a row".into(),
            _ => "by both".into(),
        }
    }

    fn why(&self, coin: &Coin, _: &mut Solver<'_>) -> Result<String, GaveUp> {
        Ok(match (coin.rows() % 2, coin.columns() % 2) {
            _ if coin.steps().next().is_none() => "The coin is in the corner, so no move is left.".into(),
            (0, 0) => {
                "Both distances are even: every move makes one of them odd, and Second makes both even again.".into()
            }
            odd => {
                let what = match odd {
                    (1, 1) => "both distances",
                    (1, _) => "the rows that are left",
                    _ => "the columns that are left",
                };
                format!("First makes {what} even, so that both are, which every move of Second undoes.")
            }
        })
    }

    fn case(&self, _: &Format, case: &Case<'_>) -> Result<Coin, Refused> {
        let left =
            |at: usize| case.number(at).checked_sub(1).ok_or_else(|| Refused::field(at, "a side of at least 1", ""));
        Ok(Coin::new(left(0)?, left(1)?))
    }

    #[inline]
    fn quick(&self, numbers: &[u64]) -> Option<Outcome> {
        let [rows, columns] = numbers else { return None };
        Some(Outcome::of(kiki::grundy(Coin::new(rows.checked_sub(1)?, columns.checked_sub(1)?))))
    }

    fn mistaken(&self, name: &str) -> Option<Program<'_, Coin>> {
        (name == "sides")
            .then(|| Box::new(|coin: &Coin| coin.rows() % 2 == 0 || coin.columns() % 2 == 0) as Program<'_, Coin>)
    }
}
