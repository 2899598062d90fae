//! `foregone judge`: answering judge files, by the table of each format.

mod board;
mod case;
mod line;

mod answers;

use crate::args::JudgeArgs;
use crate::failure::Failure;
use crate::input::Input;
use crate::output::Output;
use crate::special;
use answers::Judge;
use foregone_guide::Limits;
use std::cell::RefCell;
use std::io::{self, Write};
use std::rc::Rc;

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
/// let judged = judge("POJ 1082", b"2\n2001 11 3\n2001 13 1\n").unwrap();
/// assert_eq!(judged.answers, b"YES\n");
/// assert!(judged.fault.unwrap().starts_with("input:3:6: expected a month"));
/// ```
#[must_use]
pub fn judge(format: &str, input: &[u8]) -> Option<Judged> {
    let (room, format) = foregone_guide::format(format)?;
    let mut input = Input::new("input", Box::new(io::Cursor::new(input.to_vec())));
    let answers = Shared::default();
    let mut output = Output::new(Box::new(answers.clone()));
    let judge = Judge { room, format, line: special::line(room), limits: Limits::default() };
    let answered = judge.answer(&mut input, &mut output).map(|_| ());
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
    let (room, format) = args.format;
    let chosen = args.other.room(room, "judge")?;
    let line = if args.other.is_none() { special::line(room) } else { None };
    let mut input = Input::open(args.file.as_deref())?;
    let mut output = Output::stdout();
    let limits = Limits { nodes: args.budget.nodes(), ..Limits::default() };
    let answered = Judge { room: &*chosen, format, line, limits }.answer(&mut input, &mut output);
    output.flush()?;
    if let Some(note) = answered? {
        crate::print::note(&note);
    }
    Ok(())
}
