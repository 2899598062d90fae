//! `foregone judge`: answering judge files.

mod format;

mod calendar;
mod calendar_line;
mod euclid;
mod powers;
mod squares;

pub(crate) use format::Format;
pub(crate) use squares::SLOTS;

use crate::args::{BUDGET, JudgeArgs};
use crate::calendar::Variant;
use crate::failure::Failure;
use crate::input::Input;
use crate::output::Output;
use crate::scan::skip_blank_lines;
use foregone::Date;
use std::cell::RefCell;
use std::io::{self, Write};
use std::rc::Rc;

/// What the command line says of how to answer.
#[derive(Clone, Copy, Debug)]
struct Options<'a> {
    /// The nodes that the search of a board may take.
    budget: u64,
    /// Another deadline of the Calendar Game.
    deadline: Option<Date>,
    /// A variant of it.
    variant: Option<&'a Variant>,
}

/// Skips blank lines; false where nothing but them is left.
fn has_more(input: &mut Input, output: &mut Output) -> Result<bool, Failure> {
    // Whoever feeds us through a pipe may wait for the answers so far before sending on.
    if input.buffered().is_empty() {
        output.flush()?;
    }
    skip_blank_lines(input)
}

/// What came of judging an input.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Judged {
    /// The answers, those before a fault.
    pub answers: Vec<u8>,
    /// The fault that ended it early, with its place.
    pub fault: Option<String>,
}

/// Answers an input in memory, as the command `judge` does; `None` where there is no format of that name.
///
/// # Example
///
/// ```
/// use foregone_cli::judge;
///
/// let judged = judge("poj1082", b"2\n2001 11 3\n2001 13 1\n").unwrap();
/// assert_eq!(judged.answers, b"YES\n");
/// assert!(judged.fault.unwrap().starts_with("input:3:6: expected a month"));
/// ```
#[must_use]
pub fn judge(format: &str, input: &[u8]) -> Option<Judged> {
    let format = Format::find(format)?;
    let mut input = Input::new("input", Box::new(io::Cursor::new(input.to_vec())));
    let answers = Shared::default();
    let mut output = Output::new(Box::new(answers.clone()));
    let options = Options { budget: BUDGET, deadline: None, variant: None };
    let answered = (format.answer)(&mut input, &mut output, options);
    let flushed = output.flush();
    let fault = answered.and(flushed).err().map(|failure| failure.to_string());
    Some(Judged { answers: answers.0.take(), fault })
}

/// Bytes that can be read after their writer has been given away.
#[derive(Clone, Default)]
struct Shared(Rc<RefCell<Vec<u8>>>);

impl Write for Shared {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.0.borrow_mut().extend_from_slice(bytes);
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

/// Answers the file; what was answered before a fault is written all the same.
pub(crate) fn run(args: &JudgeArgs) -> Result<(), Failure> {
    args.other.only_for_calendar(args.format.is_calendar(), "judge")?;
    let variant = args.other.rules.as_deref().map(Variant::read).transpose()?;
    let mut input = Input::open(args.file.as_deref())?;
    let mut output = Output::stdout();
    let options = Options { budget: args.budget.nodes(), deadline: args.other.deadline, variant: variant.as_ref() };
    let answered = (args.format.answer)(&mut input, &mut output, options);
    output.flush()?;
    answered
}
