//! Values as text in serde's formats: what [`Display`] writes and [`FromStr`] reads, with nothing allocated.
//!
//! Binary formats get the same text. So the parser, which is tested and fuzzed, is the only way in and says what is
//! wrong, and what was stored outlives any change to how a value lies in memory. A board is then a byte a cell where
//! a bit would do; who has many of them can store [`Board::from_bits`](crate::squares::Board::from_bits)'s words.
//!
//! # Example
//!
//! ```
//! use foregone_core::{nim::Heaps, notation};
//! use serde_core::{Deserialize, Deserializer, de::IntoDeserializer, de::value::Error};
//!
//! struct Start(Heaps);
//!
//! impl<'de> Deserialize<'de> for Start {
//!     fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
//!         notation::deserialize(deserializer, "the heaps to start from").map(Self)
//!     }
//! }
//!
//! let start = Start::deserialize(IntoDeserializer::<Error>::into_deserializer("3,5,7"))?;
//! assert_eq!(start.0.as_slice(), [3, 5, 7]);
//! # Ok::<(), Error>(())
//! ```

use core::fmt::{self, Display};
use core::marker::PhantomData;
use core::str::FromStr;
use serde_core::de::{Deserializer, Error, Visitor};
use serde_core::ser::Serializer;

/// Writes a value as what it displays.
///
/// # Errors
///
/// Those of the serializer.
pub fn serialize<T: Display, S: Serializer>(value: &T, serializer: S) -> Result<S::Ok, S::Error> {
    serializer.collect_str(value)
}

/// Reads a value from text. `expected` says what the text is, for input that is no text.
///
/// # Errors
///
/// Those of the deserializer, and the message of the value's own error where the text is not one.
pub fn deserialize<'de, T, D>(deserializer: D, expected: &'static str) -> Result<T, D::Error>
where
    T: FromStr<Err: Display>,
    D: Deserializer<'de>,
{
    deserializer.deserialize_str(Text { expected, value: PhantomData })
}

struct Text<T> {
    expected: &'static str,
    value: PhantomData<T>,
}

impl<T: FromStr<Err: Display>> Visitor<'_> for Text<T> {
    type Value = T;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.expected)
    }

    fn visit_str<E: Error>(self, text: &str) -> Result<T, E> {
        text.parse().map_err(E::custom)
    }
}
