//! What one board takes: the hardest that the judge allows, and large empty ones.

use super::hardest;
use crate::Result;
use crate::artifact::{bench, cargo};
use crate::child::{command, printed_by};
use crate::measure::Size;
use crate::table::{Bar, Table, grouped};
use std::path::Path;
use std::time::Duration;

/// How often each hard board is solved.
const REPEATS: &str = "21";

/// Time for one of the judge's boards that is too much.
const JUDGE: Duration = Duration::from_micros(500);

/// Large empty boards: the size, who wins, how often it is solved, and what is too much of it.
const EMPTY: &[(&str, &str, &str, Limit)] = &[
    ("8x9", "lost", "5", Limit::None),
    ("9x9", "lost", "5", Limit::Time(Duration::from_millis(150))),
    ("9x10", "lost", "3", Limit::Time(Duration::from_secs(5))),
    ("10x10", "won", "5", Limit::NoSearch),
];

enum Limit {
    None,
    /// As much is too much.
    Time(Duration),
    /// It is to be answered without a node.
    NoSearch,
}

impl Limit {
    fn bar(&self, solved: &Solved) -> Option<Bar> {
        match self {
            Self::None => None,
            Self::Time(limit) => Some(Bar::new(format!("< {} ms", milliseconds(*limit)), solved.time < *limit)),
            Self::NoSearch => Some(Bar::new("0 nodes", solved.nodes == 0)),
        }
    }
}

/// What it took to solve a board.
struct Solved {
    outcome: String,
    nodes: u64,
    time: Duration,
}

pub(super) fn measure(_: Size) -> Result<Vec<Table>> {
    let program = cargo(bench(), "foregone-bench", "src/bin/squares-solve.rs")?;
    let mut table =
        Table::new("Squares in process, each from an empty memory, median times", ["board", "outcome", "nodes", "ms"]);
    let mut row = |board: String, solved: &Solved, limit: &Limit| {
        let cells = [board, solved.outcome.clone(), grouped(solved.nodes), milliseconds(solved.time)];
        table.row(cells, limit.bar(solved));
    };
    let mut hard = solve(&program, ["file", hardest().to_str().ok_or("a path that is not text")?, REPEATS])?;
    hard.sort_by_key(|solved| solved.time);
    let slowest = hard.last().ok_or("no hard boards")?;
    row(format!("the judge's hardest, slowest of {}", hard.len()), slowest, &Limit::Time(JUDGE));
    row("the judge's hardest, median of them".into(), &hard[hard.len() / 2], &Limit::None);
    for (size, outcome, repeats, limit) in EMPTY {
        for solved in solve(&program, ["empty", size, repeats])? {
            if solved.outcome != *outcome {
                return Err(format!("the empty board {size} is {}, not {outcome}", solved.outcome).into());
            }
            row(format!("empty, {}", size.replace('x', " × ")), &solved, limit);
        }
    }
    table.note("nodes: components searched because neither the table nor the memory knew them.");
    Ok(vec![table])
}

fn solve(program: &Path, arguments: [&str; 3]) -> Result<Vec<Solved>> {
    let solved = |line: &str| -> Result<Solved> {
        let [_, outcome, nodes, nanoseconds] = line.split(' ').collect::<Vec<_>>()[..] else {
            return Err(format!("unreadable: {line}").into());
        };
        let time = Duration::from_nanos(nanoseconds.parse()?);
        Ok(Solved { outcome: outcome.into(), nodes: nodes.parse()?, time })
    };
    printed_by(command(program).args(arguments))?.lines().map(solved).collect()
}

/// In milliseconds, to two digits at least.
fn milliseconds(time: Duration) -> String {
    let milliseconds = time.as_secs_f64() * 1e3;
    let decimals = if milliseconds < 0.01 {
        5
    } else if milliseconds < 10.0 {
        3
    } else {
        0
    };
    format!("{milliseconds:.decimals$}")
}
