//! What other crates need to take our types, each behind a feature named after the crate and off by default. What is about a
//! game's positions stands with the game.

/// serde writes and reads the type as its notation, and says what it expected, where that feature is on.
macro_rules! as_notation {
    ($type:ty: $expected:literal) => {
        #[cfg(feature = "serde")]
        impl serde_core::Serialize for $type {
            fn serialize<S: serde_core::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                $crate::interop::notation::serialize(self, serializer)
            }
        }

        #[cfg(feature = "serde")]
        impl<'de> serde_core::Deserialize<'de> for $type {
            fn deserialize<D: serde_core::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
                $crate::interop::notation::deserialize(deserializer, $expected)
            }
        }
    };
}

pub(crate) use as_notation;

#[cfg(feature = "chrono")]
mod chrono;
#[cfg(feature = "defmt")]
mod defmt;
#[cfg(feature = "jiff")]
mod jiff;
#[cfg(feature = "serde")]
pub mod notation;
#[cfg(feature = "serde")]
mod serde;
#[cfg(feature = "time")]
mod time;
#[cfg(any(feature = "chrono", feature = "jiff", feature = "time"))]
mod year;

#[cfg(any(feature = "chrono", feature = "jiff", feature = "time"))]
pub use year::YearError;
