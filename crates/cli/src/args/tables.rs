//! What may be said to `audit`, `emit` and `prove`.

use super::help;
use crate::special::{Theorem, table_parser, theorem_parser};
use crate::table::{Form, Kind};
use clap::Args as ClapArgs;
use std::path::PathBuf;

#[derive(Debug, ClapArgs)]
#[command(after_help = help::audits())]
pub(crate) struct AuditArgs {
    /// Only this table.
    #[arg(long, value_name = "NAME", value_parser = table_parser())]
    pub(crate) table: Option<&'static Kind>,
    /// A table from a file, as `emit` writes it in the forms `bin` and `json`, in place of the shipped ones.
    #[arg(long, value_name = "FILE")]
    pub(crate) file: Option<PathBuf>,
    /// The rules of a variant, in TOML: audits the table that the solver makes of them, or that of the
    /// file, in place of the shipped ones.
    #[arg(long, value_name = "FILE", conflicts_with = "table")]
    pub(crate) rules: Option<PathBuf>,
    /// Print one JSON object instead of text.
    #[arg(long)]
    pub(crate) json: bool,
    /// Write the report as a page too.
    #[arg(long, value_name = "FILE")]
    pub(crate) html: Option<PathBuf>,
}

#[derive(Debug, ClapArgs)]
#[command(after_help = help::emissions())]
pub(crate) struct EmitArgs {
    /// The table.
    #[arg(value_parser = table_parser())]
    pub(crate) table: &'static Kind,
    /// The rules of a variant, in TOML: solves them and writes their table, as `bin`, `json` or `csv`.
    #[arg(long, value_name = "FILE")]
    pub(crate) rules: Option<PathBuf>,
    /// The form.
    #[arg(long, value_name = "FORM")]
    pub(crate) format: Form,
}

#[derive(Debug, ClapArgs)]
#[command(after_help = help::proofs())]
pub(crate) struct ProveArgs {
    /// The theorem, by the game it is about.
    #[arg(value_parser = theorem_parser())]
    pub(crate) theorem: &'static Theorem,
    /// Print one JSON object instead of text.
    #[arg(long)]
    pub(crate) json: bool,
}
