//! Squares: two players place 2×2 blocks on the free cells of a board; whoever cannot place loses.
//!
//! The only thing about a board that matters is its set of *anchors*, the upper-left cells of the placements
//! that are still legal. A placement removes its anchor and the up to 8 anchors a king's move away, so the game
//! is Node Kayles on an induced king graph, and it falls apart into the connected components of that graph.
//!
//! Data flows `Board` → [`Anchors`] → components → canonical shapes: [`Small`] where the bounding box of a
//! component is at most 8×8, [`Rows`] where it is larger.

mod anchors;
mod bits;
mod board;
mod error;
mod limits;
mod line;
mod notation;
mod rows;
mod rules;
mod small;
mod strip;
mod table;

pub use anchors::{Anchors, Placement};
pub use board::Board;
pub use error::BoardError;
pub use limits::{MAX_CELLS, MAX_SIDE};
pub use line::Line;
pub use rows::{Rows, RowsKey};
pub use rules::Squares;
pub use small::Small;
pub use strip::strip_value;
pub use table::entry_crc32;
