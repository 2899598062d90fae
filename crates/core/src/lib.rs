#![doc = include_str!("../README.md")]
//!
//! # Features
//!
//! All are off by default. None needs `std` or `alloc`: each takes its crate without that crate's default features.
//! What a program does not call is not linked into it. Costs are the crates that are compiled beside this one, and the
//! seconds that they add to `cargo build -j1 --features …` on one core of a server, unoptimised.
//!
//! | feature | what it adds | cost |
//! |---|---|---|
//! | `chrono` | `From<Date>` for `NaiveDate`, `TryFrom` back, `YearError` | 3 crates, 1.5 s |
//! | `defmt` | `Format` for dates, nimbers, outcomes and positions, as their notation, put together by the host | 10 crates, most of them for the macros that run when compiling, 6.7 s; 2 bytes that mark the end of the strings. Logged, a date is 6 bytes, a coin or a cell 2; `core::fmt` is not linked |
//! | `jiff` | `From<Date>` for `civil::Date`, `TryFrom` back, `YearError` | 2 crates, 3.4 s |
//! | `serde` | `Serialize` and `Deserialize` for dates, nimbers, outcomes and positions, as their notation; module `notation`, for other types | 1 crate, `serde_core`, 1.6 s, and no derives. In binary formats too a value is text: a date is 10 bytes and its length, a board a byte a cell |
//! | `time` | `From<Date>` for `time::Date`, `TryFrom` back, `YearError` | 5 crates, 1.4 s |
#![no_std]
#![cfg_attr(docsrs, feature(doc_cfg))]

mod convention;
mod game;
mod nimber;
mod outcome;

pub mod date;

mod crc32;
pub mod map;
pub mod packed;

mod text;

pub mod calendar;
pub mod coins;
pub mod euclid;
pub mod kiki;
pub mod nim;
pub mod powers;
pub mod squares;
pub mod subtraction;
pub mod takeaway;
pub mod wythoff;

mod interop;

pub use convention::Convention;
pub use crc32::crc32;
pub use date::{Date, DateError, DayNumber, Weekday};
pub use game::{Game, Ranked};
#[cfg(any(feature = "chrono", feature = "jiff", feature = "time"))]
pub use interop::YearError;
#[cfg(feature = "serde")]
pub use interop::notation;
pub use nimber::{Nimber, mex};
pub use outcome::Outcome;
pub use text::ParseError;
