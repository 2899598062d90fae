#![doc = include_str!("../README.md")]
#![no_std]

#[cfg(feature = "alloc")]
extern crate alloc;

mod tables;

pub mod calendar;
pub mod coins;
pub mod euclid;
pub mod nim;
pub mod powers;
pub mod squares;
pub mod subtraction;
pub mod sum;

pub use foregone_core::{Date, DateError, Game, Nimber, Outcome, ParseError, Weekday, date, map, mex, packed};
