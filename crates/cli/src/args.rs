//! The grammar of the command line.

mod rules;
mod tables;

pub(crate) use rules::{OtherGame, RulesArgs};
pub(crate) use tables::{AuditArgs, EmitArgs, ProveArgs};

use crate::deferred::Deferred;
use crate::judge::Format;
use clap::builder::PossibleValuesParser;
use clap::{Args as ClapArgs, Parser, Subcommand, ValueEnum};
use clap_complete::Shell;
use foregone::sum::Component;
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
        foregone solve calendar 1999-12-31       who wins, and why\n  \
        foregone sum squares:4x4 nim:3,5,7       several positions side by side\n  \
        foregone prove calendar                  the law before any deadline\n  \
        foregone audit                           every table, derived anew and compared\n  \
        foregone rules examples/rules.toml       a variant of the Calendar Game, for --rules\n  \
        foregone law calendar '(m + d) % 2 == 0' a conjecture of yours, on every position\n\n\
        Exit codes: 0 done, 1 the answer is bad news, 2 usage or input error."
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
    /// holds, the first counter-examples, and for calendar the pattern of failures by month and day.
    Law(Deferred<LawArgs>),
    /// Find the shortest law of a form in a table.
    ///
    /// The form is a parity of some of year, month and day, and exceptional days of the year. Nothing but the table is used.
    Discover(Deferred<DiscoverArgs>),
    /// Check the rules of a variant of the Calendar Game, and say what they come to.
    ///
    /// `judge`, `solve`, `law`, `discover`, `audit` and `emit` play by such rules with --rules FILE.
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
    #[command(flatten)]
    pub(crate) other: OtherGame,
    #[command(flatten)]
    pub(crate) budget: Budget,
}

#[derive(Debug, ClapArgs)]
#[command(after_help = "Examples:\n  \
    foregone solve calendar 1999-12-31\n  \
    foregone solve squares 0000/0010/0100/0000\n  \
    foregone solve calendar 2001-09-30 --json | jq .best_move\n\n\
    Positions:\n  \
    calendar     1999-12-31       a date from 1900-01-01 to 2001-11-04\n  \
    euclid       34,12            two numbers\n  \
    powers       17               a number of cards, of any length\n  \
    squares      4x4, 000/010     an empty board; rows of 0 and 1, or . and #\n  \
    nim          3,5,7            heaps\n  \
    subtraction  21/1,3,4         a pile, and the numbers that may be taken\n  \
    coins        HTTH             a row of heads and tails; turn neighbours, the last of them from heads\n\n\
    The player to move is called First; the other one Second.")]
pub(crate) struct SolveArgs {
    /// The game.
    #[arg(value_parser = PossibleValuesParser::new(Component::GAMES))]
    pub(crate) game: String,
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
}

#[derive(Debug, ClapArgs)]
#[command(after_help = "Examples:\n  \
    foregone sum calendar:1999-12-31 euclid:34,12 powers:17 squares:4x4 nim:3,5,7\n  \
    foregone sum squares:4x4 squares:3x7 --json\n\n\
    `foregone solve --help` shows how each game writes its positions.")]
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

/// How many nodes the search of a board may take, unless told.
pub(crate) const BUDGET: u64 = 5_000_000;

// The limit to a search. Not a doc comment, which would become that of every command that has it.
#[derive(Clone, Copy, Debug, ClapArgs)]
pub(crate) struct Budget {
    /// How many nodes the search of one board may take before it gives up, with exit code 1.
    #[arg(long = "budget", value_name = "NODES", default_value_t = BUDGET)]
    nodes: u64,
}

impl Budget {
    /// The number of nodes.
    pub(crate) const fn nodes(self) -> u64 {
        self.nodes
    }
}

#[derive(Debug, ClapArgs)]
#[command(after_help = format!("Variables:\n  \
    calendar  y, m, d, leap (true or false), weekday (Monday is 1), doy (day of the year), last (days in the month),\n            \
    parity (of m + d: 0 or 1)\n  \
    euclid    a, b, where a is not the smaller one\n  \
    powers    n\n  \
    squares   r, c: empty boards of r rows and c columns, r not above c\n\n\
    Published laws, which can be given by name:\n{}\n\
    Examples:\n  \
    foregone law calendar '(m + d) % 2 == 0 || d == 30 && m in [9, 11]'\n  \
    foregone law calendar opposite-parity\n  \
    foregone law calendar 'if d == last && last % 2 == 0 {{ 2 }} else {{ 1 - parity }}' --grundy\n  \
    foregone law calendar 'parity == 1' --deadline 2024-02-29\n  \
    foregone law calendar 'd != last' --rules examples/rules.toml\n  \
    foregone law squares 'r != 5 && c != 5 && c != 9'\n\n\
    Exit codes: 0 it holds, 1 it is refuted, 2 it is no such expression.", crate::law::published()))]
pub(crate) struct LawArgs {
    /// The game.
    pub(crate) game: LawGame,
    /// The claim: an expression, or the name of a published law.
    #[arg(allow_hyphen_values = true)]
    pub(crate) expression: String,
    /// Take the expression for the Grundy value.
    #[arg(long)]
    pub(crate) grundy: bool,
    #[command(flatten)]
    pub(crate) other: OtherGame,
    /// Test it on a phase, the law that outcomes settle into before any deadline.
    #[arg(long, ignore_case = true, conflicts_with_all = ["deadline", "rules"])]
    pub(crate) phase: Option<LawPhase>,
    /// Print one JSON object instead of text.
    #[arg(long)]
    pub(crate) json: bool,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(crate) enum LawGame {
    /// The Calendar Game: all its positions.
    Calendar,
    /// Euclid's game: pairs of up to 400.
    Euclid,
    /// Powers: piles of up to 10,000.
    Powers,
    /// Squares: empty boards of up to 64 cells, and strips.
    Squares,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(crate) enum LawPhase {
    /// The law of the problem's own deadline.
    A,
    /// Its mirror.
    B,
}

#[derive(Debug, ClapArgs)]
#[command(after_help = "Examples:\n  \
    foregone discover calendar\n  \
    foregone discover calendar --deadline 2024-02-29\n  \
    foregone discover calendar --rules examples/rules.toml\n\n\
    Exit codes: 0 an exact law is found, 1 the form has none.")]
pub(crate) struct DiscoverArgs {
    /// The table, by its game.
    #[arg(value_parser = ["calendar"])]
    pub(crate) table: String,
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
