//! What may be said of the rules of the Calendar Game.

use crate::failure::Failure;
use clap::Args as ClapArgs;
use foregone::Date;
use std::path::PathBuf;

// Another Calendar Game than the one that was set. Not a doc comment, which would become that of every command that has it.
#[derive(Debug, ClapArgs)]
pub(crate) struct OtherGame {
    /// Play the Calendar Game to another deadline, YYYY-MM-DD; any earlier date from 0001-01-01 is a position then.
    #[arg(long, value_name = "DATE")]
    pub(crate) deadline: Option<Date>,
    /// Play a variant of the Calendar Game, by the rules in this TOML file; `foregone rules --help` shows one.
    #[arg(long, value_name = "FILE", conflicts_with = "deadline")]
    pub(crate) rules: Option<PathBuf>,
}

impl OtherGame {
    /// Refuses what is said of another Calendar Game where `game` is not it.
    pub(crate) fn only_for_calendar(&self, is_calendar: bool, verb: &str) -> Result<(), Failure> {
        let option = if self.rules.is_some() { "--rules" } else { "--deadline" };
        if is_calendar || self.rules.is_none() && self.deadline.is_none() {
            return Ok(());
        }
        Err(Failure::Usage {
            message: format!("{option} is about the Calendar Game"),
            help: format!("leave it out, or {verb} calendar"),
        })
    }
}

#[derive(Debug, ClapArgs)]
#[command(after_help = "Rules are TOML. What is left out is as in the game that was set:\n  \
    first = 1970-01-01       # the first date that is a position\n  \
    deadline = 2038-01-19    # the last one\n  \
    moves = [\"day\", \"week\", \"month\", \"year\"]\n  \
    month_end = \"clamp\"      # from 31 January to the end of February; else \"none\"\n  \
    convention = \"misere\"    # whoever cannot move wins; else \"normal\"\n\n\
    Examples:\n  \
    foregone rules examples/rules.toml\n  \
    foregone solve calendar 2000-02-29 --rules examples/rules.toml\n  \
    foregone rules --schema > rules.schema.json")]
pub(crate) struct RulesArgs {
    /// The rules.
    #[arg(required_unless_present = "schema")]
    pub(crate) file: Option<PathBuf>,
    /// Print the JSON schema of such files, for editors.
    #[arg(long, conflicts_with_all = ["file", "json"])]
    pub(crate) schema: bool,
    /// Print one JSON object instead of text.
    #[arg(long)]
    pub(crate) json: bool,
}
