//! What serde and defmt need to take the types that `foregone-core` does not have.

#[cfg(feature = "defmt")]
mod defmt;
#[cfg(feature = "serde")]
mod serde;
