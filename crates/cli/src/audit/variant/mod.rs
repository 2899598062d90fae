//! What is checked about the tables of a variant of the Calendar Game.

mod values;

pub(super) use values::slot;

use super::calendar::{Days, OUTCOME_CHECKS, bounds};
use super::check::Check;
use crate::table::VariantTable;

/// Makes all checks of the tables against what was derived anew.
pub(crate) fn checks(table: &VariantTable, days: &Days) -> Vec<Check> {
    let bounds = Check::make("bounds", "first day and deadline are those of the rules", |findings| {
        bounds(&table.outcomes, days, findings);
    });
    let mut checks = vec![bounds];
    for (name, claim, body) in OUTCOME_CHECKS {
        checks.push(Check::make(name, claim, |findings| body(&table.outcomes, days, findings)));
    }
    if let Some(values) = &table.values {
        for (name, claim, body) in values::CHECKS {
            checks.push(Check::make(name, claim, |findings| body(values, days, findings)));
        }
    }
    checks
}
