//! The Ruler game.

use crate::room::component;
use crate::words::joined;
use crate::{About, Fact, Room};
use alloc::boxed::Box;
use alloc::format;
use alloc::string::String;
use alloc::vec::Vec;
use foregone::coins::{self, Row};
use foregone::sum::{GaveUp, Solver};

/// The Ruler game.
#[derive(Clone, Copy, Debug)]
pub struct Coins;

static ABOUT: About = About {
    name: "coins",
    title: "Ruler Game",
    rules: "A position is a row of coins. A move turns over any number of neighbouring coins, of which the last must go \
        from heads to tails. Whoever cannot move loses.",
    notation: "a row of heads and tails such as HTTH",
    examples: &["HTTH"],
    facts: &[Fact {
        text: "A head is worth the greatest power of two that divides its place, and a row the exclusive or of its heads.",
        source: "E. R. Berlekamp, J. H. Conway, R. K. Guy, Winning Ways, chapter 14",
    }],
    formats: &[],
    variables: &[],
    laws: &[],
    pattern: None,
    mistakes: &[],
};

impl Room for Coins {
    type Position = Row;

    component!(Coins, ABOUT);

    fn moves<'a>(&'a self, row: &Row) -> Box<dyn Iterator<Item = Row> + 'a> {
        let row = *row;
        let heads: Vec<u32> = row.heads().collect();
        Box::new(heads.into_iter().flat_map(move |last| (1..=last).filter_map(move |first| row.turn(first, last))))
    }

    fn say(&self, from: &Row, to: &Row) -> String {
        let turned = |number: &u32| from.is_heads(*number) != to.is_heads(*number);
        let coins = 1..=from.length();
        let (first, last) = (coins.clone().find(turned).unwrap_or(0), coins.rev().find(turned).unwrap_or(0));
        if first == last { format!("turn coin {last}") } else { format!("turn coins {first} to {last}") }
    }

    fn why(&self, row: &Row, _: &mut Solver<'_>) -> Result<String, GaveUp> {
        let heads = joined(row.heads(), ", ");
        if heads.is_empty() {
            return Ok("No coin shows heads, so no move is left.".into());
        }
        let values = joined(row.heads().map(|number| coins::head(number).get()), " xor ");
        let sum = coins::grundy(*row).get();
        let moves = if sum == 0 { "every move makes that something else" } else { "First makes it 0" };
        Ok(format!(
            "Heads at {heads} are worth {values} = {sum}, each the greatest power of two that divides its place; {moves}."
        ))
    }
}
