//! Placement of 2×2 squares.

use crate::room::component;
use crate::words::counted;
use crate::{
    About, Answers, Case, Ending, Fact, Field, Format, Limits, Mark, Mistake, Picture, Problem, Program, Refused, Room,
    Sampled, Subject, Value,
};
use alloc::boxed::Box;
use alloc::format;
use alloc::string::String;
use alloc::vec;
use alloc::vec::Vec;
use foregone::squares::{Board, Placement, Reason};
use foregone::sum::{GaveUp, Solver};
use foregone::{Nimber, Outcome};

/// Squares.
#[derive(Clone, Copy, Debug)]
pub struct Squares;

static ABOUT: About = About {
    name: "squares",
    title: "A New Tetris Game",
    rules: "A position is a board of free and blocked cells. A move places a block of 2×2 on four free cells. Whoever \
        cannot place loses.",
    notation: "a size such as 4x4 for an empty board, or rows such as 000/010",
    examples: &["0000/0010/0100/0000", "4x4"],
    facts: &[
        Fact {
            text: "Boards of 2 and of 3 rows are worth what Dawson's Kayles is, with period 34.",
            source: "R. K. Guy, C. A. B. Smith, Proc. Cambridge Phil. Soc. 52 (1956)",
        },
        Fact {
            text: "A board of 5 rows is worth 0: a placement has a twin two rows away.",
            source: "foregone solve squares 5x9 says so; with --no-shortcuts a search does",
        },
        Fact {
            text: "On an even × even board First takes the centre and answers by point reflection.",
            source: "foregone solve squares 10x10",
        },
    ],
    formats: &[
        Format {
            name: "squares",
            problems: &[Problem { judge: "HDU", number: "1760" }],
            title: "A New Tetris Game",
            ending: Ending::End,
            fields: &[Field::Board],
            answers: Answers::Words(["No", "Yes"]),
            form: "a board is a line `N M` such as `4 4`, then N rows of M digits, 0 for free and 1 for blocked",
        },
        Format {
            name: "squares-sum",
            problems: &[Problem { judge: "HDU", number: "1809" }],
            title: "A New Tetris Game (2)",
            ending: Ending::End,
            fields: &[Field::Boards],
            answers: Answers::Words(["No", "Yes"]),
            form: "each case is a line `K`, the number of boards, then K boards",
        },
    ],
    variables: &[("r", "the rows of an empty board"), ("c", "its columns, r not above c")],
    laws: &[],
    pattern: None,
    mistakes: &[Mistake {
        name: "count-parity",
        words: "taking the parity of the number of legal placements for the answer",
    }],
};

static MARKS: [Mark; 3] = [
    Mark { sign: '.', meaning: "a free cell", is_told: false },
    Mark { sign: '#', meaning: "a blocked cell", is_told: false },
    Mark { sign: 'x', meaning: "the best move", is_told: true },
];

fn place(at: Placement) -> String {
    format!("row {}, column {}", at.row + 1, at.column + 1)
}

/// What the board's components are worth, and their sum.
fn values(board: &Board, solver: &mut Solver<'_>) -> Result<String, GaveUp> {
    let mut values = Vec::new();
    solver.squares().parts(board, &mut |part| values.push(part.value.get()))?;
    let sum = values.iter().fold(0, |sum, value| sum ^ value);
    Ok(match values.len() {
        1 => format!("The board is worth {sum}."),
        parts => format!("The board falls into {parts} parts worth {} = {sum}.", crate::words::joined(values, " xor ")),
    })
}

fn sizes() -> impl Iterator<Item = (usize, usize)> {
    (1..=8)
        .flat_map(|rows| (rows..=85).map(move |columns| (rows, columns)))
        .filter(|(rows, columns)| rows * columns <= 64 || (2..=3).contains(rows))
}

impl Room for Squares {
    type Position = Board;

    component!(Squares, ABOUT);

    fn short(&self, board: &Board) -> String {
        let cells = board.rows() * board.columns();
        if board.free() == cells { format!("{}x{}", board.rows(), board.columns()) } else { format!("{board}") }
    }

    fn moves<'a>(&'a self, board: &Board) -> Box<dyn Iterator<Item = Board> + 'a> {
        let board = *board;
        Box::new(board.anchors().iter().filter_map(move |at| board.place(at)))
    }

    fn say(&self, from: &Board, to: &Board) -> String {
        let at = from.anchors().iter().find(|at| from.place(*at) == Some(*to));
        at.map(|at| format!("place at {}", place(at))).unwrap_or_default()
    }

    fn outcome(&self, board: &Board, solver: &mut Solver<'_>) -> Result<Outcome, GaveUp> {
        Ok(solver.squares().outcome(board)?)
    }

    /// All placements share one budget.
    fn winning(&self, board: &Board, solver: &mut Solver<'_>) -> Result<Vec<Board>, GaveUp> {
        let mut winning = Vec::new();
        solver.squares().winning_moves(board, &mut |at| winning.extend(board.place(at)))?;
        Ok(winning)
    }

    fn best(&self, board: &Board, solver: &mut Solver<'_>) -> Result<Option<Board>, GaveUp> {
        Ok(solver.squares().best_move(board)?.and_then(|at| board.place(at)))
    }

    fn why(&self, board: &Board, solver: &mut Solver<'_>) -> Result<String, GaveUp> {
        Ok(match solver.squares().explain(board)?.reason {
            Reason::NoPlacement => "No 2×2 block fits, so no move is left.".into(),
            Reason::Centre(at) => format!(
                "The legal placements are symmetric about the middle: First takes it ({}) and then answers every placement \
                 by its point reflection.",
                place(at)
            ),
            Reason::Reflection => "The legal placements are symmetric about the middle and none overlaps its own \
                 reflection, so Second answers every placement by that."
                .into(),
            Reason::PairedRows => {
                "Every placement has a twin two rows (or columns) away, so Second answers by that and \
                 always has an answer."
                    .into()
            }
            Reason::Winning(at) => format!("{} Placing at {} makes that 0.", values(board, solver)?, place(at)),
            Reason::Balanced => format!("{} Every placement makes that something else.", values(board, solver)?),
            _ => values(board, solver)?,
        })
    }

    fn known(&self, board: &Board) -> String {
        let mut rest = board.anchors();
        let placements = u64::from(rest.len());
        let (mut parts, mut largest) = (0, 0);
        while !rest.is_empty() {
            largest = largest.max(rest.split_component().len());
            parts += 1;
        }
        format!(
            "{} are legal, in {} of at most {}, so the board is worth at most {placements}; no symmetry settles who wins",
            counted(placements, "placement"),
            counted(parts, "independent part"),
            counted(largest.into(), "placement")
        )
    }

    fn nodes(&self, solver: &mut Solver<'_>) -> Option<u64> {
        Some(solver.squares().nodes())
    }

    fn picture(&self, board: &Board, best: Option<&Board>) -> Option<Picture> {
        let cell = |row: usize, column: usize| match board.get(row, column) {
            Some(true) => 1,
            _ if best.is_some_and(|best| best.get(row, column) == Some(true)) => 2,
            _ => 0,
        };
        let row = |row: usize| (0..board.columns()).map(|column| cell(row, column)).collect();
        Some(Picture { rows: (0..board.rows()).map(row).collect(), marks: &MARKS })
    }

    fn verdict(&self, _: &Format, case: &Case<'_>, solver: &mut Solver<'_>) -> Result<Outcome, Refused> {
        let answer = match case.boards {
            [board] => solver.squares().outcome(board),
            boards => solver.squares().sum_outcome(boards),
        };
        answer.map_err(|gave_up| Refused::GaveUp(gave_up.into()))
    }

    fn subject(&self) -> Option<Subject<'_, Board>> {
        let mut solver = Limits { nodes: u64::MAX, ..Limits::default() }.boards();
        let sampled = move |(rows, columns): (usize, usize)| {
            let board = Board::new(rows, columns).ok()?;
            let grundy = solver.grundy(&board).unwrap_or(Nimber::ZERO);
            Some(Sampled {
                position: board,
                values: vec![Value::from(rows as u64), Value::from(columns as u64)],
                grundy,
            })
        };
        Some(Subject {
            description: "squares: empty boards of r × c cells, r ≤ c, r × c ≤ 64, and 2 or 3 rows of up to 85".into(),
            count: sizes().count(),
            positions: Box::new(sizes().filter_map(sampled)),
        })
    }

    fn mistaken(&self, name: &str) -> Option<Program<'_, Board>> {
        let odd = |board: &Board| board.anchors().len() % 2 == 1;
        (name == "count-parity").then(|| Box::new(odd) as Program<'_, Board>)
    }
}
