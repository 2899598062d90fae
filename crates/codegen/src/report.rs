//! Telling cargo what went wrong.

use std::fmt::Display;

/// Ends a build script: where `result` is an error, cargo shows its message and the build fails.
///
/// An error that `main` returns is shown by its `Debug`, under everything that the script has printed. This prints the
/// message that people should read as a `cargo::error` instead, and leaves it to cargo to fail, so that there is nothing
/// else to read:
///
/// ```text
/// error: stairs@0.1.0: the rules have a cycle: Step(2) → Step(4) → Step(2): no sequence of `options` may return to where it began
/// error: build script logged errors
/// ```
///
/// # Example
///
/// ```
/// use std::error::Error;
///
/// fn main() {
///     foregone_codegen::report(build());
/// }
///
/// fn build() -> Result<(), Box<dyn Error>> {
///     println!("cargo::rerun-if-changed=build.rs");
///     Ok(()) // solve, pack, emit and write
/// }
/// ```
pub fn report(result: Result<(), impl Display>) {
    if let Err(error) = result {
        let message = error.to_string();
        // Cargo takes no error without text for one.
        let message = if message.trim().is_empty() { "the build script failed and does not say why" } else { &message };
        message.lines().for_each(|line| println!("cargo::error={line}"));
    }
}
