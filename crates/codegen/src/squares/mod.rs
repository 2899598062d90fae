//! The tablebase of Squares: the value of every small component.
//!
//! This is what `foregone`'s own build script emits, and is public for others who read `foregone_core::squares`' components
//! from a table, and for whoever checks the shipped one. It is about that game alone: for a game of one's own, solve a
//! [`Ranked`](foregone_core::Ranked) one, or give [`Map`](crate::Map) what a search found.

mod emit;
mod enumerate;
mod solve;

pub use emit::Source;
pub use enumerate::{MAX_ANCHORS, components};
pub use solve::{Entry, tablebase};
