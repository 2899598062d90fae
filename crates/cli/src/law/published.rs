//! Laws that people publish, by name: some right, some wrong.

use crate::args::LawGame;

/// A published law.
struct Published {
    game: LawGame,
    name: &'static str,
    expression: &'static str,
    remark: &'static str,
}

const PUBLISHED: &[Published] = &[
    Published {
        game: LawGame::Calendar,
        name: "parity",
        expression: "(m + d) % 2 == 0 || d == 30 && (m == 9 || m == 11)",
        remark: "right: what accepted solutions of HDU 1079 and POJ 1082 test",
    },
    Published {
        game: LawGame::Calendar,
        name: "opposite-parity",
        expression: "(m + d) % 2 == 1 || d == 30 && (m == 9 || m == 11)",
        remark: "wrong: a published text has the parity the other way round",
    },
    Published {
        game: LawGame::Calendar,
        name: "bare-parity",
        expression: "(m + d) % 2 == 0",
        remark: "wrong on two days a year: the exceptions are easily missed",
    },
    Published {
        game: LawGame::Euclid,
        name: "golden",
        expression: "a == b || a * (a - b) > b * b",
        remark: "right: Cole and Davie 1969",
    },
    Published { game: LawGame::Powers, name: "mod-3", expression: "n % 3 != 0", remark: "right: HDU 1847" },
];

/// The expression of that name, if it is one.
pub(super) fn find(game: LawGame, name: &str) -> Option<&'static str> {
    PUBLISHED.iter().find(|law| law.game == game && law.name == name).map(|law| law.expression)
}

/// The list for the help.
pub(crate) fn list() -> String {
    let lines = PUBLISHED.iter().map(|Published { game, name, expression, remark }| {
        let game = format!("{game:?}").to_lowercase();
        format!("  {game:<9} {name:<16} {expression}\n  {:<9} {:<16} {remark}\n", "", "")
    });
    lines.collect()
}
