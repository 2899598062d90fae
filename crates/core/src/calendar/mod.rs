//! The Calendar Game: move a day or a month; whoever reaches the deadline wins.
//!
//! A position is a date. Its options are the next day, and the same day number in the next month where that date
//! exists; no move may pass the deadline. On the deadline no move is left. [`Rules`] are a value, so other bounds, other
//! moves and misère play are games too.
//!
//! Source: "Calendar Game", ACM ICPC Asia Regional, Taejon 2001.

mod step;

mod rules;
mod special;
mod table;

pub use rules::{BoundsError, MonthEnd, Rules, parity};
pub use special::{Special, Years, day_key, special_crc32};
pub use step::{Step, Steps};
pub use table::{TableError, check_table};
