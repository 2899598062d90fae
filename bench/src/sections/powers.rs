//! Powers: what it measures.

mod long;
mod short;

use super::Measure;

pub(super) const MEASURES: &[Measure] = &[short::measure, long::measure];
