//! `foregone solve`: one position, answered and explained.

mod report;

pub(crate) use report::{MoveReport, Verdict};

use crate::args::SolveArgs;
use crate::failure::Failure;
use crate::game::{ask, position, stuck};
use crate::print::print;
use crate::progress;
use foregone_guide::{Limits, Stuck};
use report::Report;

/// Prints the answer as text or JSON.
pub(crate) fn run(args: &SolveArgs) -> Result<(), Failure> {
    let chosen = args.other.room(args.game, "solve a date of")?;
    let room = &*chosen;
    if let Some(answer) = room.beyond(&args.position) {
        return print(&Report::new(room, &args.position, answer), args.json);
    }
    let position = position(room, &args.position)?;
    let limits = Limits { nodes: args.budget.nodes(), shortcuts: !args.no_shortcuts };
    // The answer may fail where the question itself does not, and then there is something to say too.
    let answer = || ask(&[&*position], limits, |solver| Ok(position.answer(solver)));
    let answer = progress::during("searching; --budget NODES limits it", answer).map_err(stuck)?;
    let answer = answer.map_err(|error| {
        let known = position.known();
        let Stuck { message, help } = Stuck::from(error);
        stuck(Stuck { message: if known.is_empty() { message } else { format!("{message}; {known}") }, help })
    })?;
    print(&Report::new(room, &position.notation(), answer).within(limits), args.json)
}
