//! Powers: take 1, 2, 4, 8, … cards from a pile; whoever takes the last one wins.
//!
//! The value of n cards is n mod 3: no power of two is a multiple of 3, and of the powers 1 and 2 one reaches either
//! other residue. So a number of any length is answered digit by digit, in constant memory.
//!
//! # Example
//!
//! ```
//! use foregone::{Nimber, powers::{self, Pile, Residue}};
//!
//! assert_eq!(powers::grundy(Pile::new(17)), Nimber::new(2));
//! let mut residue = Residue::new();
//! residue.extend(b"123456789123456789123456789").map_err(|_| "not a digit")?;
//! assert_eq!(residue.grundy(), Nimber::ZERO);
//! # Ok::<(), &str>(())
//! ```

use foregone_core::{Nimber, Outcome};

pub use foregone_core::powers::{Pile, Powers};

/// The Grundy value of `pile`: the number of cards modulo 3.
#[must_use]
pub const fn grundy(pile: Pile) -> Nimber {
    Nimber::new(pile.cards() % 3)
}

/// Who wins from `pile`.
///
/// ```
/// use foregone::{Outcome, powers::{Pile, outcome}};
///
/// assert_eq!(outcome(Pile::new(3)), Outcome::P);
/// ```
#[must_use]
pub const fn outcome(pile: Pile) -> Outcome {
    Outcome::of(grundy(pile))
}

/// The moves from `pile` to piles of that value, the smallest take first.
///
/// ```
/// use foregone::{Nimber, powers::{Pile, moves_to}};
///
/// let left: Vec<u64> = moves_to(Pile::new(17), Nimber::ZERO).map(Pile::cards).collect();
/// assert_eq!(left, [15, 9]); // take 2 or 8
/// ```
pub fn moves_to(pile: Pile, value: Nimber) -> impl Iterator<Item = Pile> {
    let options = (0..u64::BITS).map_while(move |exponent| pile.take(exponent));
    options.filter(move |option| grundy(*option) == value)
}

/// The residue modulo 3 of a number that arrives digit by digit: that of its digit sum.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Residue(u32);

/// A byte among digits that is none.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NotADigit {
    /// How many of the bytes given stand before it.
    pub at: usize,
    /// The byte.
    pub found: u8,
}

impl core::fmt::Display for NotADigit {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        write!(f, "expected a digit at byte {}, found '{}'", self.at + 1, self.found.escape_ascii())
    }
}

impl core::error::Error for NotADigit {}

impl Residue {
    /// The residue of the number without digits, 0.
    #[must_use]
    pub const fn new() -> Self {
        Self(0)
    }

    /// Takes in the next digits, ASCII `0` to `9`; any number of them at a time.
    ///
    /// # Errors
    ///
    /// Where a byte is no digit. The digits before it have been taken in.
    pub fn extend(&mut self, digits: &[u8]) -> Result<(), NotADigit> {
        let taken = self.extend_while_digits(digits);
        digits.get(taken).map_or(Ok(()), |found| Err(NotADigit { at: taken, found: *found }))
    }

    /// Takes in digits up to the first byte that is none, and says how many they are.
    ///
    /// ```
    /// use foregone::powers::Residue;
    ///
    /// let mut residue = Residue::new();
    /// assert_eq!(residue.extend_while_digits(b"17\n18\n"), 2);
    /// assert_eq!(residue.grundy().get(), 2);
    /// ```
    pub fn extend_while_digits(&mut self, bytes: &[u8]) -> usize {
        // Blocks without a branch inside, which the compiler turns into vector instructions.
        const BLOCK: usize = 32;
        let is_whole = |block: &&[u8]| block.iter().fold(true, |all, byte| all & byte.is_ascii_digit());
        let mut taken = 0;
        for block in bytes.chunks_exact(BLOCK).take_while(is_whole) {
            // 32 × 9 and what is left of the blocks before stay far below the type's range.
            let sum = block.iter().fold(0_u16, |sum, byte| sum + u16::from(byte & 15));
            self.0 = (self.0 + u32::from(sum)) % 3;
            taken += BLOCK;
        }
        for byte in bytes.get(taken..).unwrap_or_default().iter().take_while(|byte| byte.is_ascii_digit()) {
            self.0 += u32::from(byte & 15);
            taken += 1;
        }
        self.0 %= 3;
        taken
    }

    /// The Grundy value of the number taken in so far.
    #[must_use]
    pub const fn grundy(self) -> Nimber {
        Nimber::new(self.0 as u64)
    }
}

crate::sum::closed_form!(Pile, |pile: &Pile| grundy(*pile), |pile: &Pile, value| moves_to(*pile, value));
