//! Telling cargo what went wrong.

use std::fmt::Display;
use std::process::ExitCode;

/// Ends a build script: where `result` is an error, cargo shows its message and the build fails.
///
/// What `main` returns is shown by `Debug`, under everything that the script has printed; this prints the message that
/// people should read as a `cargo::error` instead, each of its lines as one.
///
/// # Example
///
/// ```
/// use std::error::Error;
/// use std::process::ExitCode;
///
/// fn main() -> ExitCode {
///     foregone_codegen::report(build())
/// }
///
/// fn build() -> Result<(), Box<dyn Error>> {
///     println!("cargo::rerun-if-changed=build.rs");
///     Ok(()) // solve, pack and write
/// }
/// ```
#[must_use]
pub fn report(result: Result<(), impl Display>) -> ExitCode {
    let Err(error) = result else { return ExitCode::SUCCESS };
    error.to_string().lines().for_each(|line| println!("cargo::error={line}"));
    ExitCode::FAILURE
}
