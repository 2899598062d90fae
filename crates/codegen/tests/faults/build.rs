//! A build script whose rules break the promise that the variable `FAULT` names, or none.

use foregone_codegen::{Table, report, solve};
use foregone_core::{Game, Ranked};
use std::error::Error;
use std::path::Path;
use std::{env, fs};

fn main() {
    report(build());
}

fn build() -> Result<(), Box<dyn Error>> {
    println!("cargo::rerun-if-changed=build.rs");
    println!("cargo::rerun-if-env-changed=FAULT");
    let mut stairs = Stairs::new();
    stairs.panics = env::var("FAULT").unwrap_or_default().strip_prefix("panic in ").map(str::to_owned);
    let (mut width, mut name) = (2, "STAIRS");
    match env::var("FAULT").unwrap_or_default().as_str() {
        "" | "panic in options" | "panic in rank" | "panic in slot" | "panic in position" => {}
        "cycle" => stairs.options[2].push(4),
        "option not lower" => {
            stairs.options[5].clear();
            stairs.options[1].push(5);
        }
        "option no position" => stairs.options[3].push(9),
        "option like another" => {
            stairs.options[3].push(9);
            stairs.ranks.resize(10, 1);
        }
        "too many positions" => stairs.positions = 4_000_000_000,
        "rank without position" => stairs.positions = 7,
        "rank of another" => stairs.ranks.swap(3, 4),
        "value too wide" => width = 1,
        "width" => width = 3,
        "too many slots" => stairs.slot_count = 4_000_000_000,
        "slot shared" => stairs.slots[5] = 2,
        "slot past the end" => stairs.slots[5] = 6,
        "name" => name = "stairs-table",
        "no message" => return Err("".into()),
        other => return Err(format!("there is no fault {other:?}").into()),
    }
    let plane = solve(&stairs)?.grundy_plane(width)?;
    let source = Table::new(name, &plane).rules("go down 1, 2 or 3 steps").visibility("pub").to_string();
    fs::write(Path::new(&env::var("OUT_DIR")?).join("tables.rs"), source)?;
    Ok(())
}

#[derive(Clone, Debug, PartialEq)]
struct Step(usize);

/// Go down one, two or three of five steps. Everything is a list, so that everything can be wrong.
struct Stairs {
    positions: usize,
    options: Vec<Vec<usize>>,
    ranks: Vec<usize>,
    slots: Vec<usize>,
    slot_count: usize,
    /// The method that panics on step 3.
    panics: Option<String>,
}

impl Stairs {
    fn new() -> Self {
        let options = (0_usize..6).map(|step| (step.saturating_sub(3)..step).collect()).collect();
        Self { positions: 6, options, ranks: (0..6).collect(), slots: (0..6).collect(), slot_count: 6, panics: None }
    }

    fn asked(&self, method: &str, step: usize) {
        assert!(step != 3 || self.panics.as_deref() != Some(method), "the third stair creaks");
    }
}

impl Game for Stairs {
    type Position = Step;

    fn options(&self, Step(step): &Step, visit: &mut dyn FnMut(Step)) {
        self.asked("options", *step);
        self.options[*step].iter().copied().map(Step).for_each(visit);
    }
}

impl Ranked for Stairs {
    fn positions(&self) -> usize {
        self.positions
    }

    fn rank(&self, Step(step): &Step) -> usize {
        self.asked("rank", *step);
        self.ranks.get(*step).copied().unwrap_or(*step)
    }

    fn position(&self, rank: usize) -> Option<Step> {
        self.asked("position", rank);
        (rank < 6).then_some(Step(rank))
    }

    fn slots(&self) -> usize {
        self.slot_count
    }

    fn slot(&self, Step(step): &Step) -> usize {
        self.asked("slot", *step);
        self.slots[*step]
    }
}
