//! Tables come back from their files, and what is no file of theirs is refused with the place.

use super::{Form, decode};
use crate::special::tables;

/// The shipped table of that name in that form.
fn emitted(name: &str, form: Form) -> Vec<u8> {
    let kind = tables().into_iter().find(|kind| kind.name == name).expect("there is one");
    (kind.shipped)().emit(form).expect("it has that form")
}

fn message(bytes: &[u8]) -> String {
    decode("it", bytes, &tables()).expect_err("it is no table").to_string()
}

#[test]
fn a_table_comes_back_from_its_file() {
    for kind in tables() {
        let table = (kind.shipped)();
        for form in [Form::Bin, Form::Json] {
            let read = decode("it", &emitted(kind.name, form), &tables()).expect("it is one");
            assert_eq!(format!("{read:?}"), format!("{table:?}"));
        }
    }
}

#[test]
fn faults_in_bytes_are_told_with_their_place() {
    let good = emitted("calendar", Form::Bin);
    let with = |at: usize, byte: u8| {
        let mut bytes = good.clone();
        bytes[at] = byte;
        message(&bytes)
    };
    assert_eq!(message(b""), "it: byte 0: expected `{` of a JSON object or the magic `foregone`, found an empty file");
    assert_eq!(message(b"PK"), "it: byte 0: expected `{` of a JSON object or the magic `foregone`, found 0x50");
    assert_eq!(with(1, b'0'), "it: byte 0: expected the magic `foregone`, found \"f0regone\"");
    assert_eq!(with(8, 2), "it: byte 8: expected version 1, found 2");
    assert_eq!(with(16, b'C'), "it: byte 16: expected the name `calendar` or `squares`, found \"Calendar\"");
    assert_eq!(with(28, 0xff), "it: byte 28: expected UTF-8 in the rules, found 0xff");
    assert_eq!(message(&[&good[..], b"x"].concat()), "it: byte 5276: expected the end of the file, found 1 more bytes");
    assert_eq!(
        message(&good[..good.len() - 1]),
        "it: byte 5260: expected 16 bytes for words of a set of years, found 15 before the end of the file"
    );
    for length in 1..good.len() {
        let message = message(&good[..length]);
        assert!(message.contains("before the end of the file"), "{length}: {message}");
    }
}

#[test]
fn faults_in_json_are_told_with_their_place() {
    assert_eq!(message(b"{}"), "it:1:2: missing field `version`");
    assert_eq!(
        message(b"{\n \"version\": 1,\n \"table\": 7}"),
        "it:3:11: invalid type: integer `7`, expected a string"
    );
    assert_eq!(message(br#"{"version": 2, "table": "calendar"}"#), "it:1:1: expected version 1, found 2");
    assert_eq!(
        message(br#"{"version": 1, "table": "chess"}"#),
        "it:1:1: expected the table `calendar` or `squares`, found \"chess\""
    );
    let good = String::from_utf8(emitted("squares", Form::Json)).expect("it is text");
    assert!(message(good.replacen("0x", "0X", 1).as_bytes()).contains("expected a key like 0x1c02, in lower case"));
    let good = String::from_utf8(emitted("calendar", Form::Json)).expect("it is text");
    assert!(message(good.replacen("1900-01-01\"", "1900-1-1\"", 1).as_bytes()).contains("expected a date like"));
    assert!(message(good.replacen("\"slots\"", "\"Slots\"", 1).as_bytes()).contains("unknown field `Slots`"));
}

proptest::proptest! {
    #[test]
    fn any_bytes_are_read_or_refused(kept in 0_usize..80, tail: Vec<u8>, is_binary: bool) {
        let good = emitted("squares", if is_binary { Form::Bin } else { Form::Json });
        proptest::prop_assert!(decode("it", &[&good[..kept], &tail[..]].concat(), &tables()).is_err());
    }
}
