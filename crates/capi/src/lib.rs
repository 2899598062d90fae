#![doc = include_str!("../README.md")]
#![cfg_attr(target_os = "none", no_std)]

mod status;

mod pointer;

mod date;

mod calendar;

mod deadline;

mod euclid;

mod powers;

mod nim;

mod subtraction;

mod squares;

mod sum;

mod library;

#[cfg(target_os = "none")]
mod panic;

pub use calendar::{
    ForegoneMove, ForegoneStep, foregone_calendar_best_move, foregone_calendar_grundy, foregone_calendar_outcome,
    foregone_calendar_remoteness,
};
pub use date::ForegoneDate;
pub use deadline::{foregone_calendar_deadline_grundy, foregone_calendar_deadline_outcome};
pub use euclid::{
    ForegonePair, foregone_euclid_grundy, foregone_euclid_outcome, foregone_euclid_remoteness,
    foregone_euclid_winning_move,
};
pub use library::{foregone_verify, foregone_version};
pub use nim::{ForegoneHeap, foregone_nim_grundy, foregone_nim_outcome, foregone_nim_winning_move};
pub use powers::{foregone_powers_grundy, foregone_powers_outcome, foregone_powers_winning_move};
pub use squares::{ForegonePlacement, foregone_squares_best_move, foregone_squares_grundy, foregone_squares_outcome};
pub use status::{ForegoneStatus, foregone_status_message};
pub use subtraction::{foregone_subtraction_bytes, foregone_subtraction_grundy, foregone_subtraction_outcome};
pub use sum::foregone_sum;
