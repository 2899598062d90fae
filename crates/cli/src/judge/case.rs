//! Reading a case, field after field, in whatever spacing.

use super::board::board;
use crate::failure::{Failure, Place};
use crate::input::Input;
use crate::scan::{Number, number, number_up_to, remainder, skip_blanks};
use foregone::sum::GaveUp;
use foregone_guide::{Board, Case, Ending, Field, Format, Limits, Lists, Refused};

/// The greatest number of boards in one case.
const MOST_BOARDS: u64 = 1_000_000;

/// The greatest number of numbers in the lists of one case: 32 MB.
const MOST_ITEMS: u64 = 1 << 22;

/// A case as it was read last, and where its parts stood.
#[derive(Default)]
pub(super) struct Words {
    start: Option<Place>,
    /// For messages, the numbers that are short enough to be told.
    read: Vec<Number>,
    numbers: Vec<u64>,
    /// The numbers of the lists, the index in them at which each list ends, and where each number stood.
    items: Vec<u64>,
    ends: Vec<usize>,
    places: Vec<Place>,
    boards: Vec<Board>,
}

impl Words {
    /// Reads a case; its first word is the next one. False where it is the zeros that end the input.
    pub(super) fn read(&mut self, input: &mut Input, format: &Format) -> Result<bool, Failure> {
        self.start = Some(input.place());
        self.read.clear();
        self.numbers.clear();
        self.items.clear();
        self.ends.clear();
        self.places.clear();
        self.boards.clear();
        let leading = format.leading();
        for (index, field) in format.fields.iter().enumerate() {
            match *field {
                Field::Number { what, .. } => {
                    let number = number(input, what, format.form)?;
                    self.numbers.push(number.value);
                    self.read.push(number);
                }
                Field::Remainder { what, .. } => self.numbers.push(remainder(input, what, format.form)?),
                Field::Numbers { of, each, what, .. } => {
                    let count = self.counted(of).saturating_mul(each as u64);
                    self.list(count, input, what, format)?;
                }
                Field::Lists { of, count, what, .. } => {
                    for _ in 0..self.counted(of) {
                        let count = number_up_to(MOST_ITEMS, input, count, format.form)?;
                        self.list(count, input, what, format)?;
                    }
                }
                Field::Board => self.boards.push(board(input, format.form)?),
                Field::Boards => self.boards(input, format)?,
            }
            let is_end = format.ending == Ending::Zeros && index + 1 == leading;
            if is_end && self.numbers.iter().all(|number| *number == 0) {
                return Ok(false);
            }
        }
        Ok(true)
    }

    /// The number that says how many there are of what follows.
    fn counted(&self, of: usize) -> u64 {
        self.numbers.get(of).copied().unwrap_or(0)
    }

    /// Reads a list of so many numbers.
    fn list(&mut self, count: u64, input: &mut Input, what: &str, format: &Format) -> Result<(), Failure> {
        let room = MOST_ITEMS.saturating_sub(self.items.len() as u64);
        if count > room || self.ends.len() as u64 == MOST_ITEMS {
            let message = format!("expected at most {MOST_ITEMS} numbers in the lists of a case, found {count} more");
            return Err(input.error(self.start.unwrap_or_else(|| input.place()), message, format.form));
        }
        for _ in 0..count {
            if skip_blanks(input)?.is_some() {
                self.places.push(input.place());
            }
            self.items.push(number_up_to(u64::MAX, input, what, format.form)?);
        }
        self.ends.push(self.items.len());
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

    pub(super) fn case(&self) -> Case<'_> {
        let lists = Lists::new(&self.items, &self.ends);
        Case { numbers: &self.numbers, lists, boards: &self.boards }
    }

    /// Refuses a number that is too large to be told from others; a room may have refused it before, and said more.
    pub(super) fn check(&self, input: &Input, format: &Format) -> Result<(), Failure> {
        let Some((index, number)) = self.read.iter().enumerate().find(|(_, number)| number.is_too_large) else {
            return Ok(());
        };
        let told = |field: &Field| if let Field::Number { what, .. } = field { Some(*what) } else { None };
        let what = format.fields.iter().filter_map(told).nth(index).unwrap_or("a number");
        let message = format!("expected {what}, at most {}, found {}", u64::MAX, number.quoted());
        Err(input.error(number.place, message, format.form))
    }

    /// Why the case has no answer, with its place.
    pub(super) fn refused(&self, input: &Input, format: &Format, limits: Limits, refused: Refused) -> Failure {
        let start = self.start.unwrap_or_else(|| input.place());
        let help = |help: String| if help.is_empty() { format.form.into() } else { help };
        match refused {
            Refused::Item { list, at, expected, help: how } => {
                let begin = list.checked_sub(1).map_or(0, |before| self.ends.get(before).copied().unwrap_or(0));
                let found = self.items.get(begin + at).map(|item| format!(", found {item}")).unwrap_or_default();
                let place = self.places.get(begin + at).copied().unwrap_or(start);
                input.error(place, format!("expected {expected}{found}"), help(how))
            }
            Refused::GaveUp(error @ GaveUp::Memory { .. }) => {
                input.error(start, error.to_string(), "give smaller numbers")
            }
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
