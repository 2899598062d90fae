//! What other crates need to take our types, each behind a feature named after the crate and off by default.

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
