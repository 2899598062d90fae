//! Squares: what it measures.

mod in_process;
mod judge;

use crate::artifact::bench;
use crate::measure::Measure;
use std::path::PathBuf;

pub(super) const MEASURES: &[Measure] = &[in_process::measure, judge::measure];

/// The hardest boards that climbing has found.
fn hardest() -> PathBuf {
    bench().join("data/squares-hardest.txt")
}
