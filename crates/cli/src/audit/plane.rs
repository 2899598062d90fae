//! A picture of the calendar: the days of the year from left to right, the years from top to bottom.

use super::calendar::{Days, claimed};
use crate::table::CalendarTable;
use foregone::Date;
use maud::{Markup, html};
use std::fmt::Write;

/// Columns for a month: one for each day, and a gap.
const MONTH: usize = 32;
const FIRST_YEAR: u16 = 1900;

/// What a date is drawn as.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Colour {
    Lost,
    Won,
    Two,
    /// Not what was derived anew.
    Wrong,
}

const LEGEND: [(Colour, &str, &str); 4] = [
    (Colour::Lost, "#dfe7f1", "Second wins"),
    (Colour::Won, "#2f5d8c", "First wins, value 1"),
    (Colour::Two, "#e9a23b", "First wins, value 2"),
    (Colour::Wrong, "#d11a2a", "not what was derived"),
];

/// What a table says of every date, as an image.
pub(super) fn svg(table: &CalendarTable) -> Markup {
    let days = Days::new();
    let mut columns: Vec<Vec<(usize, Colour)>> = vec![Vec::new(); 12 * MONTH];
    for day in days.iter() {
        let (column, row) = place(day.date);
        let colour = match claimed(table, day) {
            value if value != day.grundy => Colour::Wrong,
            0 => Colour::Lost,
            1 => Colour::Won,
            _ => Colour::Two,
        };
        columns[column].push((row, colour));
    }
    let months = ["J", "F", "M", "A", "M", "J", "J", "A", "S", "O", "N", "D"];
    html! {
        svg viewBox="-46 -16 820 224" role="img" aria-label="The value of every date" {
            @for (number, name) in months.iter().enumerate() {
                text x=(2 * (number * MONTH + MONTH / 2)) y="-5" text-anchor="middle" { (name) }
            }
            @for year in (FIRST_YEAR..=2000).step_by(20) {
                text x="-6" y=(2 * usize::from(year - FIRST_YEAR) + 5) text-anchor="end" { (year) }
            }
            g transform="scale(2)" shape-rendering="crispEdges" {
                @for (colour, fill, _) in LEGEND {
                    path fill=(fill) d=(path(&columns, colour)) {}
                }
            }
        }
        p .legend {
            @for (_, fill, name) in LEGEND {
                span { svg viewBox="0 0 10 10" { rect width="10" height="10" fill=(fill) {} } " " (name) }
            }
        }
    }
}

/// Column and row of a date.
fn place(date: Date) -> (usize, usize) {
    let column = usize::from(date.month() - 1) * MONTH + usize::from(date.day() - 1);
    (column, usize::from(date.year() - FIRST_YEAR))
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
