//! Runs the sections asked for and prints their tables; fails where a bar does.

use foregone_bench::Result;
use foregone_bench::measure::{Measure, Size};
use foregone_bench::sections::SECTIONS;
use lexopt::prelude::{Long, Short, Value, ValueExt};
use std::process::ExitCode;

const USAGE: &str = "\
usage: bench/run [SECTION…] [--lines N] [--rounds N]

  SECTION     calendar, deadline, euclid, powers or squares; all sections if none is named
  --lines N   lines of Calendar's judge file (10000000); the files of pairs and numbers have a tenth
  --rounds N  rounds in which judge programs take turns (7)";

fn main() -> ExitCode {
    match run() {
        Ok(true) => ExitCode::SUCCESS,
        Ok(false) => ExitCode::from(1),
        Err(error) => {
            eprintln!("bench: {error}");
            ExitCode::from(2)
        }
    }
}

/// Whether every bar holds.
fn run() -> Result<bool> {
    let mut size = Size::default();
    let mut sections: Vec<&[Measure]> = Vec::new();
    let mut arguments = lexopt::Parser::from_env();
    while let Some(argument) = arguments.next()? {
        match argument {
            Long("lines") => size.lines = arguments.value()?.parse()?,
            Long("rounds") => size.rounds = arguments.value()?.parse()?,
            Long("help") | Short('h') => {
                println!("{USAGE}");
                return Ok(true);
            }
            Value(name) => {
                let section = SECTIONS.iter().find(|(section, _)| name == *section);
                sections.push(section.ok_or_else(|| format!("there is no section {}\n{USAGE}", name.display()))?.1);
            }
            _ => return Err(argument.unexpected().into()),
        }
    }
    if size.lines < 10 || size.rounds == 0 {
        return Err("at least 10 lines and one round".into());
    }
    if sections.is_empty() {
        sections = SECTIONS.iter().map(|(_, measures)| *measures).collect();
    }
    let mut holds = true;
    for measure in sections.into_iter().flatten() {
        for table in measure(size)? {
            print!("{table}");
            holds &= table.holds();
        }
    }
    println!("\n{}", if holds { "Every bar holds." } else { "A bar fails." });
    Ok(holds)
}
