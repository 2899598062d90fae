//! Moves in words.

use foregone::calendar;
use foregone::sum::Component;

/// The move that leads from one position to another of the same game.
pub(crate) fn describe(from: &Component, to: &Component) -> String {
    match (from, to) {
        (Component::Calendar(from), Component::Calendar(to)) => {
            let step = calendar::moves(*from).find(|option| option.to == *to).map(|option| option.step);
            step.map(|step| step.to_string()).unwrap_or_default()
        }
        (Component::Euclid(from), Component::Euclid(to)) => {
            let smaller = from.smaller();
            let reduced = if to.smaller() == smaller { to.larger() } else { to.smaller() };
            format!("subtract {} × {smaller}", (from.larger() - reduced).checked_div(smaller).unwrap_or(0))
        }
        (Component::Powers(from), Component::Powers(to)) => format!("take {}", from.cards() - to.cards()),
        (Component::Squares(from), Component::Squares(to)) => {
            let at = from.anchors().iter().find(|at| from.place(*at) == Some(*to));
            at.map(|at| format!("place at row {}, column {}", at.row + 1, at.column + 1)).unwrap_or_default()
        }
        (Component::Nim(from), Component::Nim(to)) => {
            let mut heaps = from.as_slice().iter().zip(to.as_slice()).enumerate();
            let changed = heaps.find(|(_, (from, to))| from != to);
            changed.map(|(index, (_, left))| format!("heap {} to {left}", index + 1)).unwrap_or_default()
        }
        (Component::Subtraction(from), Component::Subtraction(to)) => format!("take {}", from.size() - to.size()),
        (Component::Coins(from), Component::Coins(to)) => {
            let turned = |number: &u32| from.is_heads(*number) != to.is_heads(*number);
            let coins = 1..=from.length();
            let (first, last) = (coins.clone().find(turned).unwrap_or(0), coins.rev().find(turned).unwrap_or(0));
            if first == last { format!("turn coin {last}") } else { format!("turn coins {first} to {last}") }
        }
        _ => String::new(),
    }
}
