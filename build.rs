//! Solves the games and writes their tables.

use foregone_codegen::{calendar, solve};
use foregone_core::calendar::Calendar;
use std::error::Error;
use std::path::Path;
use std::{env, fs};

fn main() -> Result<(), Box<dyn Error>> {
    // The rules come in as a crate, so a change of theirs rebuilds and reruns this script by itself.
    println!("cargo::rerun-if-changed=build.rs");
    let rules = Calendar::CLASSIC;
    let tables = calendar::Tables::new(&rules, &solve(&rules)?)?;
    fs::write(Path::new(&env::var("OUT_DIR")?).join("tables.rs"), tables.to_string())?;
    Ok(())
}
