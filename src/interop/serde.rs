//! Which types serde writes and reads as their notation.

use crate::{calendar, sum};
use foregone_core::notation;
use serde_core::{Deserialize, Deserializer, Serialize, Serializer};

impl Serialize for calendar::Position {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        notation::serialize(self, serializer)
    }
}

impl<'de> Deserialize<'de> for calendar::Position {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        notation::deserialize(deserializer, "a date of the Calendar Game such as \"1999-12-31\"")
    }
}

impl Serialize for sum::Component {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        notation::serialize(self, serializer)
    }
}

impl<'de> Deserialize<'de> for sum::Component {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        notation::deserialize(deserializer, "a position of a game such as \"euclid:34,12\"")
    }
}
