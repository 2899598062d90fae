//! Euclid's game: subtract a positive multiple of the smaller number from the larger; whoever makes one 0 wins.
//!
//! No table: the outcome is a comparison with the golden ratio in exact integers, the rest one walk along the quotients
//! of Euclid's algorithm, of which two `u64` have at most 92.
//!
//! # Example
//!
//! ```
//! use foregone::{Nimber, euclid::{self, Pair}};
//!
//! let pair: Pair = "34,12".parse()?;
//! assert!(euclid::outcome(pair).is_win());
//! assert_eq!(euclid::winning_move(pair), Some(Pair::new(12, 10)));
//! assert_eq!(euclid::grundy(Pair::new(3, 10)), Nimber::new(2));
//! # Ok::<(), foregone::ParseError>(())
//! ```

mod outcome;

mod grundy;

mod play;

pub use foregone_core::euclid::{Euclid, Pair};
pub use grundy::{grundy, moves_to};
pub use outcome::{is_terminal, outcome, outcome_u128};
pub use play::{Explanation, explain, remoteness, winning_move};
