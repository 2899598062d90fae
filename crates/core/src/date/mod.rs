//! Proleptic Gregorian dates: the only place in the project that knows about months and leap years.

mod civil;
mod cycle_month;
mod day_number;
mod error;
mod iso;
mod later;
mod weekday;

pub use civil::{Date, days_in_month, is_leap_year};
pub use cycle_month::CycleMonth;
pub use day_number::DayNumber;
pub use error::{DateError, ParseDateError};
pub use weekday::Weekday;
