//! The game with any deadline, answered without a table.
//!
//! Solving back from a deadline is cheap, since a month fits a word and all its values come from the next month's in a
//! few instructions; and it need not go on for long, since the values soon follow one of two laws for good.
//!
//! Until then a month is made of stretches that follow one phase and stretches that follow the other. Counting back,
//! the seams between them move one day earlier each month; a seam that leaves a month by its first day enters the
//! month before it by its end, and only there, where month lengths differ, do stretches grow and shrink. When one is
//! used up, its two seams are gone. A stretch may last 15 years.

mod runs;

mod month;

mod phase;

mod settling;

mod error;

mod answers;

mod length;

mod moves;

pub use answers::Deadline;
pub use error::DeadlineError;
pub use phase::Phase;
