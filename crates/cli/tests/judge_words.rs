//! `foregone judge` on files as people paste them, and on what never ends.

use snapbox::cmd::{Command, OutputAssert, cargo_bin};
use std::io::Write;
use std::process::{Output, Stdio};
use std::time::{Duration, Instant};

fn judge(format: &str, input: impl Into<Vec<u8>>) -> OutputAssert {
    Command::new(cargo_bin!("foregone")).args(["judge", format]).stdin(input.into()).assert()
}

/// The input is words, as it is for `scanf` and `cin`: where its lines end is no matter.
#[test]
fn line_ends_are_blanks() {
    for input in [
        "3 2001 11 3 2001 11 2 2001 10 3",
        "3 2001\n11\n3 2001 11 2 2001 10\n\n3\n",
        "3\n2001 11 3 2001 11 2\n2001 10 3",
    ] {
        judge("calendar", input).success().stderr_eq("").stdout_eq("YES\nNO\nNO\n");
    }
    for input in ["34 12 15 24 0 0", "34\n12\n15\n24\n0\n0\n", "34 12 15\n24 0\n0"] {
        judge("euclid", input).success().stderr_eq("").stdout_eq("Stan wins\nOllie wins\n");
    }
    judge("powers", "1 3 1000000000000000000001\n5").success().stderr_eq("").stdout_eq("Kiki\nCici\nKiki\nKiki\n");
}

#[test]
fn rows_may_share_a_line_and_cells_stand_apart() {
    let boards = [
        "4 4 0000 0000 0000 0000 4 4 0000 0010 0100 0000",
        "4 4\n0 0 0 0\n0 0 0 0\n0 0 0 0\n0 0 0 0\n4 4\n0 0 0 0\n0 0 1 0\n0 1 0 0\n0 0 0 0\n",
        "4\n4\n0000 0000\n0000\t0000\n\n4 4 0000\n0 0 1 0\n0100 0000",
    ];
    for input in boards {
        judge("squares", input).success().stderr_eq("").stdout_eq("Yes\nNo\n");
    }
    judge("squares-sum", "2 2 2 00 00 2 2 00 00 1 2 2 0 0 0 0").success().stderr_eq("").stdout_eq("No\nYes\n");
}

#[test]
fn a_byte_order_mark_is_no_fault() {
    judge("calendar", "\u{feff}1\n2001 11 3\n").success().stderr_eq("").stdout_eq("YES\n");
    judge("powers", "\u{feff}1\r\n").success().stderr_eq("").stdout_eq("Kiki\n");
    // It takes no column either, and only the first is one.
    let said = judge("calendar", "\u{feff}x").code(2).get_output().stderr.clone();
    assert!(
        String::from_utf8(said).unwrap().starts_with("error: stdin:1:1: expected the number of cases, found \"x\"")
    );
    judge("calendar", "\u{feff}\u{feff}1\n2001 11 3\n").code(2);
}

#[test]
fn the_end_of_the_file_ends_a_format_with_an_end_line() {
    let note = |at: &str| format!("note: stdin:{at}: the input ends without the line `0 0`\n");
    judge("euclid", "34 12\n15 24\n").success().stdout_eq("Stan wins\nOllie wins\n").stderr_eq(note("3:1"));
    judge("euclid", "34 12").success().stdout_eq("Stan wins\n").stderr_eq(note("1:6"));
    judge("euclid", "").success().stdout_eq("").stderr_eq(note("1:1"));
    // A case that is cut in two is none.
    let said = judge("euclid", "34 12\n15\n").code(2).stdout_eq("Stan wins\n").get_output().stderr.clone();
    let said = String::from_utf8(said).unwrap();
    assert!(said.starts_with("error: stdin:2:3: expected a second number, found the end of the input"), "{said}");
}

#[test]
fn formats_have_the_names_that_people_write() {
    for name in ["POJ 1082", "hdu-1079", "HDU1079", "uva1557", "Calendar", "ZOJ_1024"] {
        judge(name, "1\n2001 11 3\n").success().stdout_eq("YES\n");
    }
    judge("uva10368", "34 12 0 0").success().stdout_eq("Stan wins\n");
    let said = judge("hdu1526", "").code(2).stdout_eq("").get_output().stderr.clone();
    let said = String::from_utf8(said).unwrap();
    assert!(
        said.starts_with("error: no judge format is called \"hdu1526\"; the nearest are euclid (hdu1525, "),
        "{said}"
    );
}

/// Answers an input that goes on until it is read no more.
fn judge_endlessly(format: &str, head: &str, endless: u8) -> Output {
    let mut child = std::process::Command::new(cargo_bin!("foregone"))
        .args(["judge", format])
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    let mut to = child.stdin.take().unwrap();
    to.write_all(head.as_bytes()).unwrap();
    let block = vec![endless; 1 << 16];
    let start = Instant::now();
    while to.write_all(&block).is_ok() {
        assert!(start.elapsed() < Duration::from_secs(60), "{format} reads on");
    }
    child.wait_with_output().unwrap()
}

/// Whatever never ends is a fault after a bounded read, with every answer before it.
#[test]
#[cfg(unix)]
fn what_never_ends_is_refused() {
    let calendar = ("calendar", "2\n2001 11 3\n", "YES\n");
    let euclid = ("euclid", "34 12\n", "Stan wins\n");
    let powers = ("powers", "17\n", "Kiki\n");
    let squares = ("squares", "2 2\n00\n00\n", "Yes\n");
    for (format, head, answers) in [calendar, euclid, powers, squares] {
        for (endless, found) in [(0, "\"\\x00\\x00"), (b'x', "\"xxxx"), (b'\n', "blanks"), (b'9', "\"9999")] {
            let output = judge_endlessly(format, head, endless);
            let said = String::from_utf8(output.stderr).unwrap();
            assert_eq!((output.status.code(), output.stdout.as_slice()), (Some(2), answers.as_bytes()), "{said}");
            let is_number = format == "powers" && endless == b'9';
            let found = if is_number { "of at most 1073741824 digits, found more" } else { found };
            assert!(said.starts_with("error: stdin:") && said.contains(found) && said.len() < 400, "{said}");
        }
    }
}

#[test]
#[cfg(unix)]
fn a_device_that_never_ends_is_refused() {
    let file = std::fs::File::open("/dev/zero").unwrap();
    let output =
        std::process::Command::new(cargo_bin!("foregone")).args(["judge", "calendar"]).stdin(file).output().unwrap();
    let said = String::from_utf8(output.stderr).unwrap();
    let expected = "error: stdin:1:1: expected the number of cases, found \"\\x00\\x00";
    assert!(output.status.code() == Some(2) && said.starts_with(expected), "{said}");
    assert!(said.contains("(more than 1048576 bytes without a blank)"), "{said}");
}
