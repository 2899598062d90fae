//! Which types serde writes and reads as their notation.

use super::notation;
use crate::{Date, Nimber, Outcome, coins, euclid, nim, powers, squares, subtraction};
use serde_core::{Deserialize, Deserializer, Serialize, Serializer};

macro_rules! as_notation {
    ($($type:ty: $expected:literal;)+) => {$(
        impl Serialize for $type {
            fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                notation::serialize(self, serializer)
            }
        }

        impl<'de> Deserialize<'de> for $type {
            fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
                notation::deserialize(deserializer, $expected)
            }
        }
    )+};
}

as_notation! {
    Date: "a date such as \"2001-11-04\"";
    Nimber: "a nimber such as \"*6\"";
    Outcome: "\"P-position\" or \"N-position\"";
    coins::Row: "a row of coins such as \"HTTH\"";
    euclid::Pair: "two numbers such as \"34,12\"";
    nim::Heaps: "heaps such as \"3,5,7\"";
    powers::Pile: "a number of cards such as \"17\"";
    squares::Board: "a board such as \"000/010\"";
    subtraction::Pile: "a pile and what may be taken, such as \"21/1,3,4\"";
}
