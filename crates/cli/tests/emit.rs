//! `foregone emit`, as a black box: other compilers get the tables, and their programs answer like the library.

use foregone::calendar::{self, Position};
use foregone::squares;
use snapbox::cmd::{Command, cargo_bin};
use std::fmt::Write;
use std::fs;
use std::path::Path;
use std::process;

fn emit(table: &str, form: &str) -> Vec<u8> {
    let command = Command::new(cargo_bin!("foregone")).args(["emit", table, "--format", form]);
    command.assert().success().stderr_eq("").get_output().stdout.clone()
}

/// What a program prints.
fn output(program: &Path) -> String {
    let output = process::Command::new(program).output().unwrap();
    assert!(output.status.success(), "{}", output.status);
    String::from_utf8(output.stdout).unwrap()
}

fn compiled(mut compiler: process::Command) {
    let output = compiler.output().unwrap();
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    assert!(output.stderr.is_empty(), "{}", String::from_utf8_lossy(&output.stderr));
}

/// Date and value of every position; no, not one, of every other date that these loops make up.
fn every_date() -> String {
    let mut text = String::new();
    for year in 1_899_u16..=2_002 {
        for month in 0..=13 {
            for day in 0..=32 {
                let value = Position::from_ymd(year, month, day).map(|position| calendar::grundy(position).get());
                let value = value.map_or_else(|_| "-1".to_owned(), |value| value.to_string());
                let _ = writeln!(text, "{year} {month} {day} {value}");
            }
        }
    }
    assert_eq!(text.lines().filter(|line| !line.ends_with("-1")).count(), 37_198);
    text
}

fn every_entry() -> String {
    let mut entries: Vec<_> = squares::table().collect();
    entries.sort_unstable();
    entries.iter().fold(String::from("-1 -1\n"), |mut text, (key, value)| {
        let _ = writeln!(text, "{key:x} {value}");
        text
    })
}

const C_MAIN: &str = r#"
#include <inttypes.h>
#include <stdio.h>
#include "calendar.h"
#include "squares.h"

int main(int argc, char **argv)
{
    int year, month, day, entry;

    (void)argv;
    if (!foregone_calendar_verify() || !foregone_squares_verify()) {
        return 1;
    }
    if (argc > 1) {
        printf("%d %d\n", foregone_squares_value(0), foregone_squares_value(UINT64_MAX));
        for (entry = 0; entry < FOREGONE_SQUARES_ENTRIES; entry++) {
            uint64_t key = foregone_squares_keys[entry];

            printf("%" PRIx64 " %d\n", key, foregone_squares_value(key));
        }
        return 0;
    }
    for (year = 1899; year <= 2002; year++) {
        for (month = 0; month <= 13; month++) {
            for (day = 0; day <= 32; day++) {
                int value = foregone_calendar_grundy(year, month, day);
                int outcome = foregone_calendar_outcome(year, month, day);

                if (outcome != (value > 0 ? 1 : value)) {
                    return 2;
                }
                printf("%d %d %d %d\n", year, month, day, value);
            }
        }
    }
    return 0;
}
"#;

#[test]
fn c_compiles_without_a_warning_and_answers() {
    let compiler = std::env::var("CC").unwrap_or_else(|_| "cc".into());
    if process::Command::new(&compiler).arg("--version").output().is_err() {
        eprintln!("skipped: there is no C compiler named {compiler} here");
        return;
    }
    let directory = tempfile::tempdir().unwrap();
    let path = |name: &str| directory.path().join(name);
    for table in ["calendar", "squares"] {
        fs::write(path(&format!("{table}.h")), emit(table, "c")).unwrap();
    }
    fs::write(path("main.c"), C_MAIN).unwrap();
    // Nor may there be one where nothing of them is used.
    fs::write(path("unused.c"), "#include \"calendar.h\"\n#include \"squares.h\"\n").unwrap();
    for (source, flags) in [("main.c", &["-o", "main"][..]), ("unused.c", &["-c", "-o", "unused.o"])] {
        let mut command = process::Command::new(&compiler);
        command.current_dir(&directory).args(["-std=c99", "-pedantic", "-Wall", "-Wextra", "-Werror", "-O1", source]);
        command.args(flags);
        compiled(command);
    }
    assert!(output(&path("main")) == every_date(), "the C program answers otherwise");
    let entries = process::Command::new(path("main")).arg("squares").output().unwrap();
    assert!(String::from_utf8(entries.stdout).unwrap() == every_entry(), "the C program has other entries");
}

const RUST_MAIN: &str = r#"
mod calendar;
mod squares;

const EVE: Option<bool> = calendar::is_won(1999, 12, 31);

fn main() {
    assert_eq!(EVE, Some(false));
    assert_eq!(squares::value(0), None);
    assert!(squares::KEYS.iter().zip(&squares::VALUES).all(|(key, value)| squares::value(*key) == Some(*value)));
    let mut text = String::new();
    for year in 1899..=2002 {
        for month in 0..=13 {
            for day in 0..=32 {
                let value = calendar::grundy(year, month, day).map_or(-1, i32::from);
                text += &format!("{year} {month} {day} {value}\n");
            }
        }
    }
    print!("{text}");
}
"#;

#[test]
fn rust_compiles_and_answers() {
    let directory = tempfile::tempdir().unwrap();
    let path = |name: &str| directory.path().join(name);
    for table in ["calendar", "squares"] {
        fs::write(path(&format!("{table}.rs")), emit(table, "rust")).unwrap();
        let mut alone = process::Command::new("rustc");
        alone.current_dir(&directory).args(["--edition=2021", "--crate-type=lib", "--emit=metadata", "-Dwarnings"]);
        alone.arg("-Wmissing-docs").arg(format!("{table}.rs"));
        compiled(alone);
    }
    fs::write(path("main.rs"), RUST_MAIN).unwrap();
    let mut program = process::Command::new("rustc");
    program.current_dir(&directory).args(["--edition=2021", "-Adead-code", "main.rs"]);
    compiled(program);
    assert!(output(&path("main")) == every_date(), "the Rust program answers otherwise");
}

#[test]
fn every_form_states_rules_and_digest_and_is_the_same_twice() {
    for (table, rules, digest) in [
        ("calendar", calendar::DESCRIPTION, calendar::DIGEST.crc32),
        ("squares", squares::TABLE.rules(), squares::TABLE.digest().crc32_sum),
    ] {
        for form in ["rust", "c", "json", "csv"] {
            let text = String::from_utf8(emit(table, form)).unwrap();
            let digest = if form == "json" { digest.to_string() } else { format!("{digest:08x}") };
            assert!(text.contains(rules) && text.contains(&digest), "{table} {form}");
            assert_eq!(text.as_bytes(), emit(table, form), "{table} {form}");
            assert!(text.ends_with('\n') && !text.contains('@'), "{table} {form}");
        }
        let bytes = emit(table, "bin");
        assert_eq!(bytes, emit(table, "bin"));
        assert!(bytes.starts_with(b"foregone\x01\0\0\0"));
        assert!(bytes.windows(4).any(|window| window == digest.to_le_bytes()));
    }
}

#[test]
fn csv_has_a_line_for_each_position() {
    let text = String::from_utf8(emit("calendar", "csv")).unwrap();
    let mut lines = text.lines().skip_while(|line| line.starts_with('#'));
    assert_eq!(lines.next(), Some("date,outcome,grundy"));
    for position in Position::all() {
        let outcome = if calendar::law(position).is_win() { "N" } else { "P" };
        let expected = format!("{},{outcome},{}", position.date(), calendar::law_grundy(position).get());
        assert_eq!(lines.next(), Some(expected.as_str()));
    }
    assert_eq!(lines.next(), None);
    assert!(text.ends_with("\n2001-11-03,N,1\n2001-11-04,P,0\n"));
    let text = String::from_utf8(emit("squares", "csv")).unwrap();
    let lines: Vec<_> = text.lines().skip_while(|line| line.starts_with('#')).collect();
    assert_eq!(lines[..3], ["key,anchors,grundy", "0x1,1,1", "0x3,2,1"]);
    assert_eq!(lines.len(), 649);
}

#[test]
fn the_words_are_the_shipped_ones() {
    let words: Vec<u8> = calendar::outcome_words().iter().flat_map(|word| word.to_le_bytes()).collect();
    assert_eq!(words.len(), 4_892);
    assert!(emit("calendar", "bin").windows(words.len()).any(|window| window == words));
    for form in ["c", "rust"] {
        let text = String::from_utf8(emit("calendar", form)).unwrap();
        let table = text.split(" = ").find(|part| part.contains(", 0x")).unwrap();
        let found: Vec<u32> = table
            .split("0x")
            .skip(1)
            .map_while(|word| u32::from_str_radix(word.get(..8)?, 16).ok())
            .take(1_223)
            .collect();
        assert_eq!(found, calendar::outcome_words(), "{form}");
    }
    let json: serde_json::Value = serde_json::from_slice(&emit("calendar", "json")).unwrap();
    assert_eq!(json["words"], serde_json::to_value(calendar::outcome_words()).unwrap());
}

#[test]
fn a_form_that_is_none_is_told_with_those_there_are() {
    let command = Command::new(cargo_bin!("foregone")).args(["emit", "calendar", "--format", "cobol"]);
    let output = command.assert().code(2).stdout_eq("").get_output().stderr.clone();
    assert!(String::from_utf8(output).unwrap().contains("[possible values: rust, c, json, csv, bin]"));
}
