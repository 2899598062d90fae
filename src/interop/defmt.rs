//! What defmt logs: each type's notation, put together by the host that reads the log.

use crate::calendar;
use crate::sum::Component;
use defmt::{Format, Formatter, write};

impl Format for calendar::Position {
    fn format(&self, f: Formatter<'_>) {
        write!(f, "{}", self.date());
    }
}

impl Format for Component {
    fn format(&self, f: Formatter<'_>) {
        match self {
            Self::Calendar(position) => write!(f, "calendar:{}", position),
            Self::Euclid(pair) => write!(f, "euclid:{}", pair),
            Self::Powers(pile) => write!(f, "powers:{}", pile),
            Self::Squares(board) => write!(f, "squares:{}", board),
            Self::Nim(heaps) => write!(f, "nim:{}", heaps),
            Self::Subtraction(pile) => write!(f, "subtraction:{}", pile),
            Self::Coins(row) => write!(f, "coins:{}", row),
        }
    }
}
