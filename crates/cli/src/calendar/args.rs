//! What may be said to `audit` and `emit` of the rules of the Calendar Game.

use clap::Args;
use std::path::PathBuf;

// Not doc comments, which would become those of the commands.
#[derive(Debug, Args)]
pub(crate) struct AuditRules {
    /// The rules of a variant of the Calendar Game, in TOML: audits the table that the solver makes of them, or that of the
    /// file, in place of the shipped ones.
    #[arg(long, value_name = "FILE", conflicts_with = "table")]
    pub(crate) rules: Option<PathBuf>,
}

#[derive(Debug, Args)]
pub(crate) struct EmitRules {
    /// The rules of a variant of the Calendar Game, in TOML: solves them and writes their table, as `bin`, `json` or `csv`.
    #[arg(long, value_name = "FILE")]
    pub(crate) rules: Option<PathBuf>,
}
