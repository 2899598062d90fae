//! Values of single piles.

use super::period::{Period, memory_needed};
use super::window::{SearchError, Window, length};
use crate::sum::{GaveUp, Solver, Summand};
use foregone_core::Nimber;
use foregone_core::subtraction::Pile;

/// The Grundy value of a pile of `size` under that set, in `steps` steps at most for finding the period and as many
/// for the value.
///
/// # Errors
///
/// As [`Period::find`].
///
/// # Example
///
/// ```
/// use foregone::{Nimber, subtraction::grundy};
///
/// // Take one, two or three: n mod 4.
/// assert_eq!(grundy(u64::MAX, &[1, 2, 3], &mut [0; 6], 100)?, Nimber::new(3));
/// # Ok::<(), foregone::subtraction::SearchError>(())
/// ```
pub fn grundy(size: u64, set: &[u32], memory: &mut [u16], steps: u64) -> Result<Nimber, SearchError> {
    let size = if size < steps { size } else { Period::find(set, memory, steps)?.reduce(size) };
    super::window::check(set)?;
    let (needed, given) = (memory_needed(set), memory.len());
    let values = memory.get_mut(..length(set)).ok_or(SearchError::Memory { needed, given })?;
    let mut window = Window::new(set, values);
    while window.next() < size {
        window.advance();
    }
    Ok(Nimber::new(u64::from(window.advance())))
}

impl Summand for Pile {
    fn value(&self, solver: &mut Solver<'_>) -> Result<Nimber, GaveUp> {
        let (values, steps) = solver.memory();
        Ok(grundy(self.size(), self.set().as_slice(), values, steps)?)
    }

    fn moves_to(&self, value: Nimber, solver: &mut Solver<'_>, visit: &mut dyn FnMut(Self)) -> Result<(), GaveUp> {
        for option in self.set().as_slice().iter().filter_map(|taken| self.take(*taken)) {
            if option.has_value(value, solver)? {
                visit(option);
            }
        }
        Ok(())
    }

    fn memory_needed(&self) -> usize {
        memory_needed(self.set().as_slice())
    }
}
