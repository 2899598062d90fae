#![doc = include_str!("../README.md")]
//!
//! # How it works
//!
//! Data flows one way: [`solve`](solve()) gives every position of a [`Ranked`](foregone_core::Ranked) game its Grundy
//! value, [`Solution::outcome_plane`] and [`Solution::grundy_plane`] put values into words, and [`Table`] turns those into
//! Rust source. [`pack`](pack()) and [`Map`] do the same for values that come from elsewhere. Nothing here does I/O: an
//! emitter is a value that implements [`Display`](core::fmt::Display), and the same rules give the same bytes every time.
//! [`calendar`] and [`squares`] are what `foregone` is built with; the [`guide`] embeds another game.
//!
//! # The whole way
//!
//! The rules are a file of their own, say `src/rules.rs`, which build script and library both compile: what numbers a
//! position's slot when the table is written numbers it when it is read. `examples/downstream` in the repository is such
//! a package, with three games and their tests. Its build script, in short:
//!
//! ```no_run
//! # mod rules {
//! #     use foregone_core::{Game, Ranked};
//! #     pub struct TakeThree;
//! #     impl Game for TakeThree {
//! #         type Position = usize;
//! #         fn options(&self, _: &usize, _: &mut dyn FnMut(usize)) {}
//! #     }
//! #     impl Ranked for TakeThree {
//! #         fn positions(&self) -> usize { 21 }
//! #         fn rank(&self, pile: &usize) -> usize { *pile }
//! #         fn position(&self, rank: usize) -> Option<usize> { Some(rank) }
//! #     }
//! # }
//! // #[path = "src/rules.rs"]
//! // mod rules;
//!
//! use foregone_codegen::{Table, report, solve};
//! use rules::TakeThree;
//! use std::{env, error::Error, fs, path::Path};
//!
//! fn main() {
//!     report(build());
//! }
//!
//! fn build() -> Result<(), Box<dyn Error>> {
//!     // The rules are compiled in, so cargo runs the script again when they change. It reads nothing else.
//!     println!("cargo::rerun-if-changed=build.rs");
//!     let plane = solve(&TakeThree)?.grundy_plane(2)?;
//!     let table = Table::new("TAKE_THREE", &plane).rules("take 1, 2 or 3 of at most 20");
//!     fs::write(Path::new(&env::var("OUT_DIR")?).join("tables.rs"), table.to_string())?;
//!     Ok(())
//! }
//! ```
//!
//! The library, which needs `foregone-core` alone, no `std` and no allocator:
//!
//! ```
//! // mod rules;
//! mod tables {
//!     // include!(concat!(env!("OUT_DIR"), "/tables.rs")); which is:
//! /// The rules of [`TAKE_THREE`], in words.
//! #[allow(dead_code, reason = "not everybody asks what a table solves")]
//! pub(crate) const TAKE_THREE_RULES: &str = "take 1, 2 or 3 of at most 20";
//! /// What [`TAKE_THREE`] states of itself.
//! pub(crate) const TAKE_THREE_DIGEST: ::foregone_core::packed::Digest = ::foregone_core::packed::Digest { slots: 21, positions: 21, crc32: 0x9CCB_9812 };
//! /// The table of [`TAKE_THREE_RULES`].
//! pub(crate) static TAKE_THREE: ::foregone_core::packed::Packed<2, 2> = ::foregone_core::packed::Packed::new([
//! 0xE4E4_E4E4,0x0000_00E4,
//! ], TAKE_THREE_DIGEST);
//! }
//!
//! use foregone_core::Nimber;
//!
//! /// At most 20 counters.
//! #[derive(Clone, Copy)]
//! pub struct Pile(usize);
//!
//! impl Pile {
//!     pub const fn new(size: usize) -> Option<Self> {
//!         if size <= 20 { Some(Self(size)) } else { None }
//!     }
//!
//!     pub const fn grundy(self) -> Nimber {
//!         tables::TAKE_THREE.nimber(self.0)
//!     }
//! }
//!
//! assert_eq!(Pile::new(7).map(Pile::grundy), Some(Nimber::new(3)));
//! assert!(Pile::new(21).is_none());
//! ```
//!
//! # What is promised
//!
//! - **Rules that are wrong do not build.** [`SolveError`], [`PlaneError`] and [`PackError`] say which promise is broken
//!   and by which positions, and [`report`](report()) lets cargo show it.
//! - **The same bytes.** What is emitted follows from the game, the names and the version of this crate; not from the
//!   machine, the time, or where anything lies. It is numbers: it includes, reads and runs nothing.
//! - **No warnings**, under `clippy::pedantic` and `missing_docs` neither. A table that nobody reads is dead code, and
//!   the compiler may say so.
//! - **What is stale or damaged does not compile.** The table's constructor is a `const fn` that holds words against
//!   width, slots, positions, and up to 64 KiB the CRC-32; a larger table's CRC-32 is for
//!   [`verify`](foregone_core::packed::Table::verify), in a test or at run time.
//! - **Versions.** Of the emitted source the items and their types are promised: `NAME`, `NAME_DIGEST`, `NAME_RULES`, and
//!   what [`calendar`] and [`squares`] list. Its text is not: read the items. It is made for `foregone-core` of the same
//!   minor version, 0.1 for 0.1, and after 1.0 of the same major one. A change of the layout is a breaking change of both.
//!
//! # What it costs
//!
//! Build scripts are compiled unoptimised unless `[profile.dev.build-override]` says otherwise. So compiled, solving and
//! packing take well below a microsecond a move and a position, and the compiler of the order of a second a MiB of table.
//! In the repository this prints both for the computer at hand:
//!
//! ```sh
//! cargo run --config profile.dev.opt-level=0 -p foregone-codegen --example costs
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

#[doc = include_str!("../guide.md")]
pub mod guide {}

pub use map::{Key, Map};
pub use pack::{MOST_SLOTS, PackError, Plane, Value, pack};
pub use planes::PlaneError;
pub use report::report;
pub use solve::{MOST_POSITIONS, Solution, SolveError, solve};
pub use table::Table;
