//! The judges: any input is answered up to a fault, and the same whatever its spacing.

use bolero::check;
use foregone_cli::{Judged, judge};

/// Judges, and holds the judge to its promises: whole lines of answers, and a fault that says where.
fn judged(format: &str, input: &[u8]) -> Judged {
    let judged = judge(format, input).expect("the format is there");
    assert!(judged.answers.is_empty() || judged.answers.ends_with(b"\n"));
    if let Some(fault) = &judged.fault {
        assert!(fault.starts_with("input:"), "{fault}");
    }
    judged
}

/// Two spellings of the same input: the judge's fast path reads the one, its slow path the other.
fn any_spacing(format: &str, input: &[u8]) {
    let plain = judged(format, input);
    let spaced: Vec<u8> =
        input.iter().flat_map(|byte| if *byte == b'\n' { b"  \r\n".to_vec() } else { vec![*byte] }).collect();
    let spaced = judged(format, &spaced);
    assert_eq!(plain.answers, spaced.answers);
    assert_eq!(plain.fault.is_some(), spaced.fault.is_some());
    // Line ends are blanks like others, but for the rows of boards.
    if !format.starts_with("squares") {
        let one_line: Vec<u8> = input.iter().map(|byte| if *byte == b'\n' { b' ' } else { *byte }).collect();
        let one_line = judged(format, &one_line);
        assert_eq!(plain.answers, one_line.answers);
        assert_eq!(plain.fault.is_some(), one_line.fault.is_some());
    }
}

/// Pieces of judge inputs, good and bad, that a byte of the fuzzer chooses from.
const PIECES: [&[u8]; 32] = [
    b"\n",
    b"\n",
    b"\n",
    b" ",
    b" ",
    b"\t",
    b"0",
    b"1",
    b"2",
    b"3",
    b"4",
    b"9",
    b"11",
    b"12",
    b"28",
    b"29",
    b"30",
    b"31",
    b"1900",
    b"1999",
    b"2000",
    b"2001",
    b"2001 11 3\n",
    b"1900 2 29\n",
    b"34 12\n",
    b"0 0\n",
    b"2 2\n00\n00\n",
    b"4 4\n",
    b"0000\n",
    b"0010\n",
    b"-",
    b"x",
];

/// Judges the fuzzer's bytes as they are, and as pieces chosen by them after a good beginning.
fn target(format: &str, beginning: &[u8], input: &[u8]) {
    any_spacing(format, input);
    let pieces = input.iter().flat_map(|choice| PIECES[usize::from(*choice) % PIECES.len()]);
    let chosen: Vec<u8> = beginning.iter().chain(pieces).copied().collect();
    any_spacing(format, &chosen);
}

#[test]
fn judge_calendar() {
    check!().for_each(|input| target("calendar", b"3\n1999 12 31\n", input));
}

#[test]
fn judge_euclid() {
    check!().for_each(|input| target("euclid", b"15 24\n", input));
}

#[test]
fn judge_powers() {
    check!().for_each(|input| target("powers", b"17\n", input));
}

#[test]
fn judge_squares() {
    check!().for_each(|input| target("squares", b"2 3\n000\n000\n", input));
}

#[test]
fn judge_squares_sum() {
    check!().for_each(|input| target("squares-sum", b"2\n2 2\n00\n00\n", input));
}
