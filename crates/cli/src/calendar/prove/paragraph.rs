//! Text broken into lines.

use std::fmt;

/// A paragraph: the first line starts with the lead, the others with as many blanks.
pub(crate) struct Paragraph<'a> {
    pub(crate) lead: &'a str,
    pub(crate) text: &'a str,
}

/// Characters in a line, unless a word is longer.
const WIDTH: usize = 100;

impl fmt::Display for Paragraph<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let indent = self.lead.chars().count();
        f.write_str(self.lead)?;
        let mut column = indent;
        for word in self.text.split_whitespace() {
            let length = word.chars().count();
            if column == indent {
                f.write_str(word)?;
            } else if column + 1 + length <= WIDTH {
                write!(f, " {word}")?;
                column += 1;
            } else {
                write!(f, "\n{:indent$}{word}", "")?;
                column = indent;
            }
            column += length;
        }
        writeln!(f)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_are_filled_and_indented() {
        let text = "word ".repeat(40);
        let lines: Vec<String> =
            Paragraph { lead: "  1. ", text: &text }.to_string().lines().map(str::to_owned).collect();
        assert_eq!(lines.iter().map(String::len).collect::<Vec<_>>(), [99, 99, 14]);
        assert!(lines[0].starts_with("  1. word") && lines[1].starts_with("     word"));
        let long = "x".repeat(200);
        assert_eq!(Paragraph { lead: "> ", text: &long }.to_string(), format!("> {long}\n"));
    }
}
