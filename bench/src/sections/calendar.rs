//! Calendar: what it measures.

mod build_script;
mod judge;
mod lookups;
mod start;

use crate::measure::Measure;

pub(super) const MEASURES: &[Measure] = &[lookups::measure, judge::measure, start::measure, build_script::measure];
