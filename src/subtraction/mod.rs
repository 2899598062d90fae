//! Subtraction games: take from a pile a number of counters that is in a finite set; whoever cannot move loses.
//!
//! The values of a subtraction game are ultimately periodic. [`Period::find`] finds the least period and the least
//! preperiod, which proves them: see there.
//!
//! # Example
//!
//! ```
//! use foregone::{Nimber, subtraction::{self, Period}};
//!
//! let mut memory = [0; 8];
//! let period = Period::find(&[1, 3, 4], &mut memory, 1_000)?;
//! assert_eq!((period.preperiod(), period.period()), (0, 7));
//! let value = subtraction::grundy(1_000_000_000_000, &[1, 3, 4], &mut memory, 1_000)?;
//! assert_eq!(value, Nimber::new(1));
//! # Ok::<(), subtraction::SearchError>(())
//! ```

mod window;

mod period;

mod grundy;

pub use foregone_core::subtraction::{Pile, Set, Subtraction};
pub use grundy::grundy;
pub use period::{Period, memory_needed};
pub use window::SearchError;
