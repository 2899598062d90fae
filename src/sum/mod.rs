//! Disjunctive sums: several positions of any games side by side; a move is a move in one of them.
//!
//! A sum is worth the exclusive or of its parts' Grundy values (Sprague 1935, Grundy 1939), so a reply wins if it
//! gives its part the value of the rest.
//!
//! # Example
//!
//! ```
//! use foregone::{Nimber, squares, sum::{Component, Solver}};
//!
//! let parts: [Component; 3] = ["euclid:34,12".parse()?, "powers:17".parse()?, "squares:4x4".parse()?];
//! let mut slots = [squares::Slot::EMPTY; 64];
//! let mut solver = Solver::new(squares::Solver::new(&mut slots), &mut []);
//! // Their values are 2, 2 and 1.
//! assert_eq!(solver.sum(&parts)?, Nimber::new(1));
//!
//! let mut replies = Vec::new();
//! solver.winning_replies(&parts, &mut |reply| replies.push(format!("{} to {}", parts[reply.part], reply.to)))?;
//! assert_eq!(replies, ["squares:0000/0000/0000/0000 to squares:0000/0110/0110/0000"]);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod summand;

mod component;

mod notation;

mod solver;

pub use component::Component;
pub use notation::NotationError;
pub use solver::{GaveUp, Reply, Solver};

pub(crate) use summand::{Summand, closed_form};
