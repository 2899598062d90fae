//! Whatever text comes in is read or refused, and what was read is written the same way.

use bolero::check;
use foregone::Date;
use foregone::calendar::Position;
use foregone::powers::Residue;
use foregone::squares::Board;
use foregone::sum::Component;

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
