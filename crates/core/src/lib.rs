//! What a build script and a lookup must agree on.
//!
//! `foregone-core` holds the rules of the games, the few types they are written in, and the layout of a
//! packed table together with its reader. The build script writes a table through these definitions and the
//! library reads it through the same ones, so the two cannot drift apart.
//!
//! No `std`, no `alloc`, no dependencies.
//!
//! ```
//! use foregone_core::{Date, Game, calendar::Calendar};
//!
//! let date = Date::new(2001, 10, 31)?;
//! let mut options = Vec::new();
//! Calendar::CLASSIC.options(&date, &mut |option| options.push(option.to_string()));
//! assert_eq!(options, ["2001-11-01"]); // there is no 31 November
//! # Ok::<(), foregone_core::DateError>(())
//! ```
#![no_std]

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
pub mod nim;
pub mod powers;
pub mod squares;
pub mod subtraction;

pub use crc32::crc32;
pub use date::{Date, DateError, DayNumber, Weekday};
pub use game::{Game, Ranked};
pub use nimber::{Nimber, mex};
pub use outcome::Outcome;
pub use text::ParseError;
