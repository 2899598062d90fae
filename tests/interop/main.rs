//! Our types in other crates' hands.

#[cfg(feature = "serde")]
mod serde;
