//! The games with a theory, and sums, against recursion on rules that are written a second time here.

mod coins;
mod euclid;
mod golden;
mod kiki;
mod naive;
mod nim;
mod notation;
mod powers;
mod subtraction;
mod sums;
mod takeaway;
mod wythoff;
