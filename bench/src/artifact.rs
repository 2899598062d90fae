//! Building the programs that are measured, and finding what was built.

use crate::Result;
use crate::child::{command, printed_by, run};
use serde_json::Value;
use std::path::{Path, PathBuf};

/// The root of the repository.
#[must_use]
pub fn root() -> &'static Path {
    Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/.."))
}

/// This workspace.
#[must_use]
pub fn bench() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
}

/// Builds a package as it is distributed and returns the program made from that source file of it.
///
/// Cargo says where it put the program, so nothing here knows how a target directory is laid out.
///
/// # Errors
///
/// Where the build fails or makes no such program.
pub fn cargo(workspace: &Path, package: &str, source: &str) -> Result<PathBuf> {
    let source = workspace.join(source).canonicalize()?;
    let mut cargo = command(Path::new("cargo"));
    cargo.current_dir(workspace).args([
        "build",
        "--quiet",
        "--profile=dist",
        "--message-format=json-render-diagnostics",
        "--package",
        package,
    ]);
    let messages = printed_by(&mut cargo)?;
    let program = messages.lines().filter_map(|line| serde_json::from_str(line).ok()).find_map(|message: Value| {
        let found = message["reason"] == "compiler-artifact" && message["target"]["src_path"] == *source.to_str()?;
        // A build script counts as a file made, not as an executable.
        let path = message["executable"].as_str().or_else(|| message["filenames"][0].as_str())?;
        found.then(|| PathBuf::from(path))
    });
    program.ok_or_else(|| format!("cargo made no program of {}", source.display()).into())
}

/// Compiles one of the C programs of this workspace into `directory`.
///
/// # Errors
///
/// Where the compiler is missing or refuses.
pub fn gcc(source: &str, directory: &Path) -> Result<PathBuf> {
    let program = directory.join(source).with_extension("");
    let source = bench().join("c").join(source);
    run(command(Path::new("gcc")).args(["-O2", "-Wall", "-Wextra", "-Werror", "-o"]).arg(&program).arg(source))?;
    Ok(program)
}
