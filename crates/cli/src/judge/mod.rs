//! `foregone judge`: answering judge files.

mod calendar;
mod calendar_line;
mod format;

pub(crate) use format::Format;

use crate::args::JudgeArgs;
use crate::failure::Failure;
use crate::input::Input;
use crate::output::Output;

/// Answers the file; what was answered before a fault is written all the same.
pub(crate) fn run(args: &JudgeArgs) -> Result<(), Failure> {
    let mut input = Input::open(args.file.as_deref())?;
    let mut output = Output::stdout();
    let answered = (args.format.answer)(&mut input, &mut output);
    output.flush()?;
    answered
}
