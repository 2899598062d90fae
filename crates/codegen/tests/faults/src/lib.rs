//! Includes what the build script wrote, where it wrote anything.
#![no_std]

include!(concat!(env!("OUT_DIR"), "/tables.rs"));
