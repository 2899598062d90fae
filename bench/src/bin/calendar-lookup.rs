//! Runs one way to answer so many times over the same positions, for callgrind; or, without arguments, times all of
//! them in turns and prints the median ratio of each to the branch-free parity formula.
//!
//! A program of its own, so that its positions do not count in the driver's memory.

use foregone_bench::Result;
use foregone_bench::calendar::answers::{Answer, solve_again};
use foregone_bench::calendar::random_positions;
use foregone_bench::calendar::tables::Tables;
use foregone_bench::rounds::Rounds;
use std::env;
use std::hint::black_box;
use std::time::Instant;

fn main() -> Result<()> {
    let arguments: Vec<String> = env::args().skip(1).collect();
    match arguments.iter().map(String::as_str).collect::<Vec<_>>()[..] {
        ["time", positions, rounds] => time(positions.parse()?, rounds.parse()?),
        ["solve", times] => {
            solve_again(times.parse()?);
            Ok(())
        }
        ["count", name, positions, passes] => count(name, positions.parse()?, passes.parse()?),
        _ => Err("time POSITIONS ROUNDS, count ANSWER POSITIONS PASSES, or solve TIMES".into()),
    }
}

fn time(positions: usize, rounds: usize) -> Result<()> {
    let (tables, positions) = (Tables::new(), random_positions(positions));
    let won = Answer::Outcome.count_won(&positions, &tables);
    let baseline = Answer::ALL.iter().position(|answer| *answer == Answer::ParityFlat).ok_or("no baseline")?;
    let rounds = Rounds::take(rounds, Answer::ALL.len(), |index| {
        let answer = Answer::ALL[index];
        let start = Instant::now();
        let count = answer.count_won(&positions, &tables);
        let time = start.elapsed();
        if answer != Answer::Loop && count != won {
            return Err(format!("{} finds {count} won positions, calendar::outcome {won}", answer.name()).into());
        }
        Ok(time)
    })?;
    for index in 0..Answer::ALL.len() {
        println!("{}", rounds.ratio(index, baseline));
    }
    Ok(())
}

fn count(name: &str, positions: usize, passes: usize) -> Result<()> {
    let answer = Answer::ALL.into_iter().find(|answer| answer.name() == name).ok_or("no such answer")?;
    let (tables, positions) = (Tables::new(), random_positions(positions));
    for _ in 0..passes {
        black_box(answer.count_won(&positions, &tables));
    }
    Ok(())
}
