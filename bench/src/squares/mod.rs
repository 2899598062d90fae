//! Squares: random boards, the judge's format, and what makes a board hard.

pub mod climb;
pub mod draw;
pub mod judge;
pub mod recursion;

/// The judge's boards have fewer cells than this.
pub const JUDGE_CELLS: usize = 50;

/// And at most this many free ones.
pub const JUDGE_FREE: usize = 40;
