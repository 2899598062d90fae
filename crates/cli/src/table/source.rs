//! Source text for other compilers: templates and numbers.

use super::Table;
use std::fmt::Write;

/// A language that source text is written in.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Language {
    C,
    Rust,
}

/// What every text form says of a table first.
pub(crate) fn header(table: &dyn Table) -> [String; 3] {
    [table.title(), format!("Rules: {}.", table.rules()), format!("Digest: {}.", table.digest())]
}

/// The template with each `@NAME@` replaced by its text, and `@HEADER@` and `@RULES@` by what the table states.
pub(crate) fn source(table: &dyn Table, language: Language, template: &str, values: &[(&str, String)]) -> String {
    let comment = if language == Language::C { " * " } else { "//! " };
    let head = header(table).map(|line| format!("{comment}{line}")).join("\n");
    let text = template.replace("@HEADER@", &head).replace("@RULES@", &table.rules());
    values.iter().fold(text, |text, (name, value)| text.replace(&format!("@{name}@"), value))
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
