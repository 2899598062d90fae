//! The self-test of the image: what it asks of the library, and the references that it holds the answers against.
//!
//! Every check can be made to see one wrong answer, so that a run can show that it would notice.
#![no_std]
#![forbid(unsafe_code)]

mod dates;
mod euclid;
mod powers;
mod squares;
mod table;
mod tally;

pub use foregone::squares::Slot;
pub use tally::Tally;

/// A check.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Check {
    /// The tables against their digests.
    Table,
    /// Every date against the law.
    Dates,
    /// Euclid's game against playing it out.
    Euclid,
    /// Powers against solving piles one by one.
    Powers,
    /// Squares against playing out small boards, and large ones against known values.
    Squares,
}

impl Check {
    /// Every check.
    pub const ALL: [Self; 5] = [Self::Table, Self::Dates, Self::Euclid, Self::Powers, Self::Squares];

    /// Its name.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Table => "table",
            Self::Dates => "dates",
            Self::Euclid => "euclid",
            Self::Powers => "powers",
            Self::Squares => "squares",
        }
    }

    /// The check of that name.
    #[must_use]
    pub fn named(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|check| check.name() == name)
    }

    /// Runs it; Squares thinks in `slots`. If it is `planted`, one answer on its way here is turned round.
    #[must_use]
    pub fn run(self, planted: bool, slots: &mut [Slot]) -> Tally {
        match self {
            Self::Table => table::check(planted),
            Self::Dates => dates::check(planted),
            Self::Euclid => euclid::check(planted),
            Self::Powers => powers::check(planted),
            Self::Squares => squares::check(planted, slots),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn right_answers_pass_and_one_wrong_answer_is_noticed() {
        let mut slots = [Slot::EMPTY; 64];
        for check in Check::ALL {
            let (good, bad) = (check.run(false, &mut slots), check.run(true, &mut slots));
            assert_eq!(good.wrong(), 0, "{}", check.name());
            assert_eq!((bad.wrong(), bad.asked()), (1, good.asked()), "{}", check.name());
            assert_eq!(Check::named(check.name()), Some(check));
        }
        assert_eq!(Check::named("nothing"), None);
        assert_eq!(Check::Dates.run(false, &mut []).asked(), 37_198);
    }
}
