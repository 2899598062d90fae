//! Other programs: started, waited for, and what they used.

use crate::Result;
use std::fs::File;
use std::path::Path;
use std::process::{Command, Stdio};
use std::time::{Duration, Instant};
use wait4::Wait4;

/// What a program used.
#[derive(Clone, Copy, Debug)]
pub struct Used {
    /// From before its start to after its end.
    pub wall: Duration,
    /// Processor time, the kernel's on its behalf included.
    pub processor: Duration,
    /// Peak resident memory in bytes. Never less than this process had when it started the other, which is why the
    /// driver holds nothing big.
    pub peak: u64,
}

/// A command that reads nothing, writes nowhere, and does not search for its libraries where cargo has put its own.
#[must_use]
pub fn command(program: &Path) -> Command {
    let mut command = Command::new(program);
    command.env_remove("LD_LIBRARY_PATH").stdin(Stdio::null()).stdout(Stdio::null());
    command
}

/// Runs a command to its end.
///
/// # Errors
///
/// Where it cannot be started or does not succeed.
pub fn run(command: &mut Command) -> Result<Used> {
    let start = Instant::now();
    let ended = command.spawn().map_err(|error| format!("cannot run {command:?}: {error}"))?.wait4()?;
    let wall = start.elapsed();
    if !ended.status.success() {
        return Err(format!("{command:?} did not succeed: {}", ended.status).into());
    }
    Ok(Used { wall, processor: ended.rusage.utime + ended.rusage.stime, peak: ended.rusage.maxrss })
}

/// Runs a command with its output going to that file.
///
/// # Errors
///
/// Where the file cannot be made, or the command cannot be started or does not succeed.
pub fn run_into(command: &mut Command, output: &Path) -> Result<Used> {
    run(command.stdout(File::create(output)?))
}

/// Runs a command and returns what it printed.
///
/// # Errors
///
/// Where it cannot be started, does not succeed, or prints something else than text.
pub fn printed_by(command: &mut Command) -> Result<String> {
    let output = command
        .stdout(Stdio::piped())
        .stderr(Stdio::inherit())
        .output()
        .map_err(|error| format!("cannot run {command:?}: {error}"))?;
    if !output.status.success() {
        return Err(format!("{command:?} did not succeed: {}", output.status).into());
    }
    Ok(String::from_utf8(output.stdout)?)
}
