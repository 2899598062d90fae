//! The rules: a file a game, compiled into the build script and into the library.
//!
//! What numbers the slots of a table is here, so that the lookup reads with the very function that the build script
//! wrote with.

pub mod epoch;
pub mod queen;
pub mod take;
