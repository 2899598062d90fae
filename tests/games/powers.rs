//! Powers: the first ten thousand piles by the definition, numbers of any length by division.

use crate::naive::Naive;
use foregone::powers::{self, NotADigit, Pile, Powers, Residue};
use foregone::{Game, Nimber};
use proptest::prelude::*;

fn options(pile: &u64) -> Vec<u64> {
    (0..u64::BITS).map(|exponent| 1 << exponent).take_while(|taken| taken <= pile).map(|taken| pile - taken).collect()
}

#[test]
fn piles_are_those_of_the_definition() {
    let mut naive = Naive::new(options);
    for cards in 0..=10_000 {
        let value = naive.grundy(&cards);
        let pile = Pile::new(cards);
        assert_eq!((powers::grundy(pile).get(), powers::outcome(pile).is_win()), (value, value > 0), "{cards}");
        let mut found = Vec::new();
        Powers.options(&pile, &mut |option| found.push(option.cards()));
        assert_eq!(found, options(&cards));
        for wanted in 0..3 {
            let found: Vec<u64> = powers::moves_to(pile, Nimber::new(wanted)).map(Pile::cards).collect();
            let mut expected = options(&cards);
            expected.retain(|option| option % 3 == wanted);
            assert_eq!(found, expected, "{cards} to {wanted}");
        }
    }
}

#[test]
fn the_largest_pile_has_64_moves() {
    let mut count = 0;
    Powers.options(&Pile::new(u64::MAX), &mut |_| count += 1);
    assert_eq!(count, 64);
    assert_eq!(powers::grundy(Pile::new(u64::MAX)), Nimber::ZERO);
}

#[test]
fn what_is_no_digit_is_named() {
    let mut residue = Residue::new();
    assert_eq!(residue.extend(b"12x4"), Err(NotADigit { at: 2, found: b'x' }));
    assert_eq!(residue.grundy(), Nimber::ZERO); // of 12
    let far = [&[b'1'; 100][..], b"/"].concat();
    let error = residue.extend(&far).unwrap_err();
    assert_eq!(error.to_string(), "expected a digit at byte 101, found '/'");
    for byte in (0..=u8::MAX).filter(|byte| !byte.is_ascii_digit()) {
        assert_eq!(Residue::new().extend(&[byte]), Err(NotADigit { at: 0, found: byte }));
        let mut block = [b'7'; 40];
        block[17] = byte;
        assert_eq!(Residue::new().extend_while_digits(&block), 17);
    }
}

/// Long division, one digit at a time.
fn residue_slow(digits: &[u8]) -> u64 {
    digits.iter().fold(0, |residue, digit| (residue * 10 + u64::from(digit - b'0')) % 3)
}

proptest! {
    #[test]
    fn numbers_of_any_length_are_divided(
        digits in prop::collection::vec(b'0'..=b'9', 0..500), cuts in prop::collection::vec(0_usize..500, 0..5)
    ) {
        let mut residue = Residue::new();
        let mut cuts: Vec<usize> = cuts.into_iter().map(|cut| cut.min(digits.len())).chain([0, digits.len()]).collect();
        cuts.sort_unstable();
        for pair in cuts.windows(2) {
            residue.extend(&digits[pair[0]..pair[1]]).unwrap();
        }
        prop_assert_eq!(residue.grundy().get(), residue_slow(&digits));
    }

    #[test]
    fn digits_and_numbers_agree(cards: u64) {
        let mut residue = Residue::new();
        residue.extend(cards.to_string().as_bytes()).unwrap();
        prop_assert_eq!(residue.grundy(), powers::grundy(Pile::new(cards)));
    }
}
