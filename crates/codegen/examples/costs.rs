//! What the documentation says that a table costs, measured: solving and packing in a build script, and compiling.
//!
//! ```text
//! cargo run --config profile.dev.opt-level=0 -p foregone-codegen --example costs
//! ```

use foregone_codegen::{Table, pack, solve};
use foregone_core::{Game, Ranked};
use std::error::Error;
use std::path::Path;
use std::process::Command;
use std::time::{Duration, Instant};
use std::{env, fs};

/// Take one to ten of at most a hundred thousand.
struct Pile;

const LARGEST: usize = 100_000;
const MOST_TAKEN: usize = 10;

impl Game for Pile {
    type Position = usize;

    fn options(&self, pile: &usize, visit: &mut dyn FnMut(usize)) {
        (1..=MOST_TAKEN.min(*pile)).for_each(|taken| visit(pile - taken));
    }
}

impl Ranked for Pile {
    fn positions(&self) -> usize {
        LARGEST + 1
    }

    fn rank(&self, pile: &usize) -> usize {
        *pile
    }

    fn position(&self, rank: usize) -> Option<usize> {
        (rank <= LARGEST).then_some(rank)
    }
}

fn main() -> Result<(), Box<dyn Error>> {
    let start = Instant::now();
    let plane = solve(&Pile)?.grundy_plane(4)?;
    let solving = start.elapsed();
    let steps = u32::try_from(plane.digest().positions * (1 + MOST_TAKEN))?;
    let how = if cfg!(debug_assertions) { "as the dev profile is compiled" } else { "optimised" };
    println!("solving and packing, {how}: {:.2} us a move and a position", micros(solving) / f64::from(steps));

    let directory = env::temp_dir().join(format!("foregone-costs-{}", std::process::id()));
    let measured = compiling(&directory);
    fs::remove_dir_all(&directory)?;
    println!("compiling: {:.2} s a MiB of table", measured?.as_secs_f64());
    Ok(())
}

fn micros(time: Duration) -> f64 {
    time.as_secs_f64() * 1e6
}

/// How much longer a package compiles for each MiB of table, of four.
fn compiling(directory: &Path) -> Result<Duration, Box<dyn Error>> {
    const MIB: usize = 4;
    fs::create_dir_all(directory.join("src"))?;
    let core = Path::new(env!("CARGO_MANIFEST_DIR")).join("../core");
    let manifest = format!(
        "[package]\nname = 'costs'\nedition = '2024'\n[dependencies]\nforegone-core.path = '{}'\n[workspace]\n",
        core.display()
    );
    fs::write(directory.join("Cargo.toml"), manifest)?;
    // The first is for what is compiled once.
    build(directory, 1)?;
    let small = build(directory, 2)?;
    let large = build(directory, MIB << 18)?;
    Ok(large.saturating_sub(small) / MIB as u32)
}

/// Compiles the package with a table of so many words, none of them like another.
fn build(directory: &Path, words: usize) -> Result<Duration, Box<dyn Error>> {
    let values = (0..words).map(|slot| (slot, (slot as u32).wrapping_mul(0x9e37_79b9)));
    let plane = pack(32, words, values)?;
    let table = Table::new("TABLE", &plane).visibility("pub").to_string();
    fs::write(directory.join("src/lib.rs"), format!("#![no_std]\n{table}"))?;
    let start = Instant::now();
    let status = Command::new(env::var_os("CARGO").unwrap_or("cargo".into()))
        .args(["build", "--offline", "--quiet", "--manifest-path"])
        .arg(directory.join("Cargo.toml"))
        .args(["--target-dir"])
        .arg(directory.join("target"))
        .status()?;
    if status.success() { Ok(start.elapsed()) } else { Err("the package does not build".into()) }
}
