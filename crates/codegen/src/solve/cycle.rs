//! Finding the moves that lead back.

use foregone_core::Ranked;
use std::collections::{BTreeMap, VecDeque};

/// A shortest sequence of moves from `position` back to it, if there is one: the positions in order, each once.
pub(super) fn through<G: Ranked>(game: &G, position: &G::Position) -> Option<Vec<G::Position>> {
    let start = game.rank(position);
    // Breadth first: each rank with its position and the rank it was first reached from.
    let mut reached = BTreeMap::from([(start, (position.clone(), start))]);
    let mut next = VecDeque::from([start]);
    while let Some(rank) = next.pop_front() {
        let from = reached[&rank].0.clone();
        let mut closes = false;
        game.options(&from, &mut |to| {
            let to_rank = game.rank(&to);
            closes |= to_rank == start;
            // What is no position is another fault, and may have no end.
            if to_rank < game.positions() && !reached.contains_key(&to_rank) {
                reached.insert(to_rank, (to, rank));
                next.push_back(to_rank);
            }
        });
        if closes {
            let ranks = std::iter::successors(Some(rank), |at| (*at != start).then(|| reached[at].1));
            let mut way: Vec<_> = ranks.map(|at| reached[&at].0.clone()).collect();
            way.reverse();
            return Some(way);
        }
    }
    None
}
