//! Dates in other libraries' hands and back: every day of 9,999 years.

#[cfg(feature = "chrono")]
mod chrono;
#[cfg(feature = "jiff")]
mod jiff;
#[cfg(feature = "time")]
mod time;

#[cfg(any(feature = "chrono", feature = "jiff", feature = "time"))]
mod walk;
