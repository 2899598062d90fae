//! What may be said to `rules`.

use crate::special;
use clap::Args as ClapArgs;
use std::path::PathBuf;

#[derive(Debug, ClapArgs)]
#[command(after_help = special::RULES_HELP)]
pub(crate) struct RulesArgs {
    /// The game by its name, or a file with rules of a variant.
    #[arg(required_unless_present = "schema", value_name = "GAME|FILE")]
    pub(crate) game: Option<PathBuf>,
    /// Print the JSON schema of such files, for editors.
    #[arg(long, conflicts_with_all = ["game", "json"])]
    pub(crate) schema: bool,
    /// Print one JSON object instead of text.
    #[arg(long)]
    pub(crate) json: bool,
}
