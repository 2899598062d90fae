//! Names as people write them, on the command line: of games, and of judge formats.

use clap::builder::{PossibleValue, TypedValueParser};
use clap::error::ErrorKind;
use clap::{Arg, Command, Error};
use foregone_guide::{AnyRoom, Format, ROOMS, format, nearest_formats, room};
use std::ffi::OsStr;

/// The parser of a game that fulfils a condition, by its name or that of a problem.
#[derive(Clone)]
pub(crate) struct GameParser(pub(crate) fn(&dyn AnyRoom) -> bool);

impl TypedValueParser for GameParser {
    type Value = &'static dyn AnyRoom;

    fn parse_ref(&self, command: &Command, _: Option<&Arg>, value: &OsStr) -> Result<Self::Value, Error> {
        let name = value.to_string_lossy();
        let found = room(&name.to_lowercase()).or_else(|| format(&name).map(|(room, _)| room));
        found.filter(|room| self.0(*room)).ok_or_else(|| {
            let games = crate::game::names(self.0).join(", ");
            let near = nearest(&name, crate::game::names(self.0)).map(|near| format!("; did you mean {near}?"));
            let name = crate::print::quoted(&name);
            refused(command, &format!("expected a game, one of {games}, found {name}{}", near.unwrap_or_default()))
        })
    }

    fn possible_values(&self) -> Option<Box<dyn Iterator<Item = PossibleValue> + '_>> {
        let rooms = ROOMS.iter().filter(|room| self.0(**room)).map(|room| room.about());
        Some(Box::new(rooms.map(|about| PossibleValue::new(about.name).help(about.title))))
    }
}

/// The parser of a judge format, by its name or that of a problem.
#[derive(Clone)]
pub(crate) struct FormatParser;

impl TypedValueParser for FormatParser {
    type Value = (&'static dyn AnyRoom, &'static Format);

    fn parse_ref(&self, command: &Command, _: Option<&Arg>, value: &OsStr) -> Result<Self::Value, Error> {
        let name = value.to_string_lossy();
        format(&name).ok_or_else(|| {
            let near = nearest_formats(&name, &strsim::damerau_levenshtein).into_iter().map(|format| {
                let problems: Vec<String> = format.problems.iter().map(ToString::to_string).collect();
                format!("{} ({})", format.name, problems.join(", "))
            });
            let near = near.collect::<Vec<_>>().join("; ");
            refused(
                command,
                &format!("no judge format is called {}; the nearest are {near}", crate::print::quoted(&name)),
            )
        })
    }

    fn possible_values(&self) -> Option<Box<dyn Iterator<Item = PossibleValue> + '_>> {
        let formats = ROOMS.iter().flat_map(|room| room.about().formats);
        Some(Box::new(formats.map(|format| PossibleValue::new(format.name).help(format.title))))
    }
}

/// The nearest of the names, if one is near.
pub(crate) fn nearest<'a>(name: &str, names: Vec<&'a str>) -> Option<&'a str> {
    let similar = |known: &str| strsim::jaro(&name.to_lowercase(), known);
    let nearest = names.into_iter().max_by(|one, other| similar(one).total_cmp(&similar(other)))?;
    (similar(nearest) > 0.7).then_some(nearest)
}

/// A usage error, in the words of the command line's own.
fn refused(command: &Command, message: &str) -> Error {
    Error::raw(ErrorKind::InvalidValue, format!("{message}\n\nFor more information, try '--help'.\n")).with_cmd(command)
}
