//! Answering case after case.

use super::case::Words;
use super::line::{answer_lines, answer_plain};
use crate::failure::Failure;
use crate::input::Input;
use crate::output::{Answer, Output};
use crate::scan::{Number, number, skip_blanks, unexpected};
use crate::special::Line;
use foregone::sum::Solver;
use foregone_guide::{Answers, AnyRoom, Ending, Field, Format, Limits};

/// A format, and how its cases are answered.
pub(super) struct Judge<'a> {
    pub(super) room: &'a dyn AnyRoom,
    pub(super) format: &'static Format,
    /// A faster reader of plain lines than the one for all formats.
    pub(super) line: Option<Line>,
    pub(super) limits: Limits,
}

/// Skips blanks; false where nothing but them is left.
fn has_more(input: &mut Input, output: &mut Output) -> Result<bool, Failure> {
    // Whoever feeds us through a pipe may wait for the answers so far before sending on.
    if input.buffered().iter().all(u8::is_ascii_whitespace) {
        output.flush()?;
    }
    Ok(skip_blanks(input)?.is_some())
}

impl Judge<'_> {
    /// Answers every case; a word to say where the input has not ended as the format says.
    pub(super) fn answer(&self, input: &mut Input, output: &mut Output) -> Result<Option<String>, Failure> {
        input.skip_mark()?;
        let fixed = match self.format.answers {
            Answers::Words(words) => Some(words.map(Answer::new)),
            Answers::Numbered(_) | Answers::Written(_) => None,
        };
        let declared = match self.format.ending {
            Ending::Count => Some(number(input, "the number of cases", self.format.form)?),
            Ending::End | Ending::Zeros => None,
        };
        let most = declared.as_ref().map_or(u64::MAX, |declared| declared.value);
        let mut solver = Solver::new(self.limits.boards(), &mut []);
        let mut words = Words::default();
        let mut answered = 0;
        while answered < most {
            if let Some(fixed) = &fixed {
                answered += self.plain_lines(input, output, fixed, most - answered)?;
            }
            if answered == most {
                break;
            }
            let before = input.place();
            if !has_more(input, output)? {
                return match (&declared, self.format.ending) {
                    (Some(declared), _) => Err(ended_early(input, declared, answered)),
                    (None, Ending::Zeros) => Ok(Some(self.without_zeros(input))),
                    (None, _) => Ok(None),
                };
            }
            // Behind the blanks there may be a plain line.
            if input.place() != before {
                continue;
            }
            if !words.read(input, self.format)? {
                return self.end(input, output, &format!("the end of the input after `{}`", self.format.last_case()));
            }
            self.answer_case(input, output, &words, fixed.as_ref(), answered + 1, &mut solver)?;
            answered += 1;
        }
        let line = declared.map_or(0, |declared| declared.place.line);
        let expected = format!("the end of the input after the number of cases on line {line}, {answered}");
        self.end(input, output, &expected)
    }

    /// Answers the case that was read, the one of that number.
    fn answer_case(
        &self,
        input: &Input,
        output: &mut Output,
        words: &Words,
        fixed: Option<&[Answer; 2]>,
        number: u64,
        solver: &mut Solver<'_>,
    ) -> Result<(), Failure> {
        let (room, format, case) = (self.room, self.format, words.case());
        let refused = |refused| words.refused(input, format, self.limits, refused);
        if let Answers::Written(_) = format.answers {
            let mut text = String::new();
            room.reply(format, &case, solver, &mut text).map_err(refused)?;
            words.check(input, format)?;
            return output.put_text(&(text + "\n"));
        }
        let wins = room.verdict(format, &case, solver).map_err(refused)?.is_win();
        words.check(input, format)?;
        match (fixed, format.answers) {
            (Some(fixed), _) => output.put(&fixed[usize::from(wins)]),
            (None, Answers::Words(words)) => output.put_text(&format!("{}\n", words[usize::from(wins)])),
            (None, Answers::Numbered(words)) => {
                output.put_text(&format!("Case {number}: {}\n", words[usize::from(wins)]))
            }
            (None, Answers::Written(_)) => Ok(()),
        }
    }

    /// Answers plain lines as long as there are some, at most so many; how many there were.
    fn plain_lines(
        &self,
        input: &mut Input,
        output: &mut Output,
        answers: &[Answer; 2],
        most: u64,
    ) -> Result<u64, Failure> {
        let is_number = |field: &Field| matches!(field, Field::Number { .. } | Field::Remainder { .. });
        // By whether First wins: an index, since on random input a branch would be mispredicted every other time.
        let put = |wins: bool| output.put(&answers[usize::from(wins)]);
        if let Some(line) = self.line {
            return answer_lines(line, input, most, put);
        }
        let zeros_end = self.format.ending == Ending::Zeros;
        match self.format.fields {
            fields if !fields.iter().all(is_number) => Ok(0),
            [_] => answer_plain::<1>(self.room, zeros_end, input, most, put),
            [_, _] => answer_plain::<2>(self.room, zeros_end, input, most, put),
            [_, _, _] => answer_plain::<3>(self.room, zeros_end, input, most, put),
            _ => Ok(0),
        }
    }

    /// Nothing may follow.
    fn end(&self, input: &mut Input, output: &mut Output, expected: &str) -> Result<Option<String>, Failure> {
        if !has_more(input, output)? {
            return Ok(None);
        }
        let help = match self.format.ending {
            Ending::Zeros => format!("cases stand before the line `{}`", self.format.last_case()),
            _ => "set T on the first line to the number of cases that follow".into(),
        };
        Err(unexpected(input, expected, &help))
    }

    fn without_zeros(&self, input: &Input) -> String {
        let place = input.place();
        let last = self.format.last_case();
        format!("{}:{}:{}: the input ends without the line `{last}`", input.name(), place.line, place.column)
    }
}

fn ended_early(input: &Input, declared: &Number, answered: u64) -> Failure {
    let message = format!(
        "the input ends after {answered} of the {} cases that line {} announces",
        declared.quoted(),
        declared.place.line
    );
    input.error(input.place(), message, "add the missing cases, or set T on the first line to their number")
}
