//! Times the answers of `Deadline` and what they are compared with, in turns, and prints the median ratios.
//!
//! `slowest ROUNDS` prints the ratio of each way to count back to the library's; `settled POSITIONS ROUNDS` that of
//! each way to answer for a settled date to a table lookup.

use foregone::Outcome;
use foregone::calendar::{self, Deadline, Position};
use foregone_bench::Result;
use foregone_bench::calendar::random_positions;
use foregone_bench::deadline::{Count, slowest};
use foregone_bench::rounds::Rounds;
use std::env;
use std::hint::black_box;
use std::time::{Duration, Instant};

fn main() -> Result<()> {
    let arguments: Vec<String> = env::args().skip(1).collect();
    match arguments.iter().map(String::as_str).collect::<Vec<_>>()[..] {
        ["slowest", rounds] => time_slowest(rounds.parse()?),
        ["settled", positions, rounds] => time_settled(positions.parse()?, rounds.parse()?),
        _ => Err("slowest ROUNDS, or settled POSITIONS ROUNDS".into()),
    }
}

fn time_slowest(rounds: usize) -> Result<()> {
    let questions = slowest()?;
    let expected: Vec<_> = questions.iter().map(|question| Count::Months.outcome(*question)).collect();
    let rounds = Rounds::take(rounds, Count::ALL.len(), |index| {
        let start = Instant::now();
        let outcomes: Vec<_> = questions.iter().map(|question| Count::ALL[index].outcome(*question)).collect();
        let time = start.elapsed();
        if outcomes == expected {
            Ok(time)
        } else {
            Err(format!("{} does not answer as the library does", Count::ALL[index].title()).into())
        }
    })?;
    for index in 0..Count::ALL.len() {
        println!("{}", rounds.ratio(index, 0));
    }
    Ok(())
}

fn time_settled(positions: usize, rounds: usize) -> Result<()> {
    let positions = random_positions(positions);
    let game = black_box(Deadline::new(Position::DEADLINE.date()));
    let (table, outcome, grundy) = (
        |position| calendar::outcome(position).is_win(),
        |position: Position| game.outcome(position.date()).is_ok_and(Outcome::is_win),
        |position: Position| game.grundy(position.date()).is_ok_and(|value| !value.is_zero()),
    );
    let expected = time(&positions, table).1;
    let rounds = Rounds::take(rounds, 3, |index| {
        let (time, won) = match index {
            0 => time(&positions, table),
            1 => time(&positions, outcome),
            _ => time(&positions, grundy),
        };
        if won == expected { Ok(time) } else { Err("the law and the table differ".into()) }
    })?;
    for index in 0..3 {
        println!("{}", rounds.ratio(index, 0));
    }
    Ok(())
}

/// Answers every position, one at a time, and returns how many are won.
#[inline(never)]
fn time(positions: &[Position], wins: impl Fn(Position) -> bool) -> (Duration, u32) {
    let start = Instant::now();
    let won = black_box(positions).iter().map(|position| u32::from(wins(black_box(*position)))).sum();
    (start.elapsed(), won)
}
