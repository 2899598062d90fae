//! The Calendar Game: dates from 1900-01-01 to 2001-11-04, move a day or a month, whoever reaches the end wins.
//!
//! Every answer is a table lookup or a closed form; both are exact on all 37,198 positions, and tests hold each
//! against the other and against a solver that knows neither. [`Deadline`] answers for any other end, without a table.
//!
//! # Example
//!
//! An outcome in a `const`, and the same game at run time:
//!
//! ```
//! use foregone::{Nimber, Outcome, calendar::{self, Position}};
//!
//! const EVE: Position = match Position::from_ymd(1999, 12, 31) {
//!     Ok(position) => position,
//!     Err(_) => panic!("not a position"),
//! };
//! const WHO: Outcome = calendar::outcome(EVE);
//! assert_eq!(WHO, Outcome::P);
//!
//! let position: Position = "2001-09-30".parse()?;
//! assert_eq!(calendar::grundy(position), Nimber::new(2));
//! let winning = calendar::best_move(position).unwrap();
//! assert_eq!(winning.to.to_string(), "2001-10-01");
//! # Ok::<(), calendar::PositionError>(())
//! ```

mod rules;

mod position;

mod lookup;

mod law;

mod moves;

mod explain;

mod deadline;

mod summand;

pub use deadline::{Deadline, DeadlineError, Phase};
pub use explain::{Explanation, Refutation, explain};
pub use foregone_core::calendar::{MonthEnd, Rules, Special, Step, Steps, Years, parity};
pub use law::{is_exception, law, law_grundy, remoteness};
pub use lookup::{DESCRIPTION, DIGEST, TABLE, grundy, outcome, outcome_words, special_days, verify_special_days};
pub use moves::{Move, Moves, best_move, is_terminal, moves, winning_moves};
pub use position::{Position, PositionError, Positions};
pub use rules::RULES;
