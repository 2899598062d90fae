#![doc = include_str!("../README.md")]
#![no_std]

extern crate alloc;

mod about;
mod claim;
mod format;
mod picture;
mod words;

mod answer;
mod ask;

mod room;

mod any;

pub mod calendar;
pub mod coins;
pub mod euclid;
pub mod kiki;
pub mod misere;
pub mod nim;
pub mod powers;
pub mod squares;
pub mod subtraction;
pub mod takeaway;
pub mod wythoff;

pub use about::{About, Fact, Law, Mistake, Pattern};
pub use answer::{Answer, Grundy, Move};
pub use any::{AnyPosition, AnyRoom, AnySubject, Blindly, Seen};
pub use ask::{Limits, Stuck, ask};
pub use claim::{Claim, ClaimError, MOST_CHARACTERS, Value};
pub use format::{
    Answers, Board, Case, Ending, Field, Format, Lists, MAX_SIDE, Problem, Refused, Residue, format, nearest_formats,
};
pub use picture::{Mark, Picture};
pub use room::{Program, Room, Sampled, Subject, Terms, Wrong};

/// Every game that is told of, in the order of the lists that people see.
pub static ROOMS: &[&dyn AnyRoom] = &[
    &calendar::Calendar,
    &euclid::Euclid,
    &powers::Powers,
    &squares::Squares,
    &nim::Nim,
    &misere::Misere,
    &subtraction::Subtraction,
    &coins::Coins,
    &takeaway::Takeaway,
    &wythoff::Wythoff,
    &kiki::Kiki,
];

/// The room of the game of that name.
#[must_use]
pub fn room(name: &str) -> Option<&'static dyn AnyRoom> {
    ROOMS.iter().copied().find(|room| room.about().name == name)
}
