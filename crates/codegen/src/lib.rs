//! Solve a finite game in a build script and emit the answers as const tables.
//!
//! Data flows one way: [`solve`](solve()) gives every position of a [`Ranked`](foregone_core::Ranked) game its Grundy
//! value, [`Solution::outcome_plane`] and [`Solution::grundy_plane`] put values into words, and [`Table`] turns those into
//! Rust source. [`pack`](pack()) and [`Map`] do the same for values that come from elsewhere. Nothing here does I/O: an
//! emitter is a value that implements [`Display`](core::fmt::Display), and the same rules give the same bytes every time.
//!
//! ```
//! use foregone_codegen::{Table, solve};
//! use foregone_core::{Game, Ranked};
//!
//! /// Take one, two or three from a pile of at most 20.
//! struct TakeThree;
//!
//! impl Game for TakeThree {
//!     type Position = usize;
//!     fn options(&self, pile: &usize, visit: &mut dyn FnMut(usize)) {
//!         (1..=3.min(*pile)).for_each(|taken| visit(pile - taken));
//!     }
//! }
//! impl Ranked for TakeThree {
//!     fn positions(&self) -> usize { 21 }
//!     fn rank(&self, pile: &usize) -> usize { *pile }
//!     fn position(&self, rank: usize) -> Option<usize> { (rank <= 20).then_some(rank) }
//! }
//!
//! let plane = solve(&TakeThree)?.grundy_plane(2)?;
//! let source = Table::new("TAKE_THREE", &plane).rules("take 1, 2 or 3 of at most 20").to_string();
//! assert!(source.contains("static TAKE_THREE: ::foregone_core::packed::Packed<2, 2>"));
//! // In build.rs: fs::write(Path::new(&env::var("OUT_DIR")?).join("tables.rs"), source)?;
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod solve;

mod pack;

mod planes;

mod literal;
mod name;

mod map;
mod table;

mod report;

pub mod calendar;
pub mod squares;

pub use map::{Key, Map};
pub use pack::{MOST_SLOTS, PackError, Plane, Value, pack};
pub use planes::PlaneError;
pub use report::report;
pub use solve::{MOST_POSITIONS, Solution, SolveError, solve};
pub use table::Table;
