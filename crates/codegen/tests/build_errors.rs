//! What cargo shows when the rules of a build script are wrong: `tests/faults` is a package whose rules are.

use std::env;
use std::path::Path;
use std::process::{Command, Output};

/// Builds the package with that fault in its rules.
fn build(fault: &str) -> Output {
    Command::new(env!("CARGO"))
        .args(["build", "--locked", "--color=never", "--manifest-path"])
        .arg(Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/faults/Cargo.toml"))
        .arg("--target-dir")
        .arg(Path::new(env!("CARGO_TARGET_TMPDIR")).join("faults"))
        .env("FAULT", fault)
        .env_remove("RUSTFLAGS")
        .output()
        .unwrap()
}

/// Every fault, with all the errors that are to be seen.
const FAULTS: [(&str, &str); 14] = [
    (
        "cycle",
        "faults@0.0.0: the rules have a cycle: Step(2) → Step(4) → Step(2): no sequence of `options` may return to where \
         it began",
    ),
    (
        "option not lower",
        "faults@0.0.0: position Step(1) of rank 1 has the option Step(5) of rank 5: `rank` must number every option lower \
         than its position",
    ),
    (
        "option no position",
        "faults@0.0.0: position Step(3) has the option Step(9), which claims rank 9 where the rules state 6 positions: \
         `options` must not leave the game, or `positions` must count them all",
    ),
    (
        "option like another",
        "faults@0.0.0: position Step(3) has the option Step(9), which claims rank 1 as Step(1) does: `options` must not \
         leave the game, and `rank` must tell all positions apart",
    ),
    (
        "too many positions",
        "faults@0.0.0: the rules state 4000000000 positions, but at most 268435456 can be solved: `positions` must be \
         smaller, by tighter bounds, or by solving components and adding their values up",
    ),
    (
        "rank without position",
        "faults@0.0.0: the rules state 7 positions but have none of rank 6: `position` must answer every rank below \
         `positions`",
    ),
    (
        "rank of another",
        "faults@0.0.0: position Step(3) is the one of rank 3 but claims rank 4: `rank` and `position` must be inverse to \
         each other",
    ),
    (
        "value too wide",
        "faults@0.0.0: position Step(2): the value 2 of slot 2 does not fit in 1 bit: use a greater width",
    ),
    ("no message", "faults@0.0.0: the build script failed and does not say why"),
    ("width", "faults@0.0.0: a value cannot be 3 bits wide: use 1, 2, 4, 8, 16 or 32"),
    (
        "slot shared",
        "faults@0.0.0: positions Step(2) and Step(5): slot 2 was given two values: `slot` must differ from position to \
         position",
    ),
    (
        "slot past the end",
        "faults@0.0.0: position Step(5): slot 6 lies past the end: there are 6 slots: `slot` must be below `slots`",
    ),
    ("too many slots", "faults@0.0.0: a table has at most 268435456 slots, not 4000000000: `slots` must be smaller"),
    (
        "name",
        "foregone-codegen: the name \"stairs-table\" is not an upper-case identifier: use letters A to Z, digits and \
         underscores, such as MY_TABLE",
    ),
];

#[test]
fn cargo_names_the_rule_that_is_wrong_and_the_positions() {
    // Nothing is wrong with the package but the fault.
    let sound = build("");
    assert!(sound.status.success(), "{}", String::from_utf8_lossy(&sound.stderr));
    for (fault, message) in FAULTS {
        let output = build(fault);
        let shown = String::from_utf8(output.stderr).unwrap();
        assert!(!output.status.success(), "{fault}: built");
        let errors: Vec<&str> = shown.lines().filter_map(|line| line.strip_prefix("error: ")).collect();
        let (first, others) = errors.split_first().unwrap_or_else(|| panic!("{fault}: {shown}"));
        assert_eq!(*first, message, "{fault}");
        // What comes after it is cargo saying that it stops.
        let stops = |line: &&str| line.starts_with("build script logged") || line.starts_with("could not compile");
        assert!(others.len() == 1 && others.iter().all(stops), "{fault}: {shown}");
    }
    // A fault stays one until it is mended.
    assert!(!build("cycle").status.success() && !build("cycle").status.success());
    assert!(build("").status.success());
}

/// Rules that panic: the panic's own message, and below it what was asked, the innermost first.
#[test]
fn cargo_shows_what_was_asked_when_the_rules_panic() {
    for (method, asked) in [
        ("options", "while asking `options` of Step(3)"),
        ("rank", "while asking `rank` of Step(3)"),
        ("slot", "while asking `slot` of Step(3)"),
        ("position", "while asking `position` of rank 3"),
    ] {
        let output = build(&format!("panic in {method}"));
        let shown = String::from_utf8(output.stderr).unwrap();
        assert!(!output.status.success(), "{method}: built");
        let (_, after) = shown.split_once("the third stair creaks").unwrap_or_else(|| panic!("{method}: {shown}"));
        let lines: Vec<&str> =
            after.lines().filter_map(|line| line.trim().strip_prefix("foregone-codegen: ")).collect();
        assert_eq!(lines, [asked], "{method}: {shown}");
    }
}
