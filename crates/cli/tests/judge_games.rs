//! `foregone judge` on the other games' formats, as a black box: whole output, whole message, exit code.

use proptest::prelude::*;
use snapbox::cmd::{Command, OutputAssert, cargo_bin};
use std::fmt::Write;

fn judge(format: &str, input: impl Into<Vec<u8>>) -> OutputAssert {
    Command::new(cargo_bin!("foregone")).args(["judge", format]).stdin(input.into()).assert()
}

/// Inputs of a format that are refused: the input, the answers before the fault, and the message.
fn refused(format: &str, cases: &[(&[u8], &str, &str)]) {
    for (input, answers, message) in cases {
        let output = judge(format, *input).code(2).stdout_eq((*answers).to_owned()).get_output().clone();
        let said = String::from_utf8(output.stderr).unwrap();
        assert!(said.starts_with(&format!("error: stdin:{message}\nhelp: ")), "{}: {said}", input.escape_ascii());
    }
}

#[test]
fn euclid_answers_the_sample() {
    for format in ["euclid", "hdu1525", "poj2348"] {
        judge(format, "34 12\n15 24\n0 0\n").success().stderr_eq("").stdout_eq("Stan wins\nOllie wins\n");
    }
    let spaced = "\r\n34\t12\r\n  15   24\n0 5\n7 0\n18446744073709551615 18446744073709551614\n0  0";
    judge("euclid", spaced)
        .success()
        .stderr_eq("")
        .stdout_eq("Stan wins\nOllie wins\nOllie wins\nOllie wins\nOllie wins\n");
}

#[test]
fn euclid_refuses_what_is_no_pair() {
    refused(
        "euclid",
        &[
            (
                b"34 12\n7\n0 0\n",
                "Stan wins\nOllie wins\n",
                "3:4: expected a second number, found the end of the input",
            ),
            (b"34 -12\n0 0\n", "", "1:4: expected a second number, found \"-12\""),
            (b"3.4 12\n0 0\n", "", "1:1: expected a number, found \"3.4\""),
            (b"34 12 5\n", "Stan wins\n", "1:8: expected a second number, found the end of the input"),
            (
                b"18446744073709551616 1\n0 0\n",
                "",
                "1:1: expected a number, at most 18446744073709551615, found \"18446744073709551616\"",
            ),
            (b"0 0\n34 12\n", "", "2:1: expected the end of the input after `0 0`, found \"34\""),
            (b"\xff 1\n", "", "1:1: expected a number, found \"\\xff\""),
        ],
    );
}

#[test]
fn powers_answers_the_sample() {
    for format in ["powers", "hdu1847"] {
        judge(format, "1\n3\n").success().stderr_eq("").stdout_eq("Kiki\nCici\n");
    }
    judge("powers", "\n 0 \r\n00000000000000000004\n\t999999999999\n17")
        .success()
        .stderr_eq("")
        .stdout_eq("Cici\nKiki\nCici\nKiki\n");
    judge("powers", "").success().stderr_eq("").stdout_eq("");
}

/// A number of ten megabytes is a number like any other.
#[test]
fn powers_answers_numbers_of_any_length() {
    let ones = |count: usize| "1".repeat(count);
    let input = format!("{}\n{} \n{}", ones(10_000_000), ones(9_999_999), ones(10_000_001));
    judge("powers", input).success().stderr_eq("").stdout_eq("Kiki\nCici\nKiki\n");
}

#[test]
fn powers_refuses_what_is_no_number() {
    let long = [b"17\n", "1".repeat(200_000).as_bytes(), b"x2\n"].concat();
    refused(
        "powers",
        &[
            (b"17\n-1\n", "Kiki\n", "2:1: expected a number, found \"-1\""),
            (b"17\n1 2x\n", "Kiki\nKiki\n", "2:4: expected a digit or the end of the line, found \"x\""),
            (b"17\n1e3\n", "Kiki\n", "2:2: expected a digit or the end of the line, found \"e3\""),
            (b"abc\n", "", "1:1: expected a number, found \"abc\""),
            (b"\0\n", "", "1:1: expected a number, found \"\\x00\""),
            (&long, "Kiki\n", "2:200001: expected a digit or the end of the line, found \"x2\""),
        ],
    );
}

const SAMPLE: &str = "4 4\n0000\n0000\n0000\n0000\n4 4\n0000\n0010\n0100\n0000\n";

#[test]
fn squares_answers_the_sample() {
    for format in ["squares", "hdu1760"] {
        judge(format, SAMPLE).success().stderr_eq("").stdout_eq("Yes\nNo\n");
    }
    judge("squares", SAMPLE.replace('\n', "\r\n\r\n")).success().stderr_eq("").stdout_eq("Yes\nNo\n");
    judge("squares", "1 1\n0\n2 2\n00\n00").success().stderr_eq("").stdout_eq("No\nYes\n");
    judge("squares", "").success().stderr_eq("").stdout_eq("");
}

/// The judge's boards have fewer than 50 cells; ours have as many as a board can hold.
#[test]
fn squares_answers_boards_beyond_the_judges_limits() {
    let empty = |rows: usize, columns: usize| {
        format!("{rows} {columns}\n{}", format!("{}\n", "0".repeat(columns)).repeat(rows))
    };
    let input = [empty(16, 16), empty(10, 10), empty(5, 51), empty(2, 128), empty(1, 255)].concat();
    judge("squares", input).success().stderr_eq("").stdout_eq("Yes\nYes\nNo\nYes\nNo\n");
}

/// Boards that lie across the end of the input's buffer, wherever it falls in them, are read as any other.
#[test]
fn squares_reads_on_across_its_buffer() {
    let boards = ["4 4\n0000\n0010\n0100\n0000\n", "4 4\n0000\n0000\n0000\n0000\n", "2 3\n010\n000\n"];
    let count = 3 * 4_000;
    for padding in 0..12 {
        let cases: String = boards.iter().cycle().take(count).copied().collect();
        let expected = "No\nYes\nNo\n".repeat(count / 3);
        judge("squares", format!("{}{cases}", "\n".repeat(padding))).success().stderr_eq("").stdout_eq(expected);
    }
}

#[test]
fn squares_refuses_what_is_no_board() {
    refused(
        "squares",
        &[
            (b"2 2\n00\n00\n2 2\n00\n", "Yes\n", "6:1: the input ends after 1 of the 2 rows of the board on line 4"),
            (b"2 3\n00\n000\n", "", "2:3: expected a row of 3 cells, found 2"),
            (b"2 2\n000\n00\n", "", "2:3: expected the end of the row after 2 cells, found \"0\""),
            (b"2 2\n02\n00\n", "", "2:2: expected a cell, 0 or 1, found \"2\""),
            (b"2 2\n0 \n00\n", "", "2:2: expected a row of 2 cells, found 1"),
            (b"2 2\n0x0\n00\n", "", "2:2: expected a cell, 0 or 1, found \"x0\""),
            (b"0 2\n", "", "1:1: the board has no cells"),
            (b"2 0\n", "", "1:1: the board has no cells"),
            (
                b"999999999999999999999 1\n",
                "",
                "1:1: expected the number of rows, at most 255, found \"99999999999999999999…\" (21 bytes)",
            ),
            (b"16 17\n", "", "1:1: a board of 16x17 is too large: at most 256 cells and 255 a side"),
            (b"-4 4\n", "", "1:1: expected the number of rows, found \"-4\""),
            (b"4\n", "", "1:2: expected the number of columns, found the end of the input"),
            (b"2 2 2\n", "", "1:5: expected a cell, 0 or 1, found \"2\""),
            (b"2 2", "", "1:4: the input ends after 0 of the 2 rows of the board on line 1"),
        ],
    );
}

#[test]
fn squares_gives_up_where_told_to() {
    let mut input = String::from("2 2\n00\n00\n9 9\n");
    input.push_str(&"000000000\n".repeat(9));
    let output =
        Command::new(cargo_bin!("foregone")).args(["judge", "squares", "--budget", "100"]).stdin(input).assert();
    output.code(1).stdout_eq("Yes\n").stderr_eq(
        "error: stdin:4:1: this board takes a search of more than 100 nodes\nhelp: allow more with --budget NODES\n",
    );
}

#[test]
fn sums_of_boards_are_answered() {
    // Two equal boards cancel; three do not; no board at all is lost.
    let board = "4 4\n0000\n0000\n0000\n0000\n";
    let input = format!("2\n{board}{board}\n3\n{board}{board}{board}0\n1\n2 2\n00\n00\n");
    for format in ["squares-sum", "hdu1809"] {
        judge(format, input.clone()).success().stderr_eq("").stdout_eq("No\nYes\nNo\nYes\n");
    }
    refused(
        "squares-sum",
        &[
            (
                b"1\n2 2\n00\n00\n2\n2 2\n00\n00\n",
                "Yes\n",
                "9:1: the input ends after 1 of the 2 boards that line 5 announces",
            ),
            (b"x\n", "", "1:1: expected the number of boards, found \"x\""),
            (b"1\n2 2\n00\n03\n", "", "4:2: expected a cell, 0 or 1, found \"3\""),
        ],
    );
}

/// Who wins a pair, by playing along the quotients.
fn stan(larger: u64, smaller: u64) -> bool {
    smaller != 0 && (larger / smaller > 1 || larger == smaller || !stan(smaller, larger - smaller))
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(48))]

    #[test]
    fn many_pairs(pairs in prop::collection::vec((0..=u64::MAX, 1..=u64::MAX, 0_u32..64, 0_u32..64), 0..3_000)) {
        let (mut input, mut expected) = (String::new(), String::new());
        for (a, b, small_a, small_b) in pairs {
            let (a, b) = (a >> small_a, b >> small_b | 1);
            let _ = writeln!(input, "{a} {b}");
            expected += if stan(a.max(b), a.min(b)) { "Stan wins\n" } else { "Ollie wins\n" };
        }
        judge("euclid", input + "0 0\n").success().stderr_eq("").stdout_eq(expected);
    }

    #[test]
    fn many_numbers(numbers in prop::collection::vec((any::<u64>(), 0_u32..64), 0..3_000)) {
        let (mut input, mut expected) = (String::new(), String::new());
        for (number, small) in numbers {
            let _ = writeln!(input, "{}", number >> small);
            expected += if (number >> small) % 3 == 0 { "Cici\n" } else { "Kiki\n" };
        }
        judge("powers", input).success().stderr_eq("").stdout_eq(expected);
    }

    /// Whatever comes in, the exit code is 0 or 2 and a message goes with 2.
    #[test]
    fn any_bytes_are_answered_or_refused(
        format in prop::sample::select(vec!["euclid", "powers", "squares", "squares-sum"]),
        bytes in prop::collection::vec(prop_oneof![Just(b' '), Just(b'\n'), b'0'..=b'4', b'0'..=b'9', any::<u8>()], 0..200)
    ) {
        let output = Command::new(cargo_bin!("foregone")).args(["judge", format]).stdin(bytes).output().unwrap();
        match output.status.code() {
            // A pair of zeros that is missing is noted.
            Some(0) => prop_assert!(output.stderr.is_empty() || format == "euclid" && output.stderr.starts_with(b"note: ")),
            Some(2) => prop_assert!(output.stderr.starts_with(b"error: stdin:")),
            code => prop_assert!(false, "exit code {code:?}"),
        }
    }
}

/// The README's table names every problem that the command knows, so that neither list goes stale.
#[test]
fn the_readme_names_every_problem() {
    let help = Command::new(cargo_bin!("foregone")).args(["judge", "-h"]).output().unwrap().stdout;
    let help = String::from_utf8(help).unwrap();
    let readme = std::fs::read_to_string(concat!(env!("CARGO_MANIFEST_DIR"), "/../../README.md")).unwrap();
    let words = help.split([' ', ',', '\n']);
    let problems = words.filter(|word| ["poj", "hdu", "zoj", "uva"].iter().any(|judge| word.starts_with(judge)));
    let problems: Vec<String> = problems.map(|word| format!("{} {}", word[..3].to_uppercase(), &word[3..])).collect();
    assert!(problems.len() >= 10, "{help}");
    let table: Vec<&str> = readme.lines().filter(|line| line.starts_with('|')).collect();
    for problem in problems.iter().filter(|problem| !problem.ends_with(' ')) {
        assert!(table.iter().any(|row| row.contains(problem)), "{problem} is not in the README's table");
    }
}
