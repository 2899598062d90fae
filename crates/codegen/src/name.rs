//! The names of what is emitted.

use std::fmt;

/// Whether `name` can name a `static` without a warning: an ASCII upper-case identifier.
fn is_upper_case(name: &str) -> bool {
    name.starts_with(|first: char| first.is_ascii_uppercase() || first == '_')
        && name.chars().all(|next| next.is_ascii_uppercase() || next.is_ascii_digit() || next == '_')
        && name.chars().any(|next| next.is_ascii_uppercase())
}

/// Writes what `source` writes, or where `name` is no name for a `static`, source that says so to whoever compiles it.
pub(crate) fn checked(
    f: &mut fmt::Formatter<'_>,
    name: &str,
    source: impl FnOnce(&mut fmt::Formatter<'_>) -> fmt::Result,
) -> fmt::Result {
    if is_upper_case(name) {
        return source(f);
    }
    let message = format!(
        "foregone-codegen: the name {name:?} is not an upper-case identifier: use letters A to Z, digits and \
         underscores, such as MY_TABLE"
    );
    writeln!(f, "::core::compile_error!({message:?});")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn identifiers_are_told_from_others() {
        assert!(["A", "_A", "TAKE_THREE", "X2"].into_iter().all(is_upper_case));
        assert!(["", "_", "2X", "lower", "Mixed", "A-B", "A B", "Ä"].into_iter().all(|name| !is_upper_case(name)));
    }
}
