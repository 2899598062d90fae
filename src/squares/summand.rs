//! Boards as parts of sums.

use super::Board;
use crate::sum::{GaveUp, Solver, Summand};
use foregone_core::Nimber;

impl Summand for Board {
    fn value(&self, solver: &mut Solver<'_>) -> Result<Nimber, GaveUp> {
        Ok(solver.squares().grundy(self)?)
    }

    fn moves_to(&self, value: Nimber, solver: &mut Solver<'_>, visit: &mut dyn FnMut(Self)) -> Result<(), GaveUp> {
        for option in self.anchors().iter().filter_map(|at| self.place(at)) {
            if option.has_value(value, solver)? {
                visit(option);
            }
        }
        Ok(())
    }

    fn has_value(&self, value: Nimber, solver: &mut Solver<'_>) -> Result<bool, GaveUp> {
        Ok(solver.squares().has_value(self, value)?)
    }

    fn work(&self) -> u32 {
        self.anchors().len()
    }
}
