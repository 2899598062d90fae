//! `foregone completions` and `foregone man`: what a packager installs beside the binary.

use crate::args::Args;
use crate::failure::Failure;
use clap::CommandFactory;
use clap_complete::Shell;
use std::io::{self, Write};
use std::path::Path;

/// Prints the completion script of that shell.
pub(crate) fn completions(shell: Shell) -> Result<(), Failure> {
    let mut script = Vec::new();
    clap_complete::generate(shell, &mut Args::command(), "foregone", &mut script);
    io::stdout().write_all(&script).map_err(Failure::output)
}

/// Writes the man pages.
pub(crate) fn pages(directory: &Path) -> Result<(), Failure> {
    let written =
        std::fs::create_dir_all(directory).and_then(|()| clap_mangen::generate_to(Args::command(), directory));
    written.map_err(|error| Failure::Io { what: format!("cannot write man pages to {}", directory.display()), error })
}
