//! The tablebase of Squares: the value of every small component.

mod emit;
mod enumerate;
mod solve;

pub use emit::Source;
pub use enumerate::{MAX_ANCHORS, components};
pub use solve::{Entry, tablebase};
