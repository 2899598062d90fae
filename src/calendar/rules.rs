//! Which game it is.

use crate::tables;
use foregone_core::calendar::Rules;

/// The rules that the tables solve.
pub const RULES: Rules = tables::CALENDAR;
