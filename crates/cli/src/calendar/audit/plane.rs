//! A picture of the calendar: the days of the year from left to right, the years from top to bottom.

use super::days::{Day, Days};
use foregone::Date;
use maud::{Markup, html};
use std::fmt::Write;

/// Columns for a month: one for each day, and a gap.
const MONTH: usize = 32;
/// The most years that are drawn: the calendar repeats after as many.
const MOST_YEARS: usize = 400;

/// Years from label to label.
const LABELLED: u16 = 20;

/// What a table says of a date.
pub(super) enum Said {
    /// Whether First wins.
    Outcome(bool),
    /// The Grundy value.
    Value(u32),
}

/// What a date is drawn as.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Colour {
    /// First wins, by a table of outcomes.
    Won,
    /// First loses, or wins with that value.
    Value(u32),
    /// Not what was derived anew.
    Wrong,
}

const LEGEND: [(Colour, &str, &str); 7] = [
    (Colour::Value(0), "#dfe7f1", "Second wins"),
    (Colour::Won, "#2f5d8c", "First wins"),
    (Colour::Value(1), "#2f5d8c", "First wins, value 1"),
    (Colour::Value(2), "#e9a23b", "First wins, value 2"),
    (Colour::Value(3), "#4f9d69", "First wins, value 3"),
    (Colour::Value(4), "#8a5fb0", "First wins, value 4"),
    (Colour::Wrong, "#d11a2a", "not what was derived"),
];

/// What a table says of every date, as an image, or that there are too many years to draw.
pub(super) fn svg(days: &Days, said: &dyn Fn(&Day) -> Said) -> Markup {
    let terms = days.terms();
    let first_year = terms.first.year();
    let years = usize::from(terms.deadline.year() - first_year) + 1;
    if years > MOST_YEARS {
        return html! { p { "No picture: there are " (years) " years, and at most " (MOST_YEARS) " are drawn." } };
    }
    let mut columns: Vec<Vec<(usize, Colour)>> = vec![Vec::new(); 12 * MONTH];
    for day in days.iter() {
        let (column, row) = place(day.date, first_year);
        let colour = match said(day) {
            Said::Outcome(is_won) if is_won != day.is_won() => Colour::Wrong,
            Said::Value(value) if value != day.grundy => Colour::Wrong,
            Said::Outcome(true) => Colour::Won,
            Said::Outcome(false) => Colour::Value(0),
            Said::Value(value) => Colour::Value(value),
        };
        columns[column].push((row, colour));
    }
    let legend: Vec<_> = LEGEND.into_iter().filter(|(colour, ..)| is_drawn(&columns, *colour)).collect();
    let months = ["J", "F", "M", "A", "M", "J", "J", "A", "S", "O", "N", "D"];
    // Every twentieth year, and the first unless that would stand too near to one of them.
    let last_year = terms.deadline.year();
    let is_near = |year: u16| year.next_multiple_of(LABELLED) <= last_year.min(year + 5);
    let is_labelled = |year: &u16| year % LABELLED == 0 || *year == first_year && !is_near(*year);
    let labels = (first_year..=last_year).filter(is_labelled);
    html! {
        svg viewBox={ "-46 -16 820 " (2 * years + 20) } role="img" aria-label="What the table says of every date" {
            @for (number, name) in months.iter().enumerate() {
                text x=(2 * (number * MONTH + MONTH / 2)) y="-5" text-anchor="middle" { (name) }
            }
            @for year in labels {
                text x="-6" y=(2 * usize::from(year - first_year) + 5) text-anchor="end" { (year) }
            }
            g transform="scale(2)" shape-rendering="crispEdges" {
                @for (colour, fill, _) in &legend {
                    path fill=(fill) d=(path(&columns, *colour)) {}
                }
            }
        }
        p .legend {
            @for (_, fill, name) in &legend {
                span { svg viewBox="0 0 10 10" { rect width="10" height="10" fill=(fill) {} } " " (name) }
            }
        }
    }
}

fn is_drawn(columns: &[Vec<(usize, Colour)>], colour: Colour) -> bool {
    columns.iter().flatten().any(|(_, found)| *found == colour)
}

/// Column and row of a date.
fn place(date: Date, first_year: u16) -> (usize, usize) {
    let column = usize::from(date.month() - 1) * MONTH + usize::from(date.day() - 1);
    (column, usize::from(date.year() - first_year))
}

/// The dates of a colour as a path of upright bars: a right table changes little from year to year.
fn path(columns: &[Vec<(usize, Colour)>], colour: Colour) -> String {
    let mut path = String::new();
    for (column, rows) in columns.iter().enumerate() {
        for run in rows.chunk_by(|one, next| one.1 == next.1 && one.0 + 1 == next.0) {
            if run[0].1 == colour {
                let _ = write!(path, "M{column} {}v{}h1v-{}z", run[0].0, run.len(), run.len());
            }
        }
    }
    path
}
