//! The emitted tables: the only text that crosses from the build script into the library.

include!(concat!(env!("OUT_DIR"), "/tables.rs"));
