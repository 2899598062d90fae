//! The grammar of the command line.

use crate::judge::Format;
use clap::{Args as ClapArgs, Parser, Subcommand, ValueEnum};
use clap_complete::Shell;
use std::path::PathBuf;

/// Impartial games solved at build time: answers judge files and explains positions.
#[derive(Debug, Parser)]
#[command(
    name = "foregone",
    version,
    arg_required_else_help = true,
    after_help = "Examples:\n  \
        foregone judge calendar dates.txt        answer a judge file, one line a case\n  \
        foregone judge poj1082 < dates.txt       the same, by problem number and from a pipe\n  \
        foregone solve calendar 1999-12-31       who wins, and why\n\n\
        Exit codes: 0 done, 1 the answer is bad news, 2 usage or input error."
)]
pub(crate) struct Args {
    #[command(subcommand)]
    pub(crate) command: Command,
}

#[derive(Debug, Subcommand)]
pub(crate) enum Command {
    Judge(JudgeArgs),
    Solve(SolveArgs),
    /// Print a completion script for a shell.
    #[command(after_help = "Example:\n  \
        foregone completions bash > ~/.local/share/bash-completion/completions/foregone")]
    Completions {
        /// The shell to complete for.
        shell: Shell,
    },
    /// Write the man pages into a directory.
    #[command(after_help = "Example:\n  foregone man ~/.local/share/man/man1 && man foregone-judge")]
    Man {
        /// The directory, made if it is not there.
        directory: PathBuf,
    },
}

/// Answer a judge file, one line a case.
///
/// Reads in constant memory and answers as it reads. At the first fault it stops, says where and what, and exits
/// with 2; every answer before it has been written.
#[derive(Debug, ClapArgs)]
#[command(
    after_help = Format::help(),
    after_long_help = Format::long_help()
)]
pub(crate) struct JudgeArgs {
    /// The format, by name or problem number.
    #[arg(value_parser = Format::parser(), hide_possible_values = true)]
    pub(crate) format: &'static Format,
    /// The file to answer; standard input if absent or `-`.
    pub(crate) file: Option<PathBuf>,
}

/// Say who wins a position, what it is worth, what to play, and why.
#[derive(Debug, ClapArgs)]
#[command(after_help = "Examples:\n  \
    foregone solve calendar 1999-12-31\n  \
    foregone solve calendar 2001-09-30 --json | jq .best_move\n\n\
    The player to move is called First; the other one Second.")]
pub(crate) struct SolveArgs {
    /// The game.
    pub(crate) game: Game,
    /// The position; for calendar a date YYYY-MM-DD from 1900-01-01 to 2001-11-04.
    pub(crate) position: String,
    /// Print one JSON object instead of text.
    #[arg(long)]
    pub(crate) json: bool,
}

#[derive(Clone, Copy, Debug, ValueEnum)]
pub(crate) enum Game {
    /// The Calendar Game.
    Calendar,
}
