//! What the sections share: how to build, start, time and count, and how to print the result.
//!
//! Machines are noisy, so hardly an absolute time is worth printing. Programs that are compared take turns, and what is
//! printed is the median over the rounds of the ratio within a round. Instruction and node counts are exact.

pub mod artifact;
pub mod calendar;
pub mod callgrind;
pub mod child;
pub mod deadline;
pub mod directory;
pub mod euclid;
pub mod measure;
pub mod powers;
pub mod program;
pub mod rounds;
pub mod squares;
pub mod table;
pub mod throughput;

pub mod sections;

/// Whatever went wrong, in words.
pub type Result<T> = std::result::Result<T, Box<dyn std::error::Error>>;
