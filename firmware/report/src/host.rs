//! Instructions of the same functions on this computer, by callgrind.

use foregone_bench::Result;
use std::process::{Command, Stdio};
use std::{env, fs};

/// Instructions of all calls of a function together, with what it calls. `None` without valgrind.
pub(crate) fn count(function: &str) -> Result<Option<u64>> {
    let program = env::current_exe()?;
    let profile = program.with_extension(format!("{function}.callgrind"));
    let status = Command::new("valgrind")
        .args(["--quiet", "--tool=callgrind"])
        .arg(format!("--toggle-collect=*{function}*"))
        .arg(format!("--callgrind-out-file={}", profile.display()))
        .arg(&program)
        .arg("ask")
        .stderr(Stdio::null())
        .status();
    let Ok(status) = status else { return Ok(None) };
    if !status.success() {
        return Err(format!("{function} under valgrind: {status}").into());
    }
    let text = fs::read_to_string(&profile)?;
    let total = text.lines().find_map(|line| line.strip_prefix("totals:"));
    Ok(Some(total.ok_or("callgrind wrote no totals")?.trim().parse()?))
}
