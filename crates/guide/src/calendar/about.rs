//! What is said of the Calendar Game.

use crate::{About, Answers, Ending, Fact, Field, Format, Law, Mistake, Pattern, Problem};

const FORMAT: Format = Format {
    name: "calendar",
    problems: &[
        Problem { judge: "POJ", number: "1082" },
        Problem { judge: "HDU", number: "1079" },
        Problem { judge: "ZOJ", number: "1024" },
        // By hearsay: no statement of this number was found to compare.
        Problem { judge: "UVA", number: "1557" },
    ],
    title: "Calendar Game (Taejon 2001)",
    ending: Ending::Count,
    fields: &[
        Field::Number { symbol: "year", what: "a year" },
        Field::Number { symbol: "month", what: "a month" },
        Field::Number { symbol: "day", what: "a day" },
    ],
    answers: Answers::Words(["NO", "YES"]),
    form: "the first line is T, the number of cases; each case is a line `year month day` such as `1999 12 31`",
};

pub(super) static ABOUT: About = About {
    name: "calendar",
    title: "Calendar Game",
    rules: "A position is a date. A move leads to the next day, or to the same day of the next month if there is one. \
        No move may pass the deadline, 4 November 2001; whoever reaches it wins.",
    notation: "a date from 1900-01-01 to 2001-11-04, such as 1999-12-31",
    examples: &["1999-12-31", "2001-09-30"],
    facts: &[
        Fact {
            text: "First wins if and only if month + day is even, or the date is 30 September or 30 November.",
            source: "checked on all 37,198 positions: foregone law calendar parity",
        },
        Fact {
            text: "The Grundy value is 2 on 30 April, 30 June, 30 September, 30 November and 28 February of common years.",
            source: "derived anew by foregone audit",
        },
        Fact {
            text: "Before any deadline the outcomes settle into one of two laws.",
            source: "proved by foregone prove calendar",
        },
    ],
    formats: &[FORMAT],
    variables: &[
        ("y", "the year"),
        ("m", "the month"),
        ("d", "the day"),
        ("leap", "true or false"),
        ("weekday", "Monday is 1"),
        ("doy", "day of the year"),
        ("last", "days in the month"),
        ("parity", "of m + d: 0 or 1"),
    ],
    laws: &[
        Law {
            name: "parity",
            claim: "(m + d) % 2 == 0 || d == 30 && (m == 9 || m == 11)",
            remark: "right: what accepted solutions of HDU 1079 and POJ 1082 test",
        },
        Law {
            name: "opposite-parity",
            claim: "(m + d) % 2 == 1 || d == 30 && (m == 9 || m == 11)",
            remark: "wrong: a published text has the parity the other way round",
        },
        Law {
            name: "bare-parity",
            claim: "(m + d) % 2 == 0",
            remark: "wrong on two days a year: the exceptions are easily missed",
        },
    ],
    pattern: Some(Pattern {
        terms: &[0, 1, 2],
        row: (1, "month"),
        column: (2, "day"),
        // 29 February has its column even though few years have it.
        columns: &[31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31],
    }),
    mistakes: &[
        Mistake { name: "swapped", words: "YES and NO the other way round: value 0 is taken for a win of First" },
        Mistake { name: "every-move-flips", words: "taking it that every move changes the parity of month + day" },
        Mistake {
            name: "past-deadline",
            words: "taking dates past the deadline for positions that are lost, instead of for no move",
        },
        Mistake { name: "clamped-month", words: "a month move from the 31st to the 30th, where there is no 31st" },
    ],
};
