//! `foregone judge`: answering judge files.

mod format;

mod calendar;
mod calendar_line;
mod euclid;
mod powers;
mod squares;

pub(crate) use format::Format;
pub(crate) use squares::SLOTS;

use crate::args::JudgeArgs;
use crate::failure::Failure;
use crate::input::Input;
use crate::output::Output;
use crate::scan::skip_blank_lines;
use foregone::Date;

/// What the command line says of how to answer.
#[derive(Clone, Copy, Debug)]
struct Options {
    /// The nodes that the search of a board may take.
    budget: u64,
    /// Another deadline of the Calendar Game.
    deadline: Option<Date>,
}

/// Skips blank lines; false where nothing but them is left.
fn has_more(input: &mut Input, output: &mut Output) -> Result<bool, Failure> {
    // Whoever feeds us through a pipe may wait for the answers so far before sending on.
    if input.buffered().is_empty() {
        output.flush()?;
    }
    skip_blank_lines(input)
}

/// Answers the file; what was answered before a fault is written all the same.
pub(crate) fn run(args: &JudgeArgs) -> Result<(), Failure> {
    if args.deadline.is_some() && !args.format.has_deadline() {
        return Err(Failure::Usage {
            message: "--deadline is about the Calendar Game".into(),
            help: "leave it out, or judge calendar".into(),
        });
    }
    let mut input = Input::open(args.file.as_deref())?;
    let mut output = Output::stdout();
    let options = Options { budget: args.budget.nodes(), deadline: args.deadline };
    let answered = (args.format.answer)(&mut input, &mut output, options);
    output.flush()?;
    answered
}
