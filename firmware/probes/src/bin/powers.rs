//! Powers of two: who wins, in digits, and what to play.
#![no_std]
#![no_main]

use firmware_probes as _;
use foregone::powers::{self, Pile, Residue};
use foregone::{Nimber, Outcome};

#[unsafe(no_mangle)]
extern "Rust" fn ask(pile: Pile, digits: &[u8]) -> Option<(bool, Pile)> {
    let mut residue = Residue::new();
    residue.extend(digits).ok()?;
    Some((Outcome::of(residue.grundy()).is_win(), powers::moves_to(pile, Nimber::ZERO).next()?))
}
