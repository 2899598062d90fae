//! Solves the games and writes their tables.

use foregone_codegen::{calendar, report, solve, squares};
use foregone_core::calendar::Rules;
use std::error::Error;
use std::path::Path;
use std::{env, fs};

/// The table of Squares has every component of so many anchors: the most that fit in 64 KiB.
const ANCHORS: usize = 6;

fn main() {
    report(build());
}

fn build() -> Result<(), Box<dyn Error>> {
    // The rules come in as a crate, so a change of theirs rebuilds and reruns this script by itself.
    println!("cargo::rerun-if-changed=build.rs");
    let calendar = calendar::Tables::new(&solve(&Rules::CLASSIC)?)?;
    // Without the table the search finds the value of single anchors there, and works out the rest.
    let anchors = if env::var_os("CARGO_FEATURE_SQUARES_TABLE").is_some() { ANCHORS } else { 1 };
    let squares = squares::Source::new(anchors);
    fs::write(Path::new(&env::var("OUT_DIR")?).join("tables.rs"), format!("{calendar}{squares}"))?;
    Ok(())
}
