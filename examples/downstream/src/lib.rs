//! Three games of one's own, solved before the program starts.
//!
//! Each is a file of rules in `src/rules`, compiled into the build script, which solves it and writes its table, and
//! into this library, which reads the table. A position in hand is valid, so every lookup has an answer. No `std`, no
//! `alloc`, nothing to initialise; what can be asked at run time can be asked in a `const`.
//!
//! ```
//! use downstream::epoch::{self, Day};
//! use downstream::{queen, take};
//! use foregone_core::{Date, Outcome};
//!
//! const LEAP: Day = match Date::new(2000, 2, 29) {
//!     Ok(date) => Day::new(date).expect("a date of the game"),
//!     Err(_) => panic!("a date"),
//! };
//! const WHO: Outcome = epoch::outcome(LEAP);
//! assert_eq!(WHO, Outcome::P);
//!
//! // Values of different games add up: whoever is to move loses this sum.
//! let pile = take::Pile::new(9).expect("not too large");
//! let square = queen::Square::new(1, 1).expect("on the board");
//! assert!((take::grundy(pile) + queen::grundy(square)).is_zero());
//! ```
#![no_std]

mod rules;
mod tables;

pub mod epoch;
pub mod queen;
pub mod take;
