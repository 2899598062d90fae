//! The grammar of the command line.

mod help;
mod names;
mod rules;
mod tables;

pub(crate) use rules::RulesArgs;
pub(crate) use tables::{AuditArgs, EmitArgs, ProveArgs};

use crate::deferred::Deferred;
use crate::special::{OtherGame, OtherOrPhase};
use clap::{Args as ClapArgs, Parser, Subcommand};
use clap_complete::Shell;
use foregone_guide::{AnyRoom, Format, Limits};
use names::{FormatParser, GameParser};
use std::path::PathBuf;

/// Impartial games solved at build time: answers judge files and explains positions.
#[derive(Debug, Parser)]
#[command(
    name = "foregone",
    version,
    arg_required_else_help = true,
    after_help = help::all()
)]
pub(crate) struct Args {
    #[command(subcommand)]
    pub(crate) command: Command,
}

#[derive(Debug, Subcommand)]
pub(crate) enum Command {
    /// Answer a judge file, one line a case.
    ///
    /// Reads in constant memory and answers as it reads. At the first fault it stops, says where and what, and exits
    /// with 2; every answer before it has been written.
    Judge(Deferred<JudgeArgs>),
    /// Say who wins a position, what it is worth, what to play, and why.
    Solve(Deferred<SolveArgs>),
    /// Say who wins a sum of positions of any games, and which replies win it.
    ///
    /// A move in a sum is a move in one of its parts; whoever cannot move in any of them loses.
    Sum(Deferred<SumArgs>),
    /// Prove a theorem about a game by checking every case, from the rules alone.
    Prove(Deferred<ProveArgs>),
    /// Test a conjecture on every position of a game.
    ///
    /// The expression says whether First wins, or with --grundy what the Grundy value is. Shows on how many positions it
    /// holds, the first counter-examples, and where there is one the pattern of failures.
    Law(Deferred<LawArgs>),
    /// Find the shortest law of a form in a table.
    ///
    /// The form is a parity of some of the variables, and exceptional places. Nothing but the table is used.
    Discover(Deferred<DiscoverArgs>),
    /// Say what a game is and what is known of it, or check a file of rules and say what they come to.
    ///
    /// `judge`, `solve`, `law`, `discover`, `audit` and `emit` play by the rules in a file with --rules FILE.
    Rules(Deferred<RulesArgs>),
    /// Derive every table anew, without the code that built it, and compare bit by bit.
    ///
    /// Says what it checked, how many items and how long; a failed check shows the first counter-examples.
    Audit(Deferred<AuditArgs>),
    /// Write a table for another toolchain.
    ///
    /// Each form states the table's rules and digest, and is the same every time.
    Emit(Deferred<EmitArgs>),
    /// Print a completion script for a shell.
    Completions(Deferred<CompletionsArgs>),
    /// Write the man pages into a directory.
    Man(Deferred<ManArgs>),
}

#[derive(Debug, ClapArgs)]
#[command(after_help = help::formats(), after_long_help = help::forms())]
pub(crate) struct JudgeArgs {
    /// The format, by name or problem number.
    #[arg(value_parser = FormatParser, hide_possible_values = true)]
    pub(crate) format: (&'static dyn AnyRoom, &'static Format),
    /// The file to answer; standard input if absent or `-`.
    pub(crate) file: Option<PathBuf>,
    #[command(flatten)]
    pub(crate) other: OtherGame,
    #[command(flatten)]
    pub(crate) budget: Budget,
}

#[derive(Debug, ClapArgs)]
#[command(after_help = help::positions())]
pub(crate) struct SolveArgs {
    /// The game.
    #[arg(value_parser = GameParser(|_| true))]
    pub(crate) game: &'static dyn AnyRoom,
    /// The position, in the game's notation.
    #[arg(allow_hyphen_values = true)]
    pub(crate) position: String,
    #[command(flatten)]
    pub(crate) other: OtherGame,
    /// Print one JSON object instead of text.
    #[arg(long)]
    pub(crate) json: bool,
    #[command(flatten)]
    pub(crate) budget: Budget,
    /// Answer by search alone, without the symmetries, laws and tables that shorten it; says how many nodes it took.
    #[arg(long)]
    pub(crate) no_shortcuts: bool,
}

#[derive(Debug, ClapArgs)]
#[command(after_help = help::sums())]
pub(crate) struct SumArgs {
    /// The parts: a game, a colon and a position each.
    #[arg(required = true, value_name = "GAME:POSITION")]
    pub(crate) parts: Vec<String>,
    /// Print one JSON object instead of text.
    #[arg(long)]
    pub(crate) json: bool,
    #[command(flatten)]
    pub(crate) budget: Budget,
}

// The limit to a search. Not a doc comment, which would become that of every command that has it.
#[derive(Clone, Copy, Debug, ClapArgs)]
pub(crate) struct Budget {
    /// How many nodes the search of one board may take before it gives up, with exit code 1.
    #[arg(long = "budget", value_name = "NODES", default_value_t = Limits::default().nodes)]
    nodes: u64,
}

impl Budget {
    /// The number of nodes.
    pub(crate) const fn nodes(self) -> u64 {
        self.nodes
    }
}

#[derive(Debug, ClapArgs)]
#[command(after_help = help::laws())]
pub(crate) struct LawArgs {
    /// The game.
    #[arg(value_parser = GameParser(|room| !room.about().variables.is_empty()))]
    pub(crate) game: &'static dyn AnyRoom,
    /// The claim: an expression, or the name of a published law.
    #[arg(allow_hyphen_values = true)]
    pub(crate) expression: String,
    /// Take the expression for the Grundy value.
    #[arg(long)]
    pub(crate) grundy: bool,
    #[command(flatten)]
    pub(crate) other: OtherOrPhase,
    /// Print one JSON object instead of text.
    #[arg(long)]
    pub(crate) json: bool,
}

#[derive(Debug, ClapArgs)]
#[command(after_help = help::discoveries())]
pub(crate) struct DiscoverArgs {
    /// The table, by its game.
    #[arg(value_parser = GameParser(|room| room.about().pattern.is_some()), value_name = "TABLE")]
    pub(crate) game: &'static dyn AnyRoom,
    #[command(flatten)]
    pub(crate) other: OtherGame,
    /// Print one JSON object instead of text.
    #[arg(long)]
    pub(crate) json: bool,
}

#[derive(Debug, ClapArgs)]
#[command(after_help = "Example:\n  \
    foregone completions bash > ~/.local/share/bash-completion/completions/foregone")]
pub(crate) struct CompletionsArgs {
    /// The shell to complete for.
    pub(crate) shell: Shell,
}

#[derive(Debug, ClapArgs)]
#[command(after_help = "Example:\n  foregone man ~/.local/share/man/man1 && man foregone-judge")]
pub(crate) struct ManArgs {
    /// The directory, made if it is not there.
    pub(crate) directory: PathBuf,
}
