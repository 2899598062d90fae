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
    let mut input = Input::open(args.file.as_deref())?;
    let mut output = Output::stdout();
    let answered = (args.format.answer)(&mut input, &mut output, args.budget.nodes());
    output.flush()?;
    answered
}
