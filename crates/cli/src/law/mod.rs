//! `foregone law`: a person's conjecture, tested on every position.

mod report;

use crate::args::LawArgs;
use crate::failure::Failure;
use crate::print::{print, quoted};
use foregone::{Nimber, Outcome};
use foregone_guide::{About, Claim, ClaimError, Value};
use report::Report;
use std::process::ExitCode;

/// A claim about outcomes, or about Grundy values.
struct Tested {
    claim: Claim,
    expression: String,
    about: &'static About,
    /// Whether it is about Grundy values, not about who wins.
    is_grundy: bool,
}

impl Tested {
    /// Reads a claim, or the published one of that name.
    fn new(expression: &str, about: &'static About, is_grundy: bool) -> Result<Self, Failure> {
        let published = about.laws.iter().find(|law| law.name == expression);
        let expression = published.map_or(expression, |law| law.claim);
        let variables: Vec<&str> = about.variables.iter().map(|(name, _)| *name).collect();
        let claim = Claim::new(expression, &variables).map_err(|error| refused(expression, about, &error))?;
        Ok(Self { claim, expression: expression.into(), about, is_grundy })
    }

    /// What the claim says of a position: a Grundy value, or 0 and 1 for a loss and a win of First.
    fn says(&self, values: &[Value]) -> Result<i64, Failure> {
        let (wanted, hint) = match (self.claim.says(values), self.is_grundy) {
            (Ok(Value::Number(value)), true) => return Ok(value),
            (Ok(Value::Truth(truth)), false) => return Ok(truth.into()),
            (Err(error), _) => return Err(refused(&self.expression, self.about, &error)),
            (Ok(_), true) => ("a number, the Grundy value", ""),
            (Ok(_), false) => ("true or false, whether First wins", "; --grundy tests a claim about Grundy values"),
        };
        let message =
            format!("it gives {}, not {wanted}{hint}", if self.is_grundy { "a truth value" } else { "a number" });
        Err(refused(&self.expression, self.about, &ClaimError { message, at: None }))
    }

    /// What a position's Grundy value is in the claim's terms.
    fn truth(&self, value: Nimber) -> i64 {
        let value = if self.is_grundy { value.get() } else { u64::from(!value.is_zero()) };
        i64::try_from(value).unwrap_or(i64::MAX)
    }

    /// A value in the words of a report.
    fn in_words(&self, value: i64) -> String {
        match (self.is_grundy, Outcome::from_win(value != 0)) {
            (true, _) => value.to_string(),
            (false, Outcome::N) => "First wins".into(),
            (false, Outcome::P) => "Second wins".into(),
        }
    }
}

fn refused(expression: &str, about: &About, error: &ClaimError) -> Failure {
    let variables: Vec<&str> = about.variables.iter().map(|(name, _)| *name).collect();
    Failure::Usage {
        message: format!("{} cannot be tested: {error}", quoted(expression)),
        help: format!(
            "write an expression over {}, such as those that `foregone law --help` lists; && || ! == != < <= > >= + - * / % \
             work as in C, and `x in [1, 2]` looks into a list",
            variables.join(", ")
        ),
    }
}

/// Tests the claim and prints what came of it; the exit code is 1 where it is refuted.
pub(crate) fn run(args: &LawArgs) -> Result<ExitCode, Failure> {
    let chosen = args.other.room(args.game, "test a law of")?;
    let room = &*chosen;
    if args.grundy && !room.has_values() {
        return Err(Failure::Usage {
            message: "--grundy is about Grundy values, and under misère play there are none".into(),
            help: "leave it out, and claim who wins".into(),
        });
    }
    let tested = Tested::new(&args.expression, room.about(), args.grundy)?;
    let Some(report) = room.subject().map(|subject| Report::of(&tested, subject)).transpose()? else {
        return Ok(ExitCode::SUCCESS);
    };
    print(&report, args.json)?;
    Ok(if report.holds() { ExitCode::SUCCESS } else { ExitCode::FAILURE })
}
