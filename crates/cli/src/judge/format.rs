//! The judge formats: their names, problem numbers, forms, and who answers them. The only list of them.

use super::{Options, calendar, euclid, powers, squares};
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
    pub(super) answer: fn(&mut Input, &mut Output, Options<'_>) -> Result<(), Failure>,
}

const FORMATS: &[Format] = &[
    Format {
        name: "calendar",
        aliases: &["poj1082", "hdu1079", "zoj1024"],
        title: "Calendar Game (Taejon 2001)",
        input: "T, then T lines `year month day`",
        output: "YES if First wins, else NO",
        answer: calendar::answer,
    },
    Format {
        name: "euclid",
        aliases: &["hdu1525", "poj2348"],
        title: "Euclid's Game (Waterloo 2002)",
        input: "lines `a b`, until `0 0`",
        output: "`Stan wins` if First wins, else `Ollie wins`",
        answer: euclid::answer,
    },
    Format {
        name: "powers",
        aliases: &["hdu1847"],
        title: "Good Luck in CET-4 Everybody!",
        input: "lines `n`, of any length, until the end of the input",
        output: "Kiki if First wins, else Cici",
        answer: powers::answer,
    },
    Format {
        name: "squares",
        aliases: &["hdu1760"],
        title: "A New Tetris Game",
        input: "boards: a line `N M`, then N rows of M digits 0 or 1, until the end of the input",
        output: "Yes if First wins, else No",
        answer: squares::answer,
    },
    Format {
        name: "squares-sum",
        aliases: &["hdu1809"],
        title: "A New Tetris Game (2)",
        input: "cases: a line `K`, then K boards as in squares, until the end of the input",
        output: "Yes if First wins the sum, else No",
        answer: squares::answer_sums,
    },
];

impl Format {
    /// The parser of the command line's argument.
    pub(crate) fn parser() -> impl TypedValueParser<Value = &'static Self> {
        let values = FORMATS.iter().map(|format| PossibleValue::new(format.name).aliases(format.aliases));
        PossibleValuesParser::new(values).try_map(|name| Self::find(&name).ok_or("no such format"))
    }

    /// The format of that name or problem number.
    pub(super) fn find(name: &str) -> Option<&'static Self> {
        FORMATS.iter().find(|format| format.name == name || format.aliases.contains(&name))
    }

    /// Whether the game of the format is the Calendar Game, which can be another one.
    pub(super) fn is_calendar(&self) -> bool {
        self.name == "calendar"
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
