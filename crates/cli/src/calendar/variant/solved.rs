//! Solving a variant.

use crate::failure::Failure;
use crate::progress;
use foregone::calendar::Rules;
use foregone_codegen::{Solution, solve};
use foregone_guide::calendar::Variant;
use std::fmt::Display;
use std::path::Path;

/// Solves rules, which may take a while.
pub(crate) fn solved(rules: &Rules) -> Result<Solution<'_, Rules>, Failure> {
    progress::during("solving the rules", || solve(rules)).map_err(unexpected)
}

/// What no rules of dates should come to.
pub(crate) fn unexpected(error: impl Display) -> Failure {
    Failure::Usage {
        message: error.to_string(),
        help: "no rules of dates should do that: please report it, with the rules".into(),
    }
}

/// Rules with their solution.
pub(crate) fn variant(rules: Rules) -> Result<Variant, Failure> {
    let values = solved(&rules)?.grundy().collect();
    Ok(Variant::new(rules, values))
}

/// Reads and solves the rules in the file.
pub(crate) fn read_solved(path: &Path) -> Result<Variant, Failure> {
    variant(super::read(path)?)
}
