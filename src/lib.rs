#![doc = include_str!("../README.md")]
#![no_std]

mod tables;

pub mod calendar;

pub use foregone_core::{Date, DateError, Game, Nimber, Outcome, Weekday, date, mex, packed};
