//! What it costs to start the command, against a program that does nothing.
//!
//! Both are copied first, as installing does: a copy starts faster, with fewer page faults, than the same bytes in the
//! file that the linker wrote.

use crate::Result;
use crate::artifact::{bench, cargo, root};
use crate::child::{command, run};
use crate::measure::Size;
use crate::rounds::Rounds;
use crate::table::{Bar, Table, times};
use std::fs;
use std::path::{Path, PathBuf};

const ROUNDS: usize = 500;

/// At most so many times the empty program's time.
const START: f64 = 1.15;

pub(super) fn measure(_: Size) -> Result<Vec<Table>> {
    let (ours, empty) = (profile(root())?, profile(bench())?);
    if ours != empty {
        return Err(format!("the empty program is built otherwise than foregone: {empty:?}, not {ours:?}").into());
    }
    let directory = tempfile::tempdir()?;
    let installed = |workspace, package, source, name| -> Result<PathBuf> {
        let path = directory.path().join(name);
        fs::copy(cargo(workspace, package, source)?, &path)?;
        Ok(path)
    };
    let foregone = installed(root(), "foregone-cli", "crates/cli/src/main.rs", "foregone")?;
    let empty = installed(bench(), "foregone-bench", "src/bin/empty.rs", "empty")?;
    let rounds = Rounds::take(ROUNDS, 2, |program| {
        let used = if program == 0 { run(command(&foregone).arg("--version")) } else { run(&mut command(&empty)) };
        Ok(used?.wall)
    })?;
    let ratio = rounds.ratio(0, 1);
    let mut table =
        Table::new(format!("Process start: foregone --version to an empty program, {ROUNDS} rounds"), ["", "ratio"]);
    let bar = Bar::new(format!("<= {}", times(START)), ratio <= START);
    table.row(["median of the ratios within a round".into(), format!("{ratio:.3}x")], Some(bar));
    table.row(["ratio of the shortest times".into(), format!("{:.3}x", rounds.ratio_of_minima(0, 1))], None);
    Ok(vec![table])
}

/// The settings of a workspace's `dist` profile.
fn profile(workspace: &Path) -> Result<Vec<String>> {
    let manifest = fs::read_to_string(workspace.join("Cargo.toml"))?;
    let lines = manifest.lines().map(str::trim).skip_while(|line| *line != "[profile.dist]").skip(1);
    let settings = lines.take_while(|line| !line.starts_with('[')).filter(|line| line.contains('='));
    let mut settings: Vec<String> = settings.map(str::to_owned).collect();
    settings.sort();
    Ok(settings)
}
