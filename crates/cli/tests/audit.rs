//! `foregone audit`, as a black box. That every flip of a bit is caught is tested beside it.

use serde_json::{Value, json};
use snapbox::cmd::{Command, cargo_bin};
use snapbox::str;
use std::fs;
use std::path::{Path, PathBuf};
use tempfile::TempDir;

fn foregone(arguments: &[&str]) -> Command {
    Command::new(cargo_bin!("foregone")).args(arguments)
}

fn stdout(arguments: &[&str]) -> Vec<u8> {
    foregone(arguments).assert().success().stderr_eq("").get_output().stdout.clone()
}

/// A file of that content in a directory that goes with the test.
fn file(name: &str, content: &[u8]) -> (TempDir, PathBuf) {
    let directory = tempfile::tempdir().unwrap();
    let path = directory.path().join(name);
    fs::write(&path, content).unwrap();
    (directory, path)
}

fn text(path: &Path) -> &str {
    path.to_str().unwrap()
}

#[test]
fn everything_shipped_is_checked() {
    foregone(&["audit"]).assert().success().stderr_eq("").stdout_eq(str![[r"
calendar, shipped: Calendar Game, 1900-01-01 to 2001-11-04: move to the next day or to the same day of the next month if it exists; whoever reaches 2001-11-04 wins
  ok    derivation    37,198 items [..] ms  every date is solved from the rules, from the deadline back
  ok    rules              3 items [..] ms  the rules in words and the bounds are those of the problem
  ok    length             3 items [..] ms  words, slots and positions are as many as the dates need
  ok    digest         1,223 items [..] ms  the CRC-32 of the words is the one stated
  ok    padding        1,938 items [..] ms  bits that stand for no date are zero
  ok    p-positions   18,357 items [..] ms  no P-position has an option that is one
  ok    n-positions   18,841 items [..] ms  every N-position has an option that is a P-position
  ok    outcomes      37,198 items [..] ms  every outcome is the one derived anew
  ok    grundy        37,198 items [..] ms  every Grundy value is the mex of those of its options
  ok    values        37,198 items [..] ms  every Grundy value is the one derived anew
        18,357 dates of value 0, 18,357 of 1, 484 of 2
  ok    special days   1,384 items [..] ms  every year listed of a special day is needed, and none is missing
        203 years in which parity fails, 484 in which the value is 2
  ok    law           37,198 items [..] ms  First wins where month + day is even and on 30 September and 30 November, only
        203 exceptions to parity: 102 on 30 September, 101 on 30 November
  ok    lookups       37,200 items [..] ms  the library answers what was derived anew

squares, shipped: Squares: place a 2x2 block on four free cells of a board; whoever cannot place loses; Grundy values of all components of at most 6 anchors
  ok    derivation       869 items [..] ms  every component solved as blocks has the same value as on cells
  ok    rules              2 items [..] ms  the rules in words are those of the problem, and the size is stated in them
  ok    length             2 items [..] ms  there are as many entries as stated and as components
  ok    digest           648 items [..] ms  the sum of the entries' CRC-32 is the one stated
  ok    keys             648 items [..] ms  keys ascend, are connected and in canonical form, and are not larger than stated
  ok    complete         648 items [..] ms  every component up to the stated size has an entry
        1 + 2 + 5 + 22 + 94 + 524 components of 1 to 6 anchors
  ok    grundy           648 items [..] ms  every value is the mex over the moves of the xor of the entries left
  ok    values           648 items [..] ms  every value is the one derived from the definition
  ok    lookups          222 items [..] ms  the library answers what was derived, on every component that is a board
  ok    strips           128 items [..] ms  the library answers what was derived on boards of two rows

All 23 checks passed: 269,402 items in [..] ms.

"]]);
}

#[test]
fn json_has_this_shape() {
    let output = stdout(&["audit", "--table", "squares", "--json"]);
    let mut found: Value = serde_json::from_slice(&output).unwrap();
    let take_time = |value: &mut Value| assert!(value["microseconds"].take().is_u64());
    take_time(&mut found);
    for check in found["tables"][0]["checks"].as_array_mut().unwrap() {
        take_time(check);
    }
    let check = |name: &str, claim: &str, items: usize, note: Value| {
        json!({
            "name": name, "claim": claim, "items": items, "microseconds": null, "passed": true, "faults": 0,
            "counter_examples": [], "note": note
        })
    };
    let expected = json!({
        "passed": true,
        "checks": 10,
        "failed": 0,
        "items": 4_463,
        "microseconds": null,
        "tables": [{
            "table": "squares",
            "source": "shipped",
            "rules": "Squares: place a 2x2 block on four free cells of a board; whoever cannot place loses; Grundy \
                      values of all components of at most 6 anchors",
            "passed": true,
            "checks": [
                check("derivation", "every component solved as blocks has the same value as on cells", 869, Value::Null),
                check(
                    "rules",
                    "the rules in words are those of the problem, and the size is stated in them",
                    2,
                    Value::Null,
                ),
                check("length", "there are as many entries as stated and as components", 2, Value::Null),
                check("digest", "the sum of the entries' CRC-32 is the one stated", 648, Value::Null),
                check(
                    "keys",
                    "keys ascend, are connected and in canonical form, and are not larger than stated",
                    648,
                    Value::Null,
                ),
                check(
                    "complete",
                    "every component up to the stated size has an entry",
                    648,
                    "1 + 2 + 5 + 22 + 94 + 524 components of 1 to 6 anchors".into(),
                ),
                check(
                    "grundy",
                    "every value is the mex over the moves of the xor of the entries left",
                    648,
                    Value::Null,
                ),
                check("values", "every value is the one derived from the definition", 648, Value::Null),
                check(
                    "lookups",
                    "the library answers what was derived, on every component that is a board",
                    222,
                    Value::Null,
                ),
                check("strips", "the library answers what was derived on boards of two rows", 128, Value::Null),
            ]
        }]
    });
    assert_eq!(found, expected);
}

/// The value of 30 November 2000 is 2; a table that says otherwise, with a digest to match, is caught by its meaning.
#[test]
fn a_damaged_table_fails_with_counter_examples() {
    let mut table: Value = serde_json::from_slice(&stdout(&["emit", "calendar", "--format", "json"])).unwrap();
    let mut words: Vec<u32> =
        table["words"].as_array().unwrap().iter().map(|word| word.as_u64().unwrap().try_into().unwrap()).collect();
    words[1_210] ^= 1 << 30;
    let bytes: Vec<u8> = words.iter().flat_map(|word| word.to_le_bytes()).collect();
    table["words"] = words.into();
    table["crc32"] = crc32fast::hash(&bytes).into();
    let (_directory, path) = file("damaged.json", table.to_string().as_bytes());
    let found = foregone(&["audit", "--file", text(&path)]).assert().code(1).stderr_eq("").get_output().stdout.clone();
    let found = String::from_utf8(found).unwrap();
    for expected in [
        "  ok    digest ",
        "  FAIL  p-positions ",
        "        1 wrong, the first:\n        - 2000-11-30 is a P-position, and so is its option 2000-12-01\n",
        "  ok    n-positions ",
        "  FAIL  outcomes ",
        "        - 2000-11-30 is an N-position (bit 30 of word 1210), not a P-position\n",
        "  FAIL  grundy ",
        "2000-11-30 has the value 0, its options 2000-12-01 (0), 2000-12-30 (1), so it should be 2\n",
        "  FAIL  values ",
        "  FAIL  law ",
        "        - 2000-11-30 does not follow the law\n",
        "5 of 12 checks failed: ",
    ] {
        assert!(found.contains(expected), "{expected:?} is not in\n{found}");
    }
    let json = foregone(&["audit", "--json", "--file", text(&path)]).assert().code(1).get_output().stdout.clone();
    let json: Value = serde_json::from_slice(&json).unwrap();
    assert_eq!((&json["passed"], &json["failed"]), (&false.into(), &5.into()));
    assert_eq!(json["tables"][0]["source"], text(&path));
}

#[test]
fn a_flipped_bit_of_a_binary_fails() {
    for (table, byte, fault) in [("calendar", 900, "digest"), ("squares", 900, "complete")] {
        let mut bytes = stdout(&["emit", table, "--format", "bin"]);
        bytes[byte] ^= 4;
        let (_directory, path) = file("damaged.bin", &bytes);
        let output = foregone(&["audit", "--file", text(&path)]).assert().code(1).get_output().stdout.clone();
        let output = String::from_utf8(output).unwrap();
        assert!(output.contains(&format!("  FAIL  {fault} ")), "{output}");
    }
}

#[test]
fn the_page_needs_nothing_else() {
    let directory = tempfile::tempdir().unwrap();
    let path = directory.path().join("audit.html");
    foregone(&["audit", "--html", text(&path)]).assert().success();
    let page = fs::read_to_string(&path).unwrap();
    assert!(page.starts_with("<!DOCTYPE html>") && page.ends_with("</html>"));
    for part in ["All 23 checks passed", "<svg", "fill=\"#2f5d8c\" d=\"M", "special days", "1,384"] {
        assert!(page.contains(part), "{part}");
    }
    for foreign in ["http", "<script", "<link", "src="] {
        assert!(!page.contains(foreign), "{foreign}");
    }
    assert!(page.len() < 64 * 1024, "{} bytes", page.len());
    let nowhere = directory.path().join("no/such/audit.html");
    let output = foregone(&["audit", "--html", text(&nowhere)]).assert().code(2).get_output().stderr.clone();
    assert!(String::from_utf8(output).unwrap().starts_with("error: cannot write "));
}

#[test]
fn what_is_no_table_is_told_with_those_there_are() {
    let stderr = |arguments: &[&str]| {
        String::from_utf8(foregone(arguments).assert().code(2).stdout_eq("").get_output().stderr.clone()).unwrap()
    };
    let unknown = stderr(&["audit", "--table", "calender"]);
    assert!(unknown.contains("[possible values: calendar, squares]") && unknown.contains("'calendar'"), "{unknown}");
    assert!(stderr(&["audit", "--file", "no-such.bin"]).starts_with("error: cannot read no-such.bin: "));

    let (_directory, path) = file("squares.bin", &stdout(&["emit", "squares", "--format", "bin"]));
    let other = stderr(&["audit", "--table", "calendar", "--file", text(&path)]);
    assert!(
        other.contains("expected the table calendar, found squares\nhelp: audit it with --table squares"),
        "{other}"
    );

    let (_directory, path) = file("short.bin", b"foregone\x01\0\0\0");
    let short = stderr(&["audit", "--file", text(&path)]);
    let expected = "byte 12: expected 4 bytes for the length of the table's name, found 0 before the end of the file";
    assert!(short.contains(expected) && short.contains("\nhelp: `foregone emit"), "{short}");
}
