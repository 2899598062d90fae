//! One notation for positions of all games.

use foregone::squares::Board;
use foregone::sum::Component;
use proptest::prelude::*;

fn position() -> impl Strategy<Value = String> {
    let numbers = |count| {
        prop::collection::vec(any::<u32>(), count)
            .prop_map(|numbers| numbers.iter().map(u32::to_string).collect::<Vec<_>>().join(","))
    };
    let board = (1_usize..=16, 1_usize..=16, any::<u128>(), any::<u128>()).prop_map(|(rows, columns, low, high)| {
        let cell = |index: usize| if [low, high][index / 128] >> (index % 128) & 1 == 1 { '1' } else { '0' };
        let row = |row: usize| (0..columns).map(|column| cell(row * columns + column)).collect::<String>();
        (0..rows).map(row).collect::<Vec<_>>().join("/")
    });
    prop_oneof![
        (1900..=2001, 1..=10, 1..=28).prop_map(|(y, m, d)| format!("calendar:{y:04}-{m:02}-{d:02}")),
        any::<(u64, u64)>().prop_map(|(a, b)| format!("euclid:{a},{b}")),
        any::<u64>().prop_map(|cards| format!("powers:{cards}")),
        board.prop_map(|board| format!("squares:{board}")),
        numbers(0..17).prop_map(|heaps| format!("nim:{heaps}")),
        (any::<u64>(), prop::collection::vec(1..=u32::MAX, 0..17)).prop_map(|(size, set)| {
            let set: Vec<String> = set.iter().map(u32::to_string).collect();
            format!("subtraction:{size}/{}", set.join(","))
        }),
        "[HT]{0,64}".prop_map(|coins| format!("coins:{coins}")),
        any::<(u64, u64)>().prop_map(|(counters, most)| format!("takeaway:{counters}/{}", most.max(1))),
    ]
}

proptest! {
    #[test]
    fn positions_round_trip(text in position()) {
        let component: Component = text.parse().unwrap();
        prop_assert_eq!(component.to_string().parse(), Ok(component));
        // Games whose notation has but one spelling keep it.
        if !matches!(component, Component::Euclid(_) | Component::Subtraction(_)) {
            prop_assert_eq!(component.to_string(), text);
        }
    }

    #[test]
    fn any_text_is_read_or_refused(text in "\\PC*|(calendar|euclid|powers|squares|nim|subtraction|coins|takeaway):[0-9HT,/x.#-]{0,20}") {
        match text.parse::<Component>() {
            Ok(component) => prop_assert_eq!(component.to_string().parse(), Ok(component)),
            Err(error) => prop_assert!(!error.to_string().is_empty()),
        }
    }
}

#[test]
fn every_game_has_a_name() {
    for row in include_str!("../golden/values.tsv").lines().filter(|row| !row.starts_with('#')) {
        let (game, position) = row.split('\t').next().unwrap().split_once(':').unwrap();
        let component = Component::from_parts(game, position).unwrap();
        assert_eq!(component.game(), game);
        assert!(Component::GAMES.contains(&game));
    }
}

#[test]
fn a_size_is_an_empty_board() {
    assert_eq!("squares:3x7".parse(), Ok(Component::Squares(Board::new(3, 7).unwrap())));
}

#[test]
fn errors_say_where_and_what() {
    let said = |text: &str| text.parse::<Component>().unwrap_err().to_string();
    assert_eq!(said("12"), "expected a game, a colon and a position");
    assert_eq!(said("chess:e4"), format!("expected a game, one of {}", Component::GAMES.join(", ")));
    assert_eq!(said("euclid:34"), "expected a comma, found the end");
    assert_eq!(said("euclid:34,1x"), "expected the end after two numbers at character 5, found 'x'");
    assert_eq!(said("euclid:,1"), "expected a number at character 1, found ','");
    assert_eq!(said("powers:18446744073709551616"), "the number at character 1 is greater than 18446744073709551615");
    assert_eq!(said("powers:-1"), "expected a number at character 1, found '-'");
    assert_eq!(said("nim:1,,2"), "expected a number at character 3, found ','");
    assert_eq!(
        said("nim:1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1"),
        "there are more than 16 items, the first one too many at character 33"
    );
    assert_eq!(said("subtraction:9"), "expected a slash and the numbers that may be taken, found the end");
    assert_eq!(said("subtraction:9/0"), "expected a number above 0 at character 3, found '0'");
    assert_eq!(said("coins:HTX"), "expected H for heads or T for tails at character 3, found 'X'");
    assert_eq!(said("calendar:1900-02-29"), "there is no day 29 in February 1900: its days are 1 to 28");
}
