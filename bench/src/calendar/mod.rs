//! The Calendar Game: ways to answer it, and dates to ask about.

pub mod answers;
pub mod programs;
pub mod tables;

use foregone::calendar::Position;

/// `count` positions, each as likely as any other; the same ones every time.
#[must_use]
pub fn random_positions(count: usize) -> Vec<Position> {
    let all: Vec<Position> = Position::all().collect();
    let mut random = fastrand::Rng::with_seed(19_000_101);
    (0..count).map(|_| all[random.usize(..all.len())]).collect()
}
