//! What is checked about the tables of a variant of the Calendar Game.

mod values;

pub(super) use values::slot;

use super::calendar::{Days, OUTCOME_CHECKS, rules};
use super::check::{Check, Findings};
use crate::table::{CalendarTable, VariantTable};

/// Makes all checks of the tables against what was derived anew.
pub(crate) fn checks(table: &VariantTable, days: &Days) -> Vec<Check> {
    let VariantTable { outcomes, values } = table;
    let rules_claim = "the rules in words and the bounds are those of the rules file";
    let mut checks = vec![Check::make("rules", rules_claim, |findings| rules(outcomes, days, findings))];
    for (name, claim, body) in OUTCOME_CHECKS {
        checks.push(Check::make(name, claim, |findings| body(outcomes, days, findings)));
    }
    let special_claim = "no day is listed as special: only the problem's law has exceptions";
    checks.push(Check::make("special days", special_claim, |findings| special_days(outcomes, findings)));
    if let Some(values) = values {
        for (name, claim, body) in values::CHECKS {
            checks.push(Check::make(name, claim, |findings| body(values, days, findings)));
        }
    }
    checks
}

fn special_days(table: &CalendarTable, findings: &mut Findings) {
    let (first, count) = (table.special_days.first(), table.special_days.len());
    findings.expect(first.is_none(), || {
        let day = first.map(|first| format!("{:02}-{:02}", first.month, first.day)).unwrap_or_default();
        format!("{day} is listed, the first of {count}")
    });
}
