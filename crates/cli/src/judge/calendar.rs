//! Answering the Calendar Game's judge format.

use super::{Options, calendar_line, has_more};
use crate::calendar::Variant;
use crate::failure::Failure;
use crate::input::Input;
use crate::output::{Answer, Output};
use crate::scan::{Number, end_of_line, number, skip_blank_lines, unexpected};
use foregone::calendar::{self, Deadline, Position};
use foregone::{Date, DateError, Outcome};

const FORM: &str =
    "the first line is T, the number of cases; each case is a line `year month day` such as `1999 12 31`";

/// By whether First wins: an index, since on random input a branch would be mispredicted every other time.
static ANSWERS: [Answer; 2] = [Answer::new("NO"), Answer::new("YES")];

/// The dates that are positions, and who wins from them.
enum Game<'a> {
    /// The problem's, by the table.
    Classic,
    /// Those of another deadline.
    Before(Deadline),
    /// Those of a file.
    Variant(&'a Variant),
}

impl Game<'_> {
    fn first(&self) -> Date {
        match self {
            Self::Classic => Position::FIRST.date(),
            Self::Before(_) => Date::MIN,
            Self::Variant(variant) => variant.rules().first(),
        }
    }

    fn last(&self) -> Date {
        match self {
            Self::Classic => Position::DEADLINE.date(),
            Self::Before(game) => game.date(),
            Self::Variant(variant) => variant.rules().deadline(),
        }
    }

    /// Who wins from `date`, or `None` where it is no position.
    fn outcome(&self, date: Date) -> Option<Outcome> {
        match self {
            Self::Classic => Position::new(date).ok().map(calendar::outcome),
            Self::Before(game) => game.outcome(date).ok(),
            Self::Variant(variant) => variant.outcome(date),
        }
    }
}

/// Answers T cases.
pub(super) fn answer(input: &mut Input, output: &mut Output, options: Options<'_>) -> Result<(), Failure> {
    let game = match (options.variant, options.deadline) {
        (Some(variant), _) => Game::Variant(variant),
        (None, Some(deadline)) => Game::Before(Deadline::new(deadline)),
        (None, None) => Game::Classic,
    };
    let is_classic = matches!(game, Game::Classic);
    skip_blank_lines(input)?;
    let declared = number(input, "the number of cases", FORM)?;
    end_of_line(input, FORM)?;
    let mut answered = 0;
    while answered < declared.value {
        let plain = if is_classic { calendar_line::parse(input.buffered()) } else { None };
        if let Some((position, length)) = plain {
            input.take_line(length);
            put(output, calendar::outcome(position))?;
        } else {
            if !has_more(input, output)? {
                return Err(ended_early(input, &declared, answered));
            }
            put(output, case(input, &game)?)?;
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
fn put(output: &mut Output, outcome: Outcome) -> Result<(), Failure> {
    output.put(&ANSWERS[usize::from(outcome.is_win())])
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
fn case(input: &mut Input, game: &Game<'_>) -> Result<Outcome, Failure> {
    let year = number(input, "a year", FORM)?;
    let month = number(input, "a month", FORM)?;
    let day = number(input, "a day", FORM)?;
    let (first, last) = (game.first(), game.last());
    let refused = |number: &Number, message: String| {
        input.error(number.place, message, format!("a position is a date from {first} to {last}"))
    };
    let date = date(&year, &month, &day).map_err(|error| match error {
        DateError::Month { .. } => refused(&month, format!("expected a month from 1 to 12, found {}", month.quoted())),
        DateError::Day { year, month, .. } => {
            let last = foregone::date::days_in_month(year, month);
            refused(&day, format!("expected a day from 1 to {last} ({year:04}-{month:02}), found {}", day.quoted()))
        }
        _ => {
            let (first, last) = (first.year(), last.year());
            refused(&year, format!("expected a year from {first} to {last}, found {}", year.quoted()))
        }
    })?;
    let outcome = game.outcome(date).ok_or_else(|| refused(&year, format!("{date} is out of range")))?;
    end_of_line(input, FORM)?;
    Ok(outcome)
}

fn date(year: &Number, month: &Number, day: &Number) -> Result<Date, DateError> {
    // What does not fit is out of range as the type's greatest value is.
    let year = u16::try_from(year.value).unwrap_or(u16::MAX);
    let month = u8::try_from(month.value).unwrap_or(u8::MAX);
    let day = u8::try_from(day.value).unwrap_or(u8::MAX);
    Date::new(year, month, day)
}
