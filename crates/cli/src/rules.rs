//! `foregone rules`: what a game is, or what the rules in a file come to.

use crate::args::RulesArgs;
use crate::failure::Failure;
use crate::game::names;
use crate::print::{print, quoted};
use crate::special;
use foregone_guide::{About, format, room};
use serde::Serialize;
use std::fmt;
use std::path::Path;

/// What is said of a game.
#[derive(Serialize)]
struct Report {
    game: &'static str,
    title: &'static str,
    rules: &'static str,
    notation: &'static str,
    examples: &'static [&'static str],
    problems: Vec<FormatReport>,
    facts: Vec<Sourced>,
    mistakes: Vec<Named>,
}

/// A judge format and its problems.
#[derive(Serialize)]
struct FormatReport {
    format: &'static str,
    title: &'static str,
    problems: Vec<String>,
    input: String,
    output: String,
}

#[derive(Serialize)]
struct Sourced {
    fact: &'static str,
    source: &'static str,
}

#[derive(Serialize)]
struct Named {
    name: &'static str,
    mistake: &'static str,
}

/// Prints what is said of the game, or what the rules in the file come to.
pub(crate) fn run(args: &RulesArgs) -> Result<(), Failure> {
    let name = args.game.as_deref().and_then(Path::to_str).unwrap_or_default();
    let found = room(&name.to_lowercase()).or_else(|| format(name).map(|(room, _)| room));
    let is_path = args.game.is_none() || name == "-" || name.contains(['.', '/', '\\']) || Path::new(name).exists();
    match found {
        Some(room) => print(&Report::from(room.about()), args.json),
        None if is_path => special::rules(args.game.as_deref().filter(|_| !args.schema), args.json),
        None => Err(Failure::Usage {
            message: format!("{} is neither a game nor a file", quoted(name)),
            help: format!("the games are {}", names(|_| true).join(", ")),
        }),
    }
}

impl From<&'static About> for Report {
    fn from(about: &'static About) -> Self {
        let problems = about.formats.iter().map(|format| FormatReport {
            format: format.name,
            title: format.title,
            problems: format.problems.iter().map(ToString::to_string).collect(),
            input: format.input(),
            output: format.output(),
        });
        let facts = about.facts.iter().map(|fact| Sourced { fact: fact.text, source: fact.source });
        let mistakes = about.mistakes.iter().map(|mistake| Named { name: mistake.name, mistake: mistake.words });
        Self {
            game: about.name,
            title: about.title,
            rules: about.rules,
            notation: about.notation,
            examples: about.examples,
            problems: problems.collect(),
            facts: facts.collect(),
            mistakes: mistakes.collect(),
        }
    }
}

impl fmt::Display for Report {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let bold = anstyle::Style::new().bold();
        writeln!(f, "{bold}{}{bold:#} ({})\n  {}", self.title, self.game, self.rules)?;
        writeln!(f, "\npositions: {}", self.notation)?;
        for FormatReport { format, title, problems, input, output } in &self.problems {
            writeln!(f, "\njudge {format}: {title} ({})\n  in:  {input}\n  out: {output}", problems.join(", "))?;
        }
        writeln!(f, "\nknown:")?;
        self.facts.iter().try_for_each(|Sourced { fact, source }| writeln!(f, "  {fact}\n    {source}"))?;
        if !self.mistakes.is_empty() {
            writeln!(f, "\nwrong rules that people program:")?;
        }
        self.mistakes.iter().try_for_each(|Named { name, mistake }| writeln!(f, "  {name}: {mistake}"))?;
        let (game, example) = (self.game, self.examples.first().unwrap_or(&""));
        writeln!(f, "\nnext: foregone solve {game} {example}")
    }
}
