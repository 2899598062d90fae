//! What is said of a game before any position is asked about.

use crate::Format;

/// What is said of a game: data that help, manuals and pages are made of.
#[derive(Debug)]
pub struct About {
    /// The name in notation and on command lines.
    pub name: &'static str,
    /// What people call the game.
    pub title: &'static str,
    /// The rules in words.
    pub rules: &'static str,
    /// What a position is, as in "give a …".
    pub notation: &'static str,
    /// Positions in that notation, the most telling first; there is at least one.
    pub examples: &'static [&'static str],
    /// What is known, with its source.
    pub facts: &'static [Fact],
    /// The formats of judge problems.
    pub formats: &'static [Format],
    /// The variables of claims, each with what it is, in the order of [`Sampled::values`](crate::Sampled::values).
    pub variables: &'static [(&'static str, &'static str)],
    /// Laws that people publish.
    pub laws: &'static [Law],
    /// How exceptions to a law are looked for and shown.
    pub pattern: Option<Pattern>,
    /// The wrong rules that people program.
    pub mistakes: &'static [Mistake],
}

/// Something known of a game.
#[derive(Debug)]
pub struct Fact {
    /// What is known.
    pub text: &'static str,
    /// Who found it, or how it is checked.
    pub source: &'static str,
}

/// A law that people publish.
#[derive(Debug)]
pub struct Law {
    /// Its name.
    pub name: &'static str,
    /// The [`Claim`](crate::Claim) that it is.
    pub claim: &'static str,
    /// Whether it is right, and whose it is.
    pub remark: &'static str,
}

/// Two variables of a claim that exceptions are sorted by, as a grid.
#[derive(Debug)]
pub struct Pattern {
    /// The indices of the variables whose parity a law may be about.
    pub terms: &'static [usize],
    /// The index and the name of the variable of a row; rows are numbered from 1.
    pub row: (usize, &'static str),
    /// The index and the name of the variable of a column.
    pub column: (usize, &'static str),
    /// How many columns each row has.
    pub columns: &'static [u8],
}

/// A wrong rule that people program.
#[derive(Debug)]
pub struct Mistake {
    /// Its name; [`Room::mistaken`](crate::Room::mistaken) has what a program with it answers.
    pub name: &'static str,
    /// What is wrong, in words.
    pub words: &'static str,
}
