//! Other Calendar Games than the one that was set, as options of commands.

use super::variant::read_solved;
use crate::failure::Failure;
use crate::special::Chosen;
use clap::{Args, ValueEnum};
use foregone::Date;
use foregone::calendar::{Deadline, Phase};
use foregone_guide::AnyRoom;
use foregone_guide::calendar::{Before, Calendar, OfPhase};
use std::path::PathBuf;

/// Claims about other games and about Grundy values.
pub(crate) const LAW_EXAMPLES: &[&str] = &[
    "calendar 'if d == last && last % 2 == 0 { 2 } else { 1 - parity }' --grundy",
    "calendar 'parity == 1' --deadline 2024-02-29",
    "calendar 'd != last' --rules examples/rules.toml",
];

// Not doc comments, which would become those of every command that has them.
#[derive(Debug, Args)]
pub(crate) struct OtherGame {
    /// Play the Calendar Game to another deadline, YYYY-MM-DD; any earlier date from 0001-01-01 is a position then.
    #[arg(long, value_name = "DATE")]
    deadline: Option<Date>,
    /// Play a variant of the Calendar Game, by the rules in this TOML file; `foregone rules --help` shows one.
    #[arg(long, value_name = "FILE", conflicts_with = "deadline")]
    rules: Option<PathBuf>,
}

#[derive(Debug, Args)]
pub(crate) struct OtherOrPhase {
    #[command(flatten)]
    other: OtherGame,
    /// Test it on a phase, the law that outcomes settle into before any deadline.
    #[arg(long, ignore_case = true, conflicts_with_all = ["deadline", "rules"])]
    phase: Option<LawPhase>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
enum LawPhase {
    /// The law of the problem's own deadline.
    A,
    /// Its mirror.
    B,
}

/// Refuses an option where the game is not the Calendar Game.
fn only_for(room: &dyn AnyRoom, option: &str, verb: &str) -> Result<(), Failure> {
    let name = AnyRoom::about(&Calendar).name;
    if room.about().name == name {
        return Ok(());
    }
    Err(Failure::Usage {
        message: format!("{option} is about the Calendar Game"),
        help: format!("leave it out, or {verb} {name}"),
    })
}

impl OtherGame {
    /// Whether no other game is meant.
    pub(crate) fn is_none(&self) -> bool {
        self.deadline.is_none() && self.rules.is_none()
    }

    /// The game to play: that one, or the other one of it.
    pub(crate) fn room(&self, room: &'static dyn AnyRoom, verb: &str) -> Result<Chosen, Failure> {
        match (&self.rules, self.deadline) {
            (Some(path), _) => {
                only_for(room, "--rules", verb)?;
                Ok(Chosen::Made(Box::new(read_solved(path)?)))
            }
            (None, Some(deadline)) => {
                only_for(room, "--deadline", verb)?;
                Ok(Chosen::Made(Box::new(Before(Deadline::new(deadline)))))
            }
            (None, None) => Ok(Chosen::Listed(room)),
        }
    }
}

impl OtherOrPhase {
    /// The game to play: that one, or the other one of it.
    pub(crate) fn room(&self, room: &'static dyn AnyRoom, verb: &str) -> Result<Chosen, Failure> {
        let Some(phase) = self.phase else { return self.other.room(room, verb) };
        only_for(room, "--phase", verb)?;
        let phase = match phase {
            LawPhase::A => Phase::A,
            LawPhase::B => Phase::B,
        };
        Ok(Chosen::Made(Box::new(OfPhase(phase))))
    }
}
