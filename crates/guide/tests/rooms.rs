//! What every room must keep, whatever its game.

use foregone::sum::Component;
use foregone_guide::{AnyRoom, Claim, Limits, ROOMS, Value, ask, format};
use std::collections::BTreeSet;

/// The library's list of games and the guide's are the same list.
#[test]
fn every_game_of_the_library_has_a_room_and_the_other_way_round() {
    let names: BTreeSet<&str> = ROOMS.iter().map(|room| room.about().name).collect();
    assert_eq!(names.len(), ROOMS.len(), "two rooms have one name");
    let parts = ROOMS.iter().filter(|room| room.alone().is_none());
    let rooms: BTreeSet<&str> = parts.map(|room| room.about().name).collect();
    let games = BTreeSet::from(Component::GAMES);
    let without_room: Vec<_> = games.difference(&rooms).collect();
    let without_game: Vec<_> = rooms.difference(&games).collect();
    assert!(without_room.is_empty(), "add to ROOMS in crates/guide/src/lib.rs: {without_room:?}");
    assert!(without_game.is_empty(), "add to the components in src/sum/component.rs: {without_game:?}");
}

#[test]
fn examples_are_positions_with_answers_and_components() {
    for room in ROOMS {
        let about = room.about();
        assert!(!about.examples.is_empty() && about.rules.ends_with('.'), "{}", about.name);
        for example in about.examples {
            let position = room.position(example).unwrap();
            let again = room.position(&position.notation()).unwrap();
            assert_eq!(again.notation(), position.notation());
            let component: Option<Component> = format!("{}:{example}", about.name).parse().ok();
            assert_eq!(component.is_none(), room.alone().is_some(), "{}", about.name);
            assert_eq!(position.component(), component);
            let answer = ask(position.memory_needed(), Limits::default(), |solver| position.answer(solver)).unwrap();
            assert_eq!(answer.outcome.is_win(), answer.winning.is_some_and(|winning| !winning.is_empty()), "{example}");
            assert!(!answer.why.is_empty() && answer.why.ends_with('.'), "{example}: {}", answer.why);
        }
        let refused = room.position("?").err().unwrap();
        assert!(!refused.why.is_empty() && refused.help.starts_with("give "), "{}", about.name);
    }
}

/// Every move that is said is heard, by its words and by where it leads; what is no move is answered with some.
#[test]
fn moves_are_said_and_heard() {
    for room in ROOMS {
        for example in room.about().examples {
            let position = room.position(example).unwrap();
            let moves = position.moves(50);
            assert!(!moves.is_empty(), "{example}");
            let names: BTreeSet<&str> = moves.iter().map(|one| one.name.as_str()).collect();
            assert_eq!(names.len(), moves.len(), "two moves of {example} have one name");
            for one in &moves {
                assert_eq!(position.hear(&one.name).as_ref(), Ok(one), "{example}");
                assert_eq!(position.hear(&one.name.to_uppercase()).as_ref(), Ok(one), "{example}");
                assert_eq!(position.hear(&one.to).as_ref(), Ok(one), "{example}");
            }
            for said in ["", "?", "castle", "99999999999999999999", "36,40", "9,9,9"] {
                assert!(!position.hear(said).unwrap_err().is_empty());
            }
        }
    }
}

#[test]
fn moves_are_heard_as_people_say_them() {
    let heard = |game: &str, from: &str, said: &str| {
        let room = foregone_guide::room(game).unwrap();
        room.position(from).unwrap().hear(said).map(|one| one.to)
    };
    assert_eq!(heard("calendar", "1999-12-31", "Month!").as_deref(), Ok("2000-01-31"));
    assert_eq!(heard("calendar", "2000-01-31", "month").unwrap_err(), "expected a move, such as day");
    assert_eq!(heard("nim", "3,5,7", "take 4 from 2").as_deref(), Ok("3,1,7"));
    assert_eq!(heard("nim", "3,5,7", "4 2").as_deref(), Ok("3,1,7"));
    assert!(heard("nim", "3,5,7", "take 6 from 2").unwrap_err().contains("such as take 1 from heap 1"));
    assert_eq!(heard("nim", "4", "take 3").as_deref(), Ok("1"));
    assert_eq!(heard("nim", "4", "3").as_deref(), Ok("3"));
    assert_eq!(heard("euclid", "34,12", "2").as_deref(), Ok("12,10"));
    assert_eq!(heard("euclid", "34,12", "3").unwrap_err(), "expected how often to subtract 12, from 1 to 2");
    assert_eq!(heard("powers", "17", "8").as_deref(), Ok("9"));
    assert_eq!(heard("squares", "2x3", "1 2").as_deref(), Ok("011/011"));
    assert!(heard("coins", "HTTH", "turn").unwrap_err().starts_with("that can mean turn coin 1; "));
    assert_eq!(heard("coins", "HTTH", "coin 4").as_deref(), Ok("HTTT"));
}

/// The positions that claims are tested on, each with whether First wins.
fn sample(room: &dyn AnyRoom) -> Vec<(String, Vec<Value>, bool)> {
    let (_, count, seen) = room.subject().unwrap();
    let all: Vec<_> = seen.map(|seen| (seen.position.to_string(), seen.values, !seen.grundy.is_zero())).collect();
    assert_eq!(all.len(), count, "{}", room.about().name);
    all
}

/// A published law says of itself whether it is right, and a mistake is one.
#[test]
fn laws_are_what_they_say_and_mistakes_are_mistakes() {
    for room in ROOMS.iter().filter(|room| room.subject().is_some()) {
        let about = room.about();
        let positions = sample(*room);
        assert!(positions.iter().all(|(_, values, _)| values.len() == about.variables.len()), "{}", about.name);
        let names: Vec<&str> = about.variables.iter().map(|(name, _)| *name).collect();
        for law in about.laws {
            let claim = Claim::new(law.claim, &names).unwrap();
            let holds = positions.iter().all(|(_, values, wins)| claim.says(values) == Ok(Value::Truth(*wins)));
            assert_eq!(holds, law.remark.starts_with("right"), "{}", law.name);
        }
        for mistake in about.mistakes.iter().filter(|mistake| mistake.name != "overflow") {
            let program = room.mistaken(mistake.name).unwrap_or_else(|| panic!("{} has no program", mistake.name));
            let wrong = positions.iter().filter(|(position, _, wins)| program(position) != Some(*wins)).count();
            assert!(wrong > 0, "{} of {} is right", mistake.name, about.name);
        }
        assert!(room.mistaken("none of that name").is_none());
    }
}

/// How often the known mistakes are wrong: counted by other programs, see the facts of the games.
#[test]
fn mistakes_are_wrong_as_often_as_is_known() {
    let calendar = foregone_guide::room("calendar").unwrap();
    let positions = sample(calendar);
    let wrong = |name: &str| {
        let program = calendar.mistaken(name).unwrap();
        positions.iter().filter(|(position, _, wins)| program(position) != Some(*wins)).count()
    };
    assert_eq!(wrong("swapped"), 37_198);
    assert_eq!(wrong("past-deadline"), 126);
    assert_eq!(wrong("every-move-flips"), 203); // 30 September and 30 November of each year, but for one deadline
    let euclid = foregone_guide::room("euclid").unwrap();
    let overflow = euclid.mistaken("overflow").unwrap();
    assert_eq!(overflow("24,15"), Some(false));
    assert_eq!(overflow("2147483647,1800000000"), Some(true)); // 2 × 1,800,000,000 is below 0 in 32 bits
    assert_eq!(overflow("?"), None);
}

#[test]
fn formats_are_found_by_the_names_that_people_write() {
    for (name, found) in [
        ("POJ 1082", "calendar"),
        ("hdu-1079", "calendar"),
        ("HDU1079", "calendar"),
        ("uva1557", "calendar"),
        ("UVa 10368", "euclid"),
        ("Squares_Sum", "squares-sum"),
        ("hdu1847", "powers"),
    ] {
        assert_eq!(format(name).map(|(_, format)| format.name), Some(found), "{name}");
    }
    assert!(format("poj1083").is_none() && format("").is_none());
    let mut names = BTreeSet::new();
    for format in ROOMS.iter().flat_map(|room| room.about().formats) {
        for name in format.problems.iter().map(ToString::to_string).chain([format.name.to_owned()]) {
            assert!(names.insert(name.clone()), "two formats are called {name}");
        }
        assert!(!format.fields.is_empty() && !format.form.is_empty());
    }
}
