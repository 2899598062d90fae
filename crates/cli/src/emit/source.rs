//! Source text for other compilers: templates and numbers.

use crate::table::Table;
use std::fmt::Write;

/// The template with each `@NAME@` replaced by its text.
pub(super) fn fill(template: &str, values: &[(&str, String)]) -> String {
    values.iter().fold(template.to_owned(), |text, (name, value)| text.replace(&format!("@{name}@"), value))
}

/// Items in lines of so many, indented, with a comma after each.
pub(super) fn lines(items: impl IntoIterator<Item = String>, in_line: usize) -> String {
    let items: Vec<String> = items.into_iter().collect();
    let mut text = String::new();
    for line in items.chunks(in_line) {
        let _ = writeln!(text, "    {},", line.join(", "));
    }
    text.truncate(text.trim_end().len());
    text
}

/// What every text form says of a shipped table first.
pub(super) fn header(table: &Table) -> Vec<String> {
    let title = format!("The table `{}` of foregone {}.", table.name().text(), env!("CARGO_PKG_VERSION"));
    std::iter::once(title).chain(statements(table)).collect()
}

/// What a table states of itself.
pub(super) fn statements(table: &Table) -> [String; 2] {
    let digest = match table {
        Table::Calendar(table) => {
            format!("{} slots, {} positions, CRC-32 of the words {:08x}", table.slots, table.positions, table.crc32)
        }
        Table::Squares(table) => {
            format!("{} entries, sum of their CRC-32 {:08x}", table.stated, table.crc32_sum)
        }
    };
    [format!("Rules: {}.", table.rules()), format!("Digest: {digest}.")]
}
