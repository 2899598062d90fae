//! What `prove calendar` says.

use super::histogram::{Settling, SideBySide};
use super::law::Law;
use super::paragraph::Paragraph;
use super::refutation::Refutation;
use super::theorem::Proof;
use crate::count::grouped;
use foregone::Date;
use serde::Serialize;
use std::fmt;

const RULES: &str = "Rules. Positions of the Calendar Game are dates. A move leads to the next day, or to the same \
    day of the next month if there is one, and not past the deadline. Whoever moves onto the deadline wins. First is the \
    player to move.";

/// The theorem, or what is wrong with it.
#[derive(Debug, Serialize)]
#[serde(untagged)]
pub(crate) enum Report {
    Proved(Findings),
    Refuted { game: &'static str, proved: bool, counter_examples: Vec<Refutation> },
}

#[derive(Debug, Serialize)]
pub(crate) struct Findings {
    game: &'static str,
    proved: bool,
    statement: String,
    /// The days after which the calendar repeats, which is the number of deadlines.
    cycle_days: usize,
    /// The days that must follow a law for all earlier ones to follow it.
    window_days: usize,
    phases: Vec<PhaseReport>,
    outcomes: Settling,
    grundy_values: Settling,
}

#[derive(Debug, Serialize)]
struct PhaseReport {
    phase: &'static str,
    law: String,
    /// The deadlines that lead into it.
    deadlines: usize,
}

impl Report {
    pub(crate) fn new(laws: &[Law], proof: Result<Proof, Vec<Refutation>>) -> Self {
        match proof {
            Ok(proof) => Self::Proved(Findings::new(laws, &proof)),
            Err(counter_examples) => Self::Refuted { game: "calendar", proved: false, counter_examples },
        }
    }

    pub(crate) fn is_proved(&self) -> bool {
        matches!(self, Self::Proved(_))
    }
}

impl Findings {
    fn new(laws: &[Law], proof: &Proof) -> Self {
        let settling = |breach: fn(&super::settling::Settled) -> Option<usize>| {
            let breaches: Vec<_> = proof.settled.iter().map(|(deadline, found)| (*deadline, breach(found))).collect();
            Settling::new(&breaches)
        };
        let (outcomes, grundy_values) = (settling(|found| found.outcome), settling(|found| found.grundy));
        let phases = laws.iter().enumerate().map(|(index, law)| PhaseReport {
            phase: law.phase,
            law: law.to_string(),
            deadlines: proof.settled.iter().filter(|(_, found)| found.phase == index).count(),
        });
        let statement = format!(
            "For every deadline in the Gregorian calendar there is exactly one of the phases below whose law gives the \
             outcome of every date more than {} days before the deadline, and the Grundy value of every date more than \
             {} days before it.",
            grouped(outcomes.slowest_days),
            grouped(grundy_values.slowest_days)
        );
        Self {
            game: "calendar",
            proved: true,
            statement,
            cycle_days: proof.days,
            window_days: proof.window,
            phases: phases.collect(),
            outcomes,
            grundy_values,
        }
    }
}

impl fmt::Display for Report {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Proved(proved) => proved.fmt(f),
            Self::Refuted { counter_examples, .. } => {
                writeln!(f, "Refuted. The first counter-examples:")?;
                counter_examples.iter().try_for_each(|refutation| writeln!(f, "  {refutation}"))
            }
        }
    }
}

impl fmt::Display for Findings {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (days, window) = (grouped(self.cycle_days), self.window_days);
        let mut paragraph = |lead: &str, text: &str| Paragraph { lead, text }.fmt(f);
        paragraph("", RULES)?;
        paragraph("Theorem. ", &self.statement)?;
        for PhaseReport { phase, law, deadlines } in &self.phases {
            paragraph(&format!("  {phase}. "), &format!("{law}. {} of {days} deadlines.", grouped(*deadlines)))?;
        }
        paragraph("Proof. ", "Checked just now, day by day, on the rules alone:")?;
        let steps = [
            format!(
                "The calendar repeats every {days} days: compared on every date from {} to {}. So one cycle of \
                 deadlines stands for all.",
                Date::MIN,
                Date::MAX
            ),
            format!(
                "No move skips more than {window} days. So the values of {window} days in a row decide that of the day \
                 before them."
            ),
            format!(
                "Each law gives each of the {days} days the least value that it gives to no option of that day. So \
                 where {window} days in a row follow a law, the day before does too, and by induction every earlier \
                 day: a phase, once entered, is never left."
            ),
            format!("No {window} days in a row have the same outcomes in both phases. So no deadline is in both."),
            format!(
                "Counting back from each of the {days} deadlines by the rules finds {window} days in a row that follow \
                 a law. The last date before them that breaks it lies where the table says."
            ),
        ];
        for (step, number) in steps.iter().zip(1..) {
            paragraph(&format!("  {number}. "), step)?;
        }
        writeln!(f)?;
        SideBySide { outcomes: &self.outcomes, grundy_values: &self.grundy_values }.fmt(f)
    }
}
