//! A plain table whose last column says whether a bar holds.

use std::fmt;

/// A limit, and whether what was measured keeps it.
#[derive(Clone, Debug)]
pub struct Bar {
    limit: String,
    holds: bool,
}

impl Bar {
    /// A bar in words.
    #[must_use]
    pub fn new(limit: impl Into<String>, holds: bool) -> Self {
        Self { limit: limit.into(), holds }
    }

    /// Both bars.
    #[must_use]
    pub fn and(self, other: &Self) -> Self {
        Self { limit: format!("{}, {}", self.limit, other.limit), holds: self.holds && other.holds }
    }
}

impl fmt::Display for Bar {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {}", self.limit, if self.holds { "pass" } else { "FAIL" })
    }
}

/// A table with a title, a header and notes below it.
#[derive(Clone, Debug)]
pub struct Table {
    title: String,
    header: Vec<String>,
    rows: Vec<(Vec<String>, Option<Bar>)>,
    notes: Vec<String>,
}

impl Table {
    /// A table of those columns; one for the bars comes after them.
    #[must_use]
    pub fn new<const COLUMNS: usize>(title: impl Into<String>, header: [&str; COLUMNS]) -> Self {
        let header = header.into_iter().chain(["bar"]).map(str::to_owned).collect();
        Self { title: title.into(), header, rows: Vec::new(), notes: Vec::new() }
    }

    /// Adds a row.
    pub fn row<const COLUMNS: usize>(&mut self, cells: [String; COLUMNS], bar: Option<Bar>) {
        self.rows.push((cells.into(), bar));
    }

    /// Adds a line below the table.
    pub fn note(&mut self, note: impl Into<String>) {
        self.notes.push(note.into());
    }

    /// Whether every bar holds.
    #[must_use]
    pub fn holds(&self) -> bool {
        self.rows.iter().all(|(_, bar)| bar.as_ref().is_none_or(|bar| bar.holds))
    }
}

impl fmt::Display for Table {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let rows = self.rows.iter().map(|(cells, bar)| {
            let bar = bar.as_ref().map_or_else(String::new, Bar::to_string);
            cells.iter().cloned().chain([bar]).collect()
        });
        let lines: Vec<Vec<String>> = std::iter::once(self.header.clone()).chain(rows).collect();
        let columns = self.header.len();
        let width = |column: usize| lines.iter().map(|line| line[column].chars().count()).max().unwrap_or(0);
        let widths: Vec<usize> = (0..columns).map(width).collect();
        writeln!(f, "\n{}", self.title)?;
        for (number, line) in lines.iter().enumerate() {
            let mut text = String::new();
            for (column, (cell, width)) in line.iter().zip(&widths).enumerate() {
                // Words stand to the left, numbers to the right.
                let cell = match column {
                    0 => format!("{cell:<width$}"),
                    _ if column + 1 == columns => cell.clone(),
                    _ => format!("{cell:>width$}"),
                };
                text = if column == 0 { cell } else { format!("{text}  {cell}") };
            }
            writeln!(f, "  {}", text.trim_end())?;
            if number == 0 {
                writeln!(f, "  {}", "-".repeat(widths.iter().sum::<usize>() + 2 * (columns - 1)))?;
            }
        }
        self.notes.iter().try_for_each(|note| writeln!(f, "  {note}"))
    }
}

/// A ratio as it is printed.
#[must_use]
pub fn times(ratio: f64) -> String {
    format!("{ratio:.2}x")
}

/// A count with its thousands marked.
#[must_use]
pub fn grouped(count: u64) -> String {
    let digits = count.to_string();
    let mut text = String::new();
    for (index, digit) in digits.chars().enumerate() {
        if index > 0 && (digits.len() - index).is_multiple_of(3) {
            text.push(',');
        }
        text.push(digit);
    }
    text
}
