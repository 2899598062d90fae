//! Variants of the Calendar Game from a rules file, in every command that plays by one.

mod file;
mod play;
mod tables;

use snapbox::cmd::{Command, cargo_bin};
use std::fs;
use tempfile::TempDir;

/// The example, which the documentation names.
const EXAMPLE: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../../examples/rules.toml");

fn foregone(arguments: &[&str]) -> Command {
    Command::new(cargo_bin!("foregone")).args(arguments)
}

/// A directory with a rules file `r.toml` in it.
fn rules(text: &str) -> TempDir {
    let directory = tempfile::tempdir().unwrap();
    fs::write(directory.path().join("r.toml"), text).unwrap();
    directory
}

/// The command, run where the rules are.
fn with(text: &str, arguments: &[&str]) -> snapbox::cmd::OutputAssert {
    let directory = rules(text);
    foregone(arguments).current_dir(directory.path()).assert()
}

/// A week and a month at a time: not everybody can move up to the deadline.
const NORMAL: &str = "first = 2000-01-01\ndeadline = 2000-12-31\nmoves = [\"week\", \"month\"]\n";
