//! Small pieces of sentences.

use alloc::string::{String, ToString};
use alloc::vec::Vec;

/// Items with a separator between them.
pub(crate) fn joined<T: ToString>(items: impl IntoIterator<Item = T>, separator: &str) -> String {
    items.into_iter().map(|item| item.to_string()).collect::<Vec<_>>().join(separator)
}

/// A count and its noun.
pub(crate) fn counted(count: u64, noun: &str) -> String {
    alloc::format!("{count} {noun}{}", if count == 1 { "" } else { "s" })
}

/// The words of a text, in lower case and without punctuation: what two ways to write the same have in common.
pub(crate) fn words(text: &str) -> Vec<String> {
    let separators = |next: char| !next.is_alphanumeric() && next != '-';
    text.to_lowercase().split(separators).filter(|word| !word.is_empty()).map(ToString::to_string).collect()
}

/// The numbers in a text, in order.
pub(crate) fn numbers(text: &str) -> Vec<u64> {
    text.split(|next: char| !next.is_ascii_digit()).filter_map(|digits| digits.parse().ok()).collect()
}
