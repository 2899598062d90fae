//! Why a position is won or lost, in one or two plain sentences.

mod calendar;
mod euclid;
mod squares;

pub(super) use squares::why as squares;

use foregone::coins::{self, Row};
use foregone::nim::Heaps;
use foregone::subtraction::Pile;
use foregone::sum::{Component, GaveUp, Solver};

/// The outcome of a position in words.
pub(crate) fn why(component: &Component, solver: &mut Solver<'_>) -> Result<String, GaveUp> {
    Ok(match component {
        Component::Calendar(position) => calendar::why(*position),
        Component::Euclid(pair) => euclid::why(*pair),
        Component::Powers(pile) => powers(pile.cards() % 3),
        Component::Squares(board) => squares(board, solver.squares())?,
        Component::Nim(heaps) => nim(heaps),
        Component::Subtraction(pile) => subtraction(pile, solver)?,
        Component::Coins(row) => coins(*row),
        _ => String::new(),
    })
}

/// Powers, of a pile with that remainder by three.
pub(crate) fn powers(remainder: u64) -> String {
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

fn joined<T: ToString>(items: impl IntoIterator<Item = T>, separator: &str) -> String {
    items.into_iter().map(|item| item.to_string()).collect::<Vec<_>>().join(separator)
}

fn nim(heaps: &Heaps) -> String {
    let sum = foregone::nim::grundy(heaps).get();
    let heaps = joined(heaps.as_slice(), " xor ");
    match (heaps.as_str(), sum) {
        ("", _) => "There is no heap, so no move is left.".into(),
        (heaps, 0) => format!("{heaps} = 0: every move makes it something else, and Second makes it 0 again."),
        (heaps, sum) => format!("{heaps} = {sum}: First makes it 0, and every move of Second makes it something else."),
    }
}

fn subtraction(pile: &Pile, solver: &mut Solver<'_>) -> Result<String, GaveUp> {
    let set = joined(pile.set().as_slice(), ", ");
    if set.is_empty() {
        return Ok("Nothing may be taken, so no move is left.".into());
    }
    let value = solver.value(&Component::Subtraction(*pile))?.get();
    let period = solver.period(pile.set())?;
    let moves =
        if value == 0 { "every move leaves a pile that is worth something" } else { "some move leaves a pile worth 0" };
    Ok(format!(
        "When {set} may be taken, values repeat every {} from {} on (found and proved the least), and a pile of {} is \
         worth {value}: {moves}.",
        period.period(),
        period.preperiod(),
        pile.size()
    ))
}

fn coins(row: Row) -> String {
    let heads = joined(row.heads(), ", ");
    if heads.is_empty() {
        return "No coin shows heads, so no move is left.".into();
    }
    let values = joined(row.heads().map(|number| coins::head(number).get()), " xor ");
    let sum = coins::grundy(row).get();
    format!(
        "Heads at {heads} are worth {values} = {sum}, each the greatest power of two that divides its place; {}.",
        if sum == 0 { "every move makes that something else" } else { "First makes it 0" }
    )
}
