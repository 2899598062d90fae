//! Solves the games of `src/rules` and writes their tables: rules, solve, pack, emit.

#[path = "src/rules/mod.rs"]
mod rules;

use foregone_codegen::{Table, report, solve};
use rules::{epoch::RULES, queen::Queen, take::Take};
use std::error::Error;
use std::path::Path;
use std::{env, fs};

fn main() {
    report(build());
}

fn build() -> Result<(), Box<dyn Error>> {
    // The rules are compiled into this script, so cargo runs it again when they change; it reads nothing else.
    println!("cargo::rerun-if-changed=build.rs");

    // Misère play has outcomes only: one bit a date. Grundy values take the bits that the greatest of them needs.
    let epoch = solve(&RULES)?.outcome_plane()?;
    let take = solve(&Take)?.grundy_plane(2)?;
    let queen = solve(&Queen)?.grundy_plane(8)?;

    let source = [
        Table::new("EPOCH", &epoch).rules(&RULES.to_string()).to_string(),
        Table::new("TAKE", &take).rules(&Take.to_string()).to_string(),
        Table::new("QUEEN", &queen).rules(&Queen.to_string()).to_string(),
    ];
    fs::write(Path::new(&env::var("OUT_DIR")?).join("tables.rs"), source.concat())?;
    Ok(())
}
