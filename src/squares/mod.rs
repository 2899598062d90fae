//! Squares: outcomes, values and winning moves of any board.
//!
//! Two players place 2×2 blocks on the free cells of a [`Board`]; whoever cannot place loses. A [`Solver`] answers by
//! search, with these helps, in this order:
//! 1. The board falls apart into components, and those in two rows are strips with known values.
//! 2. Components of at most 6 anchors are in a table that the build script made.
//! 3. A memory of components met before, in any of their 8 orientations: slots lent by the caller, or with the
//!    feature `alloc` a memory that grows by itself.
//! 4. Symmetry settles some components outright, such as the empty boards of even sides and those of 5 rows.
//! 5. What is left is searched for one number at a time, since that is cheaper than to find the value.
//!
//! [`Solver::without_shortcuts`] answers by 3 and 5 alone, so that the rest can be checked and the search timed.
//!
//! # Example
//! ```
//! use foregone::squares::{Board, Placement, Slot, Solver};
//!
//! // ....
//! // ..#.
//! // .#..
//! // ....
//! let board: Board = "..../..#./.#../....".parse()?;
//! let mut slots = [Slot::EMPTY; 64];
//! let mut solver = Solver::new(&mut slots);
//! assert_eq!(solver.grundy(&board)?.get(), 0);
//!
//! let after = board.place(Placement { row: 0, column: 0 }).ok_or("not legal")?;
//! assert_eq!(solver.best_move(&after)?, Some(Placement { row: 2, column: 2 }));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod component;
mod explain;
mod grid;
#[cfg(feature = "alloc")]
mod growing;
mod knowledge;
mod long;
mod memory;
mod search;
mod solver;
mod store;
mod summand;
mod symmetry;
mod table;

pub use explain::{Explanation, Part, Reason};
pub use foregone_core::squares::{Anchors, Board, BoardError, MAX_CELLS, MAX_SIDE, Placement};
pub use memory::Slot;
pub use solver::{GaveUp, Solver};
pub use table::{TABLE, TABLE_ANCHORS, Table, table};
