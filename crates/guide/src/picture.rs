//! A position as a picture: data for whoever draws it, as text or otherwise.

use alloc::vec::Vec;

/// Rows of cells.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Picture {
    /// What each cell shows, row after row, as an index into the marks.
    pub rows: Vec<Vec<usize>>,
    /// What a cell may show.
    pub marks: &'static [Mark],
}

/// What a cell of a picture shows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Mark {
    /// The sign in a drawing by characters.
    pub sign: char,
    /// What it means.
    pub meaning: &'static str,
    /// Whether a legend must say so.
    pub is_told: bool,
}
