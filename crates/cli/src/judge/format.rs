//! The judge formats: their names, problem numbers, forms, and who answers them. The only list of them.

use super::calendar;
use crate::failure::Failure;
use crate::input::Input;
use crate::output::Output;
use clap::builder::{PossibleValue, PossibleValuesParser, TypedValueParser};
use std::fmt::Write;

/// A judge format.
#[derive(Debug)]
pub(crate) struct Format {
    name: &'static str,
    /// Problem numbers, as judges number them.
    aliases: &'static [&'static str],
    title: &'static str,
    input: &'static str,
    output: &'static str,
    pub(crate) answer: fn(&mut Input, &mut Output) -> Result<(), Failure>,
}

const FORMATS: &[Format] = &[Format {
    name: "calendar",
    aliases: &["poj1082", "hdu1079", "zoj1024"],
    title: "Calendar Game (Taejon 2001)",
    input: "T, then T lines `year month day`",
    output: "YES if First wins, else NO",
    answer: calendar::answer,
}];

impl Format {
    /// The parser of the command line's argument.
    pub(crate) fn parser() -> impl TypedValueParser<Value = &'static Self> {
        let values = FORMATS.iter().map(|format| PossibleValue::new(format.name).aliases(format.aliases));
        PossibleValuesParser::new(values).try_map(|name| {
            let named = |format: &&Self| format.name == name || format.aliases.contains(&name.as_str());
            FORMATS.iter().find(named).ok_or("no such format")
        })
    }

    /// The list for `-h`: names and problem numbers.
    pub(crate) fn help() -> String {
        let mut text = String::from("Formats:\n");
        for Self { name, aliases, title, .. } in FORMATS {
            let _ = writeln!(text, "  {name:<12} {:<28} {title}", aliases.join(", "));
        }
        text + "\nExamples:\n  \
            foregone judge calendar dates.txt\n  \
            printf '1\\n2001 11 3\\n' | foregone judge hdu1079"
    }

    /// The list for `--help`: forms of input and output too.
    pub(crate) fn long_help() -> String {
        let mut text = Self::help();
        let _ = write!(text, "\n\nForms:");
        for Self { name, input, output, .. } in FORMATS {
            let _ = write!(text, "\n  {name:<12} in:  {input}\n  {:<12} out: {output}", "");
        }
        text
    }
}
