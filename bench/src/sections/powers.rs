//! Powers: what it measures.

mod long;
mod short;

use crate::measure::Measure;

pub(super) const MEASURES: &[Measure] = &[short::measure, long::measure];
