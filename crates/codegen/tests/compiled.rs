//! Random games through the whole pipeline: solved, packed, emitted, compiled, run, and compared with the definition.
//!
//! One seed gives the same games everywhere; `PROPTEST_RNG_SEED=7 cargo test --test compiled` tries others.

use foregone_codegen::{Plane, Table, pack, solve};
use foregone_core::{Convention, Game, Ranked};
use proptest::prelude::*;
use proptest::strategy::ValueTree;
use proptest::test_runner::{Config, RngSeed, TestRunner};
use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write as _;
use std::path::Path;
use std::process::Command;
use std::{env, fs};

/// The games of one run.
const GAMES: usize = 64;

/// A game given as lists. A position is a name, in no order; its rank is where it stands in `names`.
#[derive(Clone, Debug)]
struct Graph {
    names: Vec<u16>,
    /// By rank, the ranks of the options: all of them lower.
    options: Vec<Vec<usize>>,
    /// By rank, the slot, in no order and with gaps.
    slots: Vec<usize>,
    slot_count: usize,
    convention: Convention,
    /// Added to the bits that are needed at least, and cut off at 32.
    log_width_spare: u32,
}

impl Game for Graph {
    type Position = u16;

    fn options(&self, name: &u16, visit: &mut dyn FnMut(u16)) {
        self.options[self.rank(name)].iter().for_each(|rank| visit(self.names[*rank]));
    }

    fn convention(&self) -> Convention {
        self.convention
    }
}

impl Ranked for Graph {
    fn positions(&self) -> usize {
        self.names.len()
    }

    fn rank(&self, name: &u16) -> usize {
        self.names.iter().position(|other| other == name).unwrap()
    }

    fn position(&self, rank: usize) -> Option<u16> {
        self.names.get(rank).copied()
    }

    fn slots(&self) -> usize {
        self.slot_count
    }

    fn slot(&self, name: &u16) -> usize {
        self.slots[self.rank(name)]
    }
}

/// Games of up to 48 positions: from ones with hardly a move to ones in which every lower position is an option, whose
/// values need six bits.
fn graphs() -> impl Strategy<Value = Graph> {
    let density = prop_oneof![2 => 0.0..=1.0_f64, 1 => Just(1.0)];
    let shape = (1_usize..=48, 0_usize..30, density, any::<bool>(), 0_u32..=2);
    shape.prop_flat_map(|(size, gaps, density, is_misere, log_width_spare)| {
        let names = prop::collection::btree_set(any::<u16>(), size);
        let rows = (0..size).map(|rank| prop::collection::vec(prop::bool::weighted(density), rank)).collect::<Vec<_>>();
        let slots = Just((0..size + gaps).collect::<Vec<_>>()).prop_shuffle();
        (names.prop_map(Vec::from_iter).prop_shuffle(), rows, slots).prop_map(move |(names, rows, mut slots)| {
            slots.truncate(size);
            let chosen = |row: &Vec<bool>| (0..row.len()).filter(|option| row[*option]).collect();
            let options = rows.iter().map(chosen).collect();
            let convention = if is_misere { Convention::Misere } else { Convention::Normal };
            Graph { names, options, slots, slot_count: size + gaps, convention, log_width_spare }
        })
    })
}

/// By the definition, with no more memory than that it is not worked out twice: the least value that no option has.
fn grundy_slow(graph: &Graph, rank: usize, known: &mut BTreeMap<usize, u32>) -> u32 {
    if let Some(value) = known.get(&rank) {
        return *value;
    }
    let values: BTreeSet<u32> = graph.options[rank].iter().map(|option| grundy_slow(graph, *option, known)).collect();
    let value = (0..=48).find(|value| !values.contains(value)).unwrap();
    known.insert(rank, value);
    value
}

/// By the definition: whoever cannot move loses, or under misère play wins.
fn wins_slow(graph: &Graph, rank: usize, known: &mut BTreeMap<usize, bool>) -> bool {
    if let Some(wins) = known.get(&rank) {
        return *wins;
    }
    let options = &graph.options[rank];
    let stuck_wins = options.is_empty() && graph.convention == Convention::Misere;
    let wins = stuck_wins || options.iter().any(|option| !wins_slow(graph, *option, known));
    known.insert(rank, wins);
    wins
}

/// What a lookup must answer in every slot, the ones without a position included: outcomes, and under normal play
/// Grundy values.
fn expected(graph: &Graph) -> Vec<Vec<u32>> {
    let plane = |value: &mut dyn FnMut(usize) -> u32| {
        let mut slots = vec![0; graph.slot_count];
        (0..graph.names.len()).for_each(|rank| slots[graph.slots[rank]] = value(rank));
        slots
    };
    let (mut wins, mut values) = (BTreeMap::new(), BTreeMap::new());
    let mut planes = vec![plane(&mut |rank| u32::from(wins_slow(graph, rank, &mut wins)))];
    if graph.convention == Convention::Normal {
        planes.push(plane(&mut |rank| grundy_slow(graph, rank, &mut values)));
    }
    planes
}

/// A program that prints every slot of every table of the games, and of a large one.
fn program(graphs: &[Graph]) -> String {
    let mut tables = String::new();
    let mut main = String::from("fn main() {\n");
    let mut emit = |name: &str, plane: &Plane| {
        write!(tables, "{}", Table::new(name, plane).rules(RULES)).unwrap();
        writeln!(main, "    print({name}.table({name}_DIGEST, {name}_RULES), |slot| {name}.get(slot));").unwrap();
    };
    for (number, graph) in graphs.iter().enumerate() {
        let solution = solve(graph).unwrap();
        emit(&format!("OUTCOME_{number}"), &solution.outcome_plane().unwrap());
        if graph.convention == Convention::Normal {
            let greatest = expected(graph)[1].iter().copied().max().unwrap();
            let bits = (u32::BITS - greatest.leading_zeros()).max(1).next_power_of_two();
            let width = (bits << graph.log_width_spare).min(32);
            emit(&format!("GRUNDY_{number}"), &solution.grundy_plane(width).unwrap());
        }
    }
    // As large as tables get: a mebibyte.
    let large = pack(8, 1 << 20, (0..1 << 20).map(|slot| (slot, large(slot)))).unwrap();
    emit("LARGE", &large);
    format!("#![deny(warnings)]\n{PRINT}{main}}}\n{tables}")
}

/// The value of a slot of the large table.
fn large(slot: usize) -> u32 {
    u32::try_from(slot).unwrap().wrapping_mul(0x9E37_79B1) >> 24
}

/// Rules in words, with all that a string literal must not stumble over.
const RULES: &str = "\"quotes\", a \\, a newline\n, {braces} and misère →";

const PRINT: &str = r#"
fn print(table: foregone_core::packed::Table, get: impl Fn(usize) -> u32) {
    assert_eq!(table.verify(), Ok(()));
    assert_eq!(table.rules(), "\"quotes\", a \\, a newline\n, {braces} and misère →");
    let values: Vec<String> = (0..table.digest().slots).map(|slot| get(slot).to_string()).collect();
    println!("{}", values.join(" "));
}
"#;

/// Compiles a program against `foregone-core` and nothing else, runs it and returns its lines.
fn run(program: &str) -> Vec<String> {
    let package = Path::new(env!("CARGO_TARGET_TMPDIR")).join("compiled");
    fs::create_dir_all(package.join("src")).unwrap();
    let core = Path::new(env!("CARGO_MANIFEST_DIR")).join("../core");
    let manifest = format!(
        "[package]\nname = \"compiled\"\nversion = \"0.0.0\"\nedition = \"2024\"\n\n[workspace]\n\n\
         [dependencies]\nforegone-core = {{ path = '{}' }}\n",
        core.display()
    );
    fs::write(package.join("Cargo.toml"), manifest).unwrap();
    fs::write(package.join("src/main.rs"), program).unwrap();
    let output = Command::new(env!("CARGO"))
        .args(["run", "--offline", "--quiet", "--manifest-path"])
        .arg(package.join("Cargo.toml"))
        .arg("--target-dir")
        .arg(package.join("target"))
        .env_remove("RUSTFLAGS")
        .output()
        .unwrap();
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    String::from_utf8(output.stdout).unwrap().lines().map(str::to_owned).collect()
}

#[test]
fn emitted_tables_answer_as_the_definition_does() {
    let mut config = Config::default();
    if config.rng_seed == RngSeed::Random {
        config.rng_seed = RngSeed::Fixed(2001);
    }
    let seed = config.rng_seed;
    let mut runner = TestRunner::new(config);
    let graphs = prop::collection::vec(graphs(), GAMES).new_tree(&mut runner).unwrap().current();
    // The games are of all kinds, or nothing would follow from them.
    let planes: Vec<Vec<Vec<u32>>> = graphs.iter().map(expected).collect();
    let greatest = planes.iter().filter_map(|planes| planes.get(1)?.iter().max()).max();
    assert!(greatest.is_some_and(|value| *value >= 32), "no value needs six bits: {greatest:?}, {seed:?}");
    assert!(planes.iter().filter(|planes| planes.len() == 1).count() > GAMES / 4, "hardly any misère play, {seed:?}");

    let mut lines = run(&program(&graphs)).into_iter();
    let mut next = || -> Vec<u32> { lines.next().unwrap().split(' ').map(|value| value.parse().unwrap()).collect() };
    for (graph, planes) in graphs.iter().zip(planes) {
        for plane in planes {
            assert_eq!(next(), plane, "{graph:?}, {seed:?}");
        }
    }
    assert!(next().into_iter().eq((0..1 << 20).map(large)), "the large table");
}
