//! Dates as parts of sums.

use super::{Position, grundy, moves};
use foregone_core::Nimber;

crate::sum::closed_form!(Position, |position: &Position| grundy(*position), |position: &Position, value| {
    moves(*position).map(|option| option.to).filter(move |to| grundy(*to) == value)
});
