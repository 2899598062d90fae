//! Dates as a table states them.

use foregone::Date;
use serde::de::Error;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::fmt;

/// Year, month and day; they need not be a date.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Ymd {
    pub(crate) year: u16,
    pub(crate) month: u8,
    pub(crate) day: u8,
}

impl From<Date> for Ymd {
    fn from(date: Date) -> Self {
        Self { year: date.year(), month: date.month(), day: date.day() }
    }
}

impl fmt::Display for Ymd {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:04}-{:02}-{:02}", self.year, self.month, self.day)
    }
}

impl Serialize for Ymd {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Ymd {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let text = String::deserialize(deserializer)?;
        let mut parts = text.split('-');
        let (year, month, day) = (parts.next(), parts.next(), parts.next());
        let date =
            (|| Some(Self { year: year?.parse().ok()?, month: month?.parse().ok()?, day: day?.parse().ok()? }))();
        // There is one way to write a date, so that no change of the text goes unseen.
        date.filter(|date| date.to_string() == text)
            .ok_or_else(|| D::Error::custom(format!("expected a date like 2001-11-04, found {text:?}")))
    }
}
