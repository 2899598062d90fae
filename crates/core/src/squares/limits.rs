//! How large a board may be.

/// The most cells a board has.
pub const MAX_CELLS: usize = 256;

/// The longest side of a board.
pub const MAX_SIDE: usize = 255;
