//! Tables as text: what they state of themselves, and then lines, or a template with numbers.

use std::fmt::Write;

/// What every text of a table states first.
pub(crate) struct Head {
    pub(crate) title: String,
    pub(crate) rules: String,
    pub(crate) digest: String,
}

impl Head {
    /// The title of a table that the library has.
    pub(crate) fn title(name: &str) -> String {
        format!("The table `{name}` of foregone {}.", env!("CARGO_PKG_VERSION"))
    }

    fn lines(&self, comment: &str) -> String {
        let Self { title, rules, digest } = self;
        format!("{comment}{title}\n{comment}Rules: {rules}.\n{comment}Digest: {digest}.")
    }

    /// Lines of values separated by commas, the first of them names.
    pub(crate) fn csv(&self, lines: &str) -> Vec<u8> {
        format!("{}\n{lines}", self.lines("# ")).into_bytes()
    }

    /// The template with each `@NAME@` replaced by its text, and `@HEADER@` and `@RULES@` by what is stated.
    pub(crate) fn source(&self, comment: &str, template: &str, values: &[(&str, String)]) -> Vec<u8> {
        let text = template.replace("@HEADER@", &self.lines(comment)).replace("@RULES@", &self.rules);
        values.iter().fold(text, |text, (name, value)| text.replace(&format!("@{name}@"), value)).into_bytes()
    }
}

/// Items in lines of so many, indented, with a comma after each.
pub(crate) fn lines(items: impl IntoIterator<Item = String>, in_line: usize) -> String {
    let items: Vec<String> = items.into_iter().collect();
    let mut text = String::new();
    for line in items.chunks(in_line) {
        let _ = writeln!(text, "    {},", line.join(", "));
    }
    text.truncate(text.trim_end().len());
    text
}
