//! What defmt logs: each type's notation, put together by the host that reads the log.

use crate::calendar;
use defmt::{Format, Formatter, write};

impl Format for calendar::Position {
    fn format(&self, f: Formatter<'_>) {
        write!(f, "{}", self.date());
    }
}
