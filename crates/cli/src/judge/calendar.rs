//! Answering the Calendar Game's judge format.

use super::{calendar_line, has_more};
use crate::failure::Failure;
use crate::input::Input;
use crate::output::{Answer, Output};
use crate::scan::{Number, end_of_line, number, skip_blank_lines, unexpected};
use foregone::calendar::{self, Position, PositionError};
use foregone::{DateError, date::ParseDateError};

const FORM: &str =
    "the first line is T, the number of cases; each case is a line `year month day` such as `1999 12 31`";

/// By whether First wins: an index, since on random input a branch would be mispredicted every other time.
static ANSWERS: [Answer; 2] = [Answer::new("NO"), Answer::new("YES")];

/// Answers T cases.
pub(super) fn answer(input: &mut Input, output: &mut Output, _: u64) -> Result<(), Failure> {
    skip_blank_lines(input)?;
    let declared = number(input, "the number of cases", FORM)?;
    end_of_line(input, FORM)?;
    let mut answered = 0;
    while answered < declared.value {
        if let Some((position, length)) = calendar_line::parse(input.buffered()) {
            input.take_line(length);
            put(output, position)?;
        } else {
            if !has_more(input, output)? {
                return Err(ended_early(input, &declared, answered));
            }
            put(output, case(input)?)?;
        }
        answered += 1;
    }
    if has_more(input, output)? {
        let line = declared.place.line;
        let expected = format!("the end of the input after the number of cases on line {line}, {answered}");
        return Err(unexpected(input, &expected, "set T on the first line to the number of cases that follow"));
    }
    Ok(())
}

#[inline]
fn put(output: &mut Output, position: Position) -> Result<(), Failure> {
    output.put(&ANSWERS[usize::from(calendar::outcome(position).is_win())])
}

fn ended_early(input: &Input, declared: &Number, answered: u64) -> Failure {
    let message = format!(
        "the input ends after {answered} of the {} cases that line {} announces",
        declared.quoted(),
        declared.place.line
    );
    input.error(input.place(), message, "add the missing cases, or set T on the first line to their number")
}

/// Reads one case, in whatever spacing.
fn case(input: &mut Input) -> Result<Position, Failure> {
    let year = number(input, "a year", FORM)?;
    let month = number(input, "a month", FORM)?;
    let day = number(input, "a day", FORM)?;
    let position = position(&year, &month, &day).map_err(|error| refused(input, error, &year, &month, &day))?;
    end_of_line(input, FORM)?;
    Ok(position)
}

fn position(year: &Number, month: &Number, day: &Number) -> Result<Position, PositionError> {
    // What does not fit is out of range as the type's greatest value is.
    let year = u16::try_from(year.value).unwrap_or(u16::MAX);
    let month = u8::try_from(month.value).unwrap_or(u8::MAX);
    let day = u8::try_from(day.value).unwrap_or(u8::MAX);
    Position::from_ymd(year, month, day)
}

fn refused(input: &Input, error: PositionError, year: &Number, month: &Number, day: &Number) -> Failure {
    let help = format!("a position is a date from {} to {}", Position::FIRST, Position::DEADLINE);
    let (place, message) = match error {
        PositionError::NotADate(ParseDateError::Date(DateError::Month { .. })) => {
            (month.place, format!("expected a month from 1 to 12, found {}", month.quoted()))
        }
        PositionError::NotADate(ParseDateError::Date(DateError::Day { year, month, .. })) => {
            let last = foregone::date::days_in_month(year, month);
            (day.place, format!("expected a day from 1 to {last} ({year:04}-{month:02}), found {}", day.quoted()))
        }
        PositionError::OutOfRange { date } => (year.place, format!("{date} is out of range")),
        _ => {
            let (first, last) = (Position::FIRST.date().year(), Position::DEADLINE.date().year());
            (year.place, format!("expected a year from {first} to {last}, found {}", year.quoted()))
        }
    };
    input.error(place, message, help)
}
