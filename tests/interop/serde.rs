//! Serde writes notation and reads it as strictly as the parser does, in text and in binary formats.

use foregone::sum::Component;
use foregone::{Date, Nimber, Outcome, calendar, coins, euclid, nim, powers, squares, subtraction};
use proptest::prelude::*;
use serde_core::Serialize;
use serde_core::de::DeserializeOwned;
use std::fmt::{Debug, Display};
use std::str::FromStr;

trait Value: FromStr<Err: Debug + Display> + Display + PartialEq + Debug + Serialize + DeserializeOwned {}
impl<T: FromStr<Err: Debug + Display> + Display + PartialEq + Debug + Serialize + DeserializeOwned> Value for T {}

/// Writes the value that `text` is and reads it back, as JSON and as postcard.
fn round_trip<T: Value>(text: &str) {
    let value: T = text.parse().unwrap();

    let json = format!("\"{text}\"");
    assert_eq!(serde_json::to_string(&value).unwrap(), json);
    assert_eq!(serde_json::from_str::<T>(&json).unwrap(), value);
    // A reader has no text to lend.
    assert_eq!(serde_json::from_reader::<_, T>(json.as_bytes()).unwrap(), value);

    let mut memory = [0; 600];
    let bytes = postcard::to_slice(&value, &mut memory).unwrap();
    // The length, in one or two bytes, and the text.
    assert_eq!(&bytes[bytes.len() - text.len()..], text.as_bytes());
    assert!(bytes.len() <= text.len() + 2);
    assert_eq!(postcard::from_bytes::<T>(bytes).unwrap(), value);
}

#[test]
fn every_type_round_trips_as_its_notation() {
    for text in ["0001-01-01", "2000-02-29", "9999-12-31"] {
        round_trip::<Date>(text);
    }
    for text in ["1900-01-01", "2001-11-04"] {
        round_trip::<calendar::Position>(text);
    }
    for text in ["*0", "*18446744073709551615"] {
        round_trip::<Nimber>(text);
    }
    for text in ["P-position", "N-position"] {
        round_trip::<Outcome>(text);
    }
    for text in ["0,0", "34,12", "18446744073709551615,18446744073709551615"] {
        round_trip::<euclid::Pair>(text);
    }
    for text in ["0", "18446744073709551615"] {
        round_trip::<powers::Pile>(text);
    }
    for text in ["", "0", "3,5,7", &vec![u64::MAX.to_string(); nim::Heaps::MOST].join(",")] {
        round_trip::<nim::Heaps>(text);
    }
    for text in ["9/", "21/1,3,4", "18446744073709551615/4294967295"] {
        round_trip::<subtraction::Pile>(text);
    }
    for text in ["", "HTTH", &"TH".repeat(32)] {
        round_trip::<coins::Row>(text);
    }
    for text in ["0", "000/010", &[&*"01".repeat(8); 16].join("/")] {
        round_trip::<squares::Board>(text);
    }
    for text in [
        "calendar:1999-12-31",
        "euclid:34,12",
        "powers:17",
        "squares:000/010",
        "nim:3,5,7",
        "subtraction:21/1,3,4",
        "coins:HTTH",
    ] {
        round_trip::<Component>(text);
    }
}

#[test]
fn other_spellings_are_read_and_one_is_written() {
    let rewritten = |json: &str| serde_json::to_string(&serde_json::from_str::<Component>(json).unwrap()).unwrap();
    assert_eq!(rewritten(r#""euclid:12,34""#), r#""euclid:34,12""#);
    assert_eq!(rewritten(r#""squares:2x3""#), r#""squares:000/000""#);
    assert_eq!(rewritten(r#""squares:..#\n...""#), r#""squares:001/000""#);
}

/// The message of not reading `json`, without the place that `serde_json` adds.
fn said<T: Value>(json: &str) -> String {
    let message = serde_json::from_str::<T>(json).unwrap_err().to_string();
    message.rsplit_once(" at line ").unwrap().0.to_owned()
}

#[test]
fn bad_text_is_the_type_s_own_error() {
    fn check<T: Value>(text: &str, message: &str) {
        assert_eq!(text.parse::<T>().unwrap_err().to_string(), message);
        assert_eq!(said::<T>(&format!("\"{text}\"")), message);

        let mut memory = [0; 100];
        let bytes = postcard::to_slice(text, &mut memory).unwrap();
        postcard::from_bytes::<T>(bytes).unwrap_err();
    }
    check::<Date>("1900-02-29", "there is no day 29 in February 1900: its days are 1 to 28");
    check::<Date>("0000-01-01", "the year 0 is out of range: it must be 1 to 9999");
    check::<calendar::Position>(
        "2001-11-05",
        "2001-11-05 is out of range: a position is a date from 1900-01-01 to 2001-11-04",
    );
    check::<Nimber>("6", "expected a star and a number at character 1, found '6'");
    check::<Nimber>("*", "expected a number, found the end");
    check::<Nimber>("*6 ", "expected the end after the number at character 3, found ' '");
    check::<Nimber>("*18446744073709551616", "the number at character 2 is greater than 18446744073709551615");
    check::<Outcome>("", "expected P-position or N-position, found the end");
    check::<Outcome>("win", "expected P-position or N-position at character 1, found 'w'");
    check::<Outcome>("P position", "expected P-position or N-position at character 2, found ' '");
    check::<Outcome>("N-positions", "expected the end after the outcome at character 11, found 's'");
    check::<euclid::Pair>("34", "expected a comma, found the end");
    check::<powers::Pile>("-1", "expected a number at character 1, found '-'");
    check::<nim::Heaps>("1,,2", "expected a number at character 3, found ','");
    check::<subtraction::Pile>("9/0", "expected a number above 0 at character 3, found '0'");
    check::<coins::Row>("HTX", "expected H for heads or T for tails at character 3, found 'X'");
    check::<squares::Board>("00/0", "row 2 has 1 cells, the first row has 2");
    check::<Component>("12", "expected a game, a colon and a position");
    check::<Component>("coins:HTX", "expected H for heads or T for tails at character 3, found 'X'");
}

#[test]
fn what_is_no_text_is_refused_with_an_example() {
    assert_eq!(said::<Date>("20011104"), r#"invalid type: integer `20011104`, expected a date such as "2001-11-04""#);
    assert_eq!(said::<Nimber>("6"), r#"invalid type: integer `6`, expected a nimber such as "*6""#);
    assert_eq!(said::<Outcome>("true"), r#"invalid type: boolean `true`, expected "P-position" or "N-position""#);
    assert_eq!(said::<nim::Heaps>("[3,5,7]"), r#"invalid type: sequence, expected heaps such as "3,5,7""#);
    assert_eq!(
        said::<Component>("null"),
        r#"invalid type: null, expected a position of a game such as "euclid:34,12""#
    );
}

proptest! {
    /// Bytes from anywhere are refused, or are a value that its notation gives back.
    #[test]
    fn any_bytes_are_read_or_refused(bytes: Vec<u8>, text in "\\PC{0,20}|[0-9HTPNx,/*.#:a-z-]{0,40}") {
        fn check<T: Value>(bytes: &[u8]) -> Result<(), TestCaseError> {
            if let Ok(value) = postcard::from_bytes::<T>(bytes) {
                prop_assert_eq!(value.to_string().parse::<T>().unwrap(), value);
            }
            Ok(())
        }
        let mut memory = [0; 200];
        for bytes in [&*bytes, postcard::to_slice(&text, &mut memory).unwrap()] {
            check::<Date>(bytes)?;
            check::<calendar::Position>(bytes)?;
            check::<Nimber>(bytes)?;
            check::<Outcome>(bytes)?;
            check::<euclid::Pair>(bytes)?;
            check::<powers::Pile>(bytes)?;
            check::<nim::Heaps>(bytes)?;
            check::<subtraction::Pile>(bytes)?;
            check::<coins::Row>(bytes)?;
            check::<squares::Board>(bytes)?;
            check::<Component>(bytes)?;
        }
    }
}
