//! The sections: one game each, a list of measurements that return tables.

mod calendar;
mod deadline;
mod euclid;
mod powers;
mod squares;

use crate::measure::Measure;

/// Every section by name, in the order they run.
pub const SECTIONS: &[(&str, &[Measure])] = &[
    ("calendar", calendar::MEASURES),
    ("deadline", deadline::MEASURES),
    ("euclid", euclid::MEASURES),
    ("powers", powers::MEASURES),
    ("squares", squares::MEASURES),
];
