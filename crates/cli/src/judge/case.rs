//! Reading a case, field after field, in whatever spacing.

use super::board::board;
use crate::failure::{Failure, Place};
use crate::input::Input;
use crate::scan::{Number, number, number_up_to, remainder, skip_blanks};
use foregone_guide::{Board, Case, Field, Format, Limits, Refused};

/// The greatest number of boards in one case.
const MOST_BOARDS: u64 = 1_000_000;

/// A case as it was read last, and where its parts stood.
#[derive(Default)]
pub(super) struct Words {
    start: Option<Place>,
    /// For messages, the numbers that are short enough to be told.
    read: Vec<Number>,
    numbers: Vec<u64>,
    boards: Vec<Board>,
}

impl Words {
    /// Reads a case; its first word is the next one.
    pub(super) fn read(&mut self, input: &mut Input, format: &Format) -> Result<(), Failure> {
        self.start = Some(input.place());
        self.read.clear();
        self.numbers.clear();
        self.boards.clear();
        for field in format.fields {
            match field {
                Field::Number { what, .. } => {
                    let number = number(input, what, format.form)?;
                    self.numbers.push(number.value);
                    self.read.push(number);
                }
                Field::Remainder { what, .. } => self.numbers.push(remainder(input, what, format.form)?),
                Field::Board => self.boards.push(board(input, format.form)?),
                Field::Boards => self.boards(input, format)?,
            }
        }
        Ok(())
    }

    fn boards(&mut self, input: &mut Input, format: &Format) -> Result<(), Failure> {
        let line = input.place().line;
        let count = number_up_to(MOST_BOARDS, input, "the number of boards", format.form)?;
        for read in 0..count {
            if skip_blanks(input)?.is_none() {
                let message = format!("the input ends after {read} of the {count} boards that line {line} announces");
                return Err(input.error(input.place(), message, format.form));
            }
            self.boards.push(board(input, format.form)?);
        }
        Ok(())
    }

    pub(super) fn numbers(&self) -> &[u64] {
        &self.numbers
    }

    pub(super) fn case(&self) -> Case<'_> {
        Case { numbers: &self.numbers, boards: &self.boards }
    }

    /// Refuses a number that is too large to be told from others; a room may have refused it before, and said more.
    pub(super) fn check(&self, input: &Input, format: &Format) -> Result<(), Failure> {
        let Some((index, number)) = self.read.iter().enumerate().find(|(_, number)| number.is_too_large) else {
            return Ok(());
        };
        let what = match format.fields.get(index) {
            Some(Field::Number { what, .. }) => what,
            _ => "a number",
        };
        let message = format!("expected {what}, at most {}, found {}", u64::MAX, number.quoted());
        Err(input.error(number.place, message, format.form))
    }

    /// Why the case has no answer, with its place.
    pub(super) fn refused(&self, input: &Input, format: &Format, limits: Limits, refused: Refused) -> Failure {
        let start = self.start.unwrap_or_else(|| input.place());
        let help = |help: String| if help.is_empty() { format.form.into() } else { help };
        match refused {
            Refused::GaveUp(_) => {
                input.gave_up(start, &format!("this board takes a search of more than {} nodes", limits.nodes))
            }
            Refused::Whole { message, help: how } => input.error(start, message, help(how)),
            Refused::Field { at, expected, help: how } => {
                let number = self.read.get(at);
                let found = number.map(|number| format!(", found {}", number.quoted())).unwrap_or_default();
                let place = number.map_or(start, |number| number.place);
                input.error(place, format!("expected {expected}{found}"), help(how))
            }
        }
    }
}
