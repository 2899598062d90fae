//! Finding the moves that lead back.

use super::asking::asking;
use foregone_core::Ranked;
use std::collections::{BTreeMap, VecDeque};
use std::fmt::Debug;

/// The most positions to look at: the way round a cycle is short, and a game without one may be large.
const MOST: usize = 1 << 20;

/// A shortest sequence of moves from `position` back to it, if one is found: the positions in order, each once.
pub(super) fn through<G: Ranked<Position: Debug>>(game: &G, position: &G::Position) -> Option<Vec<G::Position>> {
    let start = game.rank(position);
    // Breadth first: each rank with its position and the rank it was first reached from.
    let mut reached = BTreeMap::from([(start, (position.clone(), start))]);
    let mut next = VecDeque::from([start]);
    while let Some(rank) = next.pop_front() {
        let from = reached[&rank].0.clone();
        let mut closes = false;
        let mut visit = |to| {
            let to_rank = asking("rank", &to, || game.rank(&to));
            // What is no position is another fault, and may have no end.
            if to_rank < game.positions() && game.position(to_rank).as_ref() == Some(&to) {
                closes |= to_rank == start;
                if reached.len() < MOST && !reached.contains_key(&to_rank) {
                    reached.insert(to_rank, (to, rank));
                    next.push_back(to_rank);
                }
            }
        };
        asking("options", &from, || game.options(&from, &mut visit));
        if closes {
            let ranks = std::iter::successors(Some(rank), |at| (*at != start).then(|| reached[at].1));
            let mut way: Vec<_> = ranks.map(|at| reached[&at].0.clone()).collect();
            way.reverse();
            return Some(way);
        }
    }
    None
}
