//! `foregone judge calendar` as a black box: whole output, whole message, exit code.

use proptest::prelude::*;
use snapbox::cmd::{Command, OutputAssert, cargo_bin};
use snapbox::str;
use std::fmt::Write;

fn foregone(arguments: &[&str]) -> Command {
    Command::new(cargo_bin!("foregone")).args(arguments)
}

fn judge(input: impl Into<Vec<u8>>) -> OutputAssert {
    foregone(&["judge", "calendar"]).stdin(input.into()).assert()
}

/// The messages of a refused input, whose answers are `answers`.
fn refused(input: impl Into<Vec<u8>>, answers: &str) -> String {
    let output = judge(input).code(2).stdout_eq(answers.to_owned()).get_output().clone();
    String::from_utf8(output.stderr).unwrap()
}

#[test]
fn answers_the_sample() {
    judge("3\n2001 11 3\n2001 11 2\n2001 10 3\n").success().stderr_eq("").stdout_eq(str![[r"
YES
NO
NO

"]]);
}

#[test]
fn every_alias_is_the_same_format() {
    for alias in ["calendar", "poj1082", "hdu1079", "zoj1024"] {
        foregone(&["judge", alias]).stdin("1\n2001 11 3\n").assert().success().stdout_eq("YES\n");
    }
}

#[test]
fn spacing_is_free() {
    let expected = "YES\nNO\nYES\n";
    for input in [
        "3\r\n2001 11 3\r\n2001 11 4\r\n1999 9 30\r\n",
        "3\n2001\t11\t3\n\t2001 11 4 \n  1999  9  30",
        "\n\n3\n\n2001 11 3\n\n2001 11 4\n1999 09 030\n\n \t\r\n",
        "003\n2001 11 3\n2001 11 4\n1999 9 30",
    ] {
        judge(input).success().stderr_eq("").stdout_eq(expected);
    }
}

#[test]
fn no_cases_are_no_answers() {
    judge("0\n").success().stderr_eq("").stdout_eq("");
}

#[test]
fn a_file_is_read_as_standard_input_is() {
    let file = tempfile::NamedTempFile::new().unwrap();
    std::fs::write(&file, "1\n2001 11 3\n").unwrap();
    foregone(&["judge", "calendar", file.path().to_str().unwrap()]).assert().success().stdout_eq("YES\n");
    foregone(&["judge", "calendar", "-"]).stdin("1\n2001 11 3\n").assert().success().stdout_eq("YES\n");
}

#[test]
fn an_empty_input_has_no_number_of_cases() {
    judge("").code(2).stdout_eq("").stderr_eq(str![[r"
error: stdin:1:1: expected the number of cases, found the end of the input
help: the first line is T, the number of cases; each case is a line `year month day` such as `1999 12 31`

"]]);
    judge(" \n\n").code(2).stdout_eq("").stderr_eq(str![[r"
error: stdin:1:1: expected the number of cases, found the end of the input
help: the first line is T, the number of cases; each case is a line `year month day` such as `1999 12 31`

"]]);
}

#[test]
fn too_large_a_number_of_cases_is_told_after_the_answers() {
    judge("3\n2001 11 3\n2001 11 4\n").code(2).stdout_eq("YES\nNO\n").stderr_eq(str![[r#"
error: stdin:4:1: the input ends after 2 of the "3" cases that line 1 announces
help: add the missing cases, or set T on the first line to their number

"#]]);
    judge("99999999999999999999999\n").code(2).stdout_eq("").stderr_eq(str![[r#"
error: stdin:2:1: the input ends after 0 of the "99999999999999999999…" (23 bytes) cases that line 1 announces
help: add the missing cases, or set T on the first line to their number

"#]]);
}

#[test]
fn too_small_a_number_of_cases_is_told_after_the_answers() {
    judge("1\n2001 11 3\n2001 11 4\n").code(2).stdout_eq("YES\n").stderr_eq(str![[r#"
error: stdin:3:1: expected the end of the input after the number of cases on line 1, 1, found "2001"
help: set T on the first line to the number of cases that follow

"#]]);
    judge("1\n2001 11 3 1\n").code(2).stdout_eq("YES\n").stderr_eq(str![[r#"
error: stdin:2:11: expected the end of the input after the number of cases on line 1, 1, found "1"
help: set T on the first line to the number of cases that follow

"#]]);
}

/// One line of each kind of fault, after a good one whose answer must not be lost.
#[test]
fn faults_say_where_what_and_how_to_mend() {
    let faults: [(&[u8], &str); 19] = [
        (b"1900 2 29", "stdin:3:8: expected a day from 1 to 28 (1900-02), found \"29\""),
        (b"2001 13 1", "stdin:3:6: expected a month from 1 to 12, found \"13\""),
        (b"2001 0 1", "stdin:3:6: expected a month from 1 to 12, found \"0\""),
        (b"2001 1 0", "stdin:3:8: expected a day from 1 to 31 (2001-01), found \"0\""),
        (b"2001 11 31", "stdin:3:9: expected a day from 1 to 30 (2001-11), found \"31\""),
        (b"2001 11 5", "stdin:3:1: 2001-11-05 is out of range"),
        (b"1899 12 31", "stdin:3:1: 1899-12-31 is out of range"),
        (b"0 1 1", "stdin:3:1: expected a year from 1900 to 2001, found \"0\""),
        (b"10000 1 1", "stdin:3:1: expected a year from 1900 to 2001, found \"10000\""),
        (b"65536 1 1", "stdin:3:1: expected a year from 1900 to 2001, found \"65536\""),
        (b"2001 257 1", "stdin:3:6: expected a month from 1 to 12, found \"257\""),
        (b"-2001 1 1", "stdin:3:1: expected a year, found \"-2001\""),
        (b"2001 +1 1", "stdin:3:6: expected a month, found \"+1\""),
        (b"2001 Jan 1", "stdin:3:6: expected a month, found \"Jan\""),
        (b"2001 1 1st", "stdin:3:8: expected a day, found \"1st\""),
        (b"2001-01-01", "stdin:3:1: expected a year, found \"2001-01-01\""),
        (b"2001 1", "stdin:3:7: expected a day, found the end of the input"),
        (b"2001 \xff\xc3 1", "stdin:3:6: expected a month, found \"\\xff\\xc3\""),
        (b"2001\x0011 1", "stdin:3:1: expected a year, found \"2001\\x0011\""),
    ];
    for (line, message) in faults {
        let input = [b"2\n2001 11 3\n", line, b"\n"].concat();
        let said = refused(input, "YES\n");
        let help =
            ["help: a position is a date from 1900-01-01 to 2001-11-04\n", "help: the first line is T, the number"];
        assert!(said.starts_with(&format!("error: {message}\nhelp: ")), "{said}");
        assert!(help.iter().any(|help| said.contains(help)), "{said}");
    }
}

#[test]
fn a_line_of_a_million_characters_is_cut_short_in_the_message() {
    let said = refused(format!("1\n2001 11 {}", "9".repeat(1_000_000)), "");
    assert!(
        said.contains(
            "stdin:2:9: expected a day from 1 to 30 (2001-11), found \"99999999999999999999…\" (1000000 bytes)"
        )
    );
    let said = refused(format!("1\n{}", "x".repeat(1_000_000)), "");
    assert!(said.contains("stdin:2:1: expected a year, found \"xxxxxxxxxxxxxxxxxxxx…\" (1000000 bytes)"));
    // Columns count on across the buffer.
    let said = refused(format!("1\n{}?", " ".repeat(1_000_000)), "");
    assert!(said.contains("stdin:2:1000001: expected a year, found \"?\""));
    judge(format!("1\n{}2001{}11 3", " ".repeat(1_000_000), "\t".repeat(1_000_000))).success().stdout_eq("YES\n");
}

#[test]
fn lines_are_counted_across_the_buffer() {
    let mut input = String::from("30001\n");
    (0..30_000).for_each(|_| input.push_str("1950 6 15\n"));
    input.push_str("1950 6 31\n");
    let said = refused(input, &"NO\n".repeat(30_000));
    assert!(said.contains("stdin:30002:8: expected a day from 1 to 30 (1950-06), found \"31\""), "{said}");
}

#[test]
fn a_missing_file_and_a_directory_are_told() {
    let said =
        foregone(&["judge", "calendar", "no/such/file"]).assert().code(2).stdout_eq("").get_output().stderr.clone();
    assert!(String::from_utf8(said).unwrap().starts_with("error: cannot open no/such/file: "));
    let directory = tempfile::tempdir().unwrap();
    let path = directory.path().to_str().unwrap();
    let said = foregone(&["judge", "calendar", path]).assert().code(2).stdout_eq("").get_output().stderr.clone();
    assert!(String::from_utf8(said).unwrap().contains(path));
}

#[test]
fn an_unknown_format_is_told_with_the_known_ones() {
    foregone(&["judge", "poj1083"]).assert().code(2).stdout_eq("").stderr_eq(str![[r#"
error: no judge format is called "poj1083"; the nearest are calendar (poj1082, hdu1079, zoj1024, uva1557); wythoff (poj1067, hdu1527); misere (hdu1907, poj3480)

For more information, try '--help'.

"#]]);
}

/// Whoever reads our answers may stop when they have enough.
#[test]
#[cfg(unix)]
fn a_broken_pipe_is_success() {
    use std::io::Write;
    use std::process::Stdio;
    let mut child = std::process::Command::new(cargo_bin!("foregone"))
        .args(["judge", "calendar"])
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    drop(child.stdout.take());
    let mut input = String::from("100000\n");
    (0..100_000).for_each(|_| input.push_str("1950 6 15\n"));
    // It may stop before it has read everything.
    let _ = child.stdin.take().unwrap().write_all(input.as_bytes());
    let output = child.wait_with_output().unwrap();
    assert!(output.status.success() && output.stderr.is_empty(), "{output:?}");
}

/// A program at the other end of a pipe that waits for each answer gets it.
#[test]
fn answers_do_not_wait_for_more_input() {
    use std::io::{BufRead, BufReader, Write};
    use std::process::Stdio;
    let mut child = std::process::Command::new(cargo_bin!("foregone"))
        .args(["judge", "calendar"])
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .unwrap();
    let (mut to, mut from) = (child.stdin.take().unwrap(), BufReader::new(child.stdout.take().unwrap()));
    let mut ask = |question: &str| {
        to.write_all(question.as_bytes()).unwrap();
        let mut answer = String::new();
        from.read_line(&mut answer).unwrap();
        answer
    };
    assert_eq!(ask("2\n2001 11 3\n"), "YES\n");
    assert_eq!(ask("2001 11 2\n"), "NO\n");
    drop(to);
    assert!(child.wait().unwrap().success());
}

/// A plain line, which the fast path reads, and the same date spaced out, which it does not.
fn line(year: u32, month: u32, day: u32, style: u8) -> String {
    match style % 4 {
        0 => format!("{year} {month} {day}\n"),
        1 => format!("{year} {month:02} {day:02}\n"),
        2 => format!(" {year}\t{month}  {day}\r\n"),
        _ => format!("\n{year} {month} {day} \n"),
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(64))]

    #[test]
    fn any_mix_of_spacings_is_answered_by_the_rule(
        dates in prop::collection::vec((1900_u32..=2000, 1_u32..=12, 1_u32..=28, any::<u8>()), 0..5_000)
    ) {
        let mut input = format!("{}\n", dates.len());
        let mut expected = String::new();
        for (year, month, day, style) in dates {
            input += &line(year, month, day, style);
            let _ = writeln!(expected, "{}", if (month + day) % 2 == 0 { "YES" } else { "NO" });
        }
        judge(input).success().stderr_eq("").stdout_eq(expected);
    }

    /// Whatever comes in, the exit code is 0 or 2 and a message goes with 2.
    #[test]
    fn any_bytes_are_answered_or_refused(
        head in prop::option::of("[0-9]{1,3}\n"),
        bytes in prop::collection::vec(prop_oneof![Just(b' '), Just(b'\n'), b'0'..=b'9', any::<u8>()], 0..200)
    ) {
        let input = [head.unwrap_or_default().as_bytes(), &bytes].concat();
        let output = foregone(&["judge", "calendar"]).stdin(input).output().unwrap();
        match output.status.code() {
            Some(0) => prop_assert!(output.stderr.is_empty()),
            Some(2) => prop_assert!(output.stderr.starts_with(b"error: stdin:")),
            code => prop_assert!(false, "exit code {code:?}"),
        }
    }
}

#[test]
fn other_deadlines_have_other_positions() {
    let judge =
        |arguments: &[&str], input: &str| foregone(&[&["judge"], arguments].concat()).stdin(input.to_owned()).assert();
    let classic = ["calendar", "--deadline", "2001-11-04"];
    judge(&classic, "3\n2001 11 3\n2001 11 2\n1 1 1\n").success().stdout_eq("YES\nNO\nYES\n");
    let leap = ["calendar", "--deadline", "2024-02-29"];
    judge(&leap, "2\n2024 2 28\n2024 3 1\n").code(2).stdout_eq("YES\n").stderr_eq(str![[r"
error: stdin:3:1: 2024-03-01 is out of range
help: a position is a date from 0001-01-01 to 2024-02-29

"]]);
    judge(&["euclid", "--deadline", "2024-02-29"], "0 0\n").code(2).stdout_eq("").stderr_eq(str![[r"
error: --deadline is about the Calendar Game
help: leave it out, or judge calendar

"]]);
}
