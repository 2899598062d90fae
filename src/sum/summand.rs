//! What a game's positions must answer to be parts of a sum.

use super::{GaveUp, Solver};
use foregone_core::Nimber;

/// A position that can be part of a sum.
pub(crate) trait Summand: Sized {
    /// The Grundy value.
    fn value(&self, solver: &mut Solver<'_>) -> Result<Nimber, GaveUp>;

    /// Visits the moves to positions of that value.
    fn moves_to(&self, value: Nimber, solver: &mut Solver<'_>, visit: &mut dyn FnMut(Self)) -> Result<(), GaveUp>;

    /// Whether the Grundy value is `value`, where that is cheaper to say than the value.
    fn has_value(&self, value: Nimber, solver: &mut Solver<'_>) -> Result<bool, GaveUp> {
        self.value(solver).map(|found| found == value)
    }

    /// How large a search the value takes, to compare parts by; 0 where it takes none.
    fn work(&self) -> u32 {
        0
    }

    /// How many values the solver must have memory for.
    fn memory_needed(&self) -> usize {
        0
    }
}

/// A position whose value, and whose moves to a value, are told by closed forms.
macro_rules! closed_form {
    ($Position:ty, $value:expr, $moves_to:expr) => {
        impl $crate::sum::Summand for $Position {
            fn value(&self, _: &mut $crate::sum::Solver<'_>) -> Result<Nimber, $crate::sum::GaveUp> {
                Ok($value(self))
            }

            fn moves_to(
                &self,
                value: Nimber,
                _: &mut $crate::sum::Solver<'_>,
                visit: &mut dyn FnMut(Self),
            ) -> Result<(), $crate::sum::GaveUp> {
                $moves_to(self, value).for_each(visit);
                Ok(())
            }
        }
    };
}

pub(crate) use closed_form;
