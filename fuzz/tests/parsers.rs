//! Whatever text comes in is read or refused, and what was read is written the same way.

use bolero::check;
use foregone::Date;
use foregone::calendar::Position;
use foregone::powers::Residue;
use foregone::squares::Board;
use foregone::sum::Component;
use foregone_guide::{Claim, ROOMS, Value};

/// The input as text, where it is some.
fn text(input: &[u8]) -> Option<&str> {
    std::str::from_utf8(input).ok()
}

#[test]
fn date_text() {
    check!().for_each(|input| {
        let Some(text) = text(input) else { return };
        match text.parse::<Date>() {
            Ok(date) => assert_eq!(date.to_string(), text),
            Err(error) => assert!(!error.to_string().is_empty()),
        }
        if let Ok(position) = text.parse::<Position>() {
            assert_eq!(position.to_string(), text);
        }
    });
}

#[test]
fn component_text() {
    check!().for_each(|input| {
        let Some(text) = text(input) else { return };
        match text.parse::<Component>() {
            Ok(component) => assert_eq!(component.to_string().parse(), Ok(component)),
            Err(error) => assert!(!error.to_string().is_empty()),
        }
    });
}

#[test]
fn board_text() {
    check!().for_each(|input| {
        let Some(text) = text(input) else { return };
        if let Ok(board) = text.parse::<Board>() {
            assert_eq!(board.to_string().parse(), Ok(board));
            assert_eq!(format!("{board:#}").parse(), Ok(board));
        }
    });
}

/// Digits in one piece and byte by byte, and by long division.
#[test]
fn digits_text() {
    check!().for_each(|input| {
        let digits = input.iter().take_while(|byte| byte.is_ascii_digit()).count();
        let (mut whole, mut pieces) = (Residue::new(), Residue::new());
        assert_eq!(whole.extend(input).is_ok(), digits == input.len());
        for byte in &input[..digits] {
            pieces.extend(&[*byte]).unwrap();
        }
        let slow = input[..digits].iter().fold(0, |residue, byte| (residue * 10 + u64::from(byte - b'0')) % 3);
        assert_eq!((whole, whole.grundy().get()), (pieces, slow));
    });
}

/// A claim is read or refused, and what was read has a value or says why not.
#[test]
fn claim_text() {
    check!().for_each(|input| {
        let Some(text) = text(input) else { return };
        match Claim::new(text, &["m", "d", "leap"]) {
            Ok(claim) => {
                if let Err(error) = claim.says(&[Value::Number(9), Value::Number(30), Value::Truth(true)]) {
                    assert!(!error.message.is_empty());
                }
            }
            Err(error) => assert!(error.at.is_none_or(|at| at <= text.chars().count() + 1), "{error}"),
        }
    });
}

/// In every room a text is a position or refused with help, and what is heard as a move is one that can be made.
#[test]
fn room_text() {
    check!().for_each(|input| {
        let Some(text) = text(input) else { return };
        for room in ROOMS {
            match room.position(text) {
                Ok(position) => assert!(room.position(&position.notation()).is_ok()),
                Err(wrong) => assert!(!wrong.why.is_empty() && !wrong.help.is_empty()),
            }
            let example = room.about().examples[0];
            let position = room.position(example).unwrap_or_else(|wrong| panic!("{wrong}"));
            match position.hear(text) {
                Ok(heard) => assert_eq!(position.hear(&heard.to), Ok(heard)),
                Err(why) => assert!(!why.is_empty()),
            }
        }
    });
}
