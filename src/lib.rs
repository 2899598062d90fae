#![doc = include_str!("../README.md")]
//!
//! # Features
//!
//! Only `squares-table` is on by default, and only `alloc` needs an allocator. Those named after a crate take it
//! without its default features, and what a program does not call of them is not linked into it; their costs are the
//! crates that are compiled beside this one, and the seconds that they add to `cargo build -j1 --features …` on one
//! core of a server, unoptimised.
//!
//! | feature | what it adds | cost |
//! |---|---|---|
//! | `squares-table` | a table of all components of Squares of up to 6 anchors: shorter searches, the same answers | 12,096 bytes of constants in a program that asks about boards |
//! | `alloc` | a transposition memory for Squares that grows by itself | a global allocator, and what the memory grows to |
//! | `chrono` | `From<Date>` for `NaiveDate`, `TryFrom` back, `YearError` | 3 crates, 1.5 s |
//! | `defmt` | `Format` for dates, nimbers, outcomes and positions, as their notation, put together by the host | 10 crates, most of them for the macros that run when compiling, 6.7 s; 2 bytes that mark the end of the strings. Logged, a date is 6 bytes, a coin or a cell 2; `core::fmt` is not linked |
//! | `jiff` | `From<Date>` for `civil::Date`, `TryFrom` back, `YearError` | 2 crates, 3.4 s |
//! | `serde` | `Serialize` and `Deserialize` for dates, nimbers, outcomes and positions, as their notation; module `notation`, for other types | 1 crate, `serde_core`, 1.6 s, and no derives. In binary formats too a value is text: a date is 10 bytes and its length, a board a byte a cell |
//! | `time` | `From<Date>` for `time::Date`, `TryFrom` back, `YearError` | 5 crates, 1.4 s |
#![no_std]
#![cfg_attr(docsrs, feature(doc_cfg))]

#[cfg(feature = "alloc")]
extern crate alloc;

mod tables;

pub mod calendar;
pub mod coins;
pub mod euclid;
pub mod kiki;
pub mod nim;
pub mod powers;
pub mod squares;
pub mod subtraction;
pub mod sum;
pub mod takeaway;
pub mod wythoff;

mod interop;

#[cfg(any(feature = "chrono", feature = "jiff", feature = "time"))]
pub use foregone_core::YearError;
#[cfg(feature = "serde")]
pub use foregone_core::notation;
pub use foregone_core::{
    Convention, Date, DateError, Game, Nimber, Outcome, ParseError, Ranked, Weekday, date, map, mex, packed,
};
