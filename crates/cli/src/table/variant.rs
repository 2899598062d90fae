//! The tables that the pipeline makes of a variant's rules.

use super::CalendarTable;
use crate::failure::Failure;
use crate::variant::{solved, unexpected};
use foregone::Convention;
use foregone::calendar::Rules;
use foregone_codegen::Plane;

/// Outcomes, and Grundy values where the convention gives them a meaning.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct VariantTable {
    /// The outcomes; a variant has no law for days to be special from.
    pub(crate) outcomes: CalendarTable,
    pub(crate) values: Option<Values>,
}

/// Grundy values, [`WIDTH`](Self::WIDTH) bits each, in the slots of the outcomes.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Values {
    pub(crate) words: Vec<u32>,
    pub(crate) crc32: u32,
}

impl Values {
    /// Of at most four options the mex is at most 4.
    pub(crate) const WIDTH: u32 = 4;
    const IN_WORD: usize = (u32::BITS / Self::WIDTH) as usize;

    /// The value in that slot; none is outside the table.
    pub(crate) fn get(&self, slot: usize) -> u32 {
        let word = self.words.get(slot / Self::IN_WORD).copied().unwrap_or(0);
        word >> (slot % Self::IN_WORD * Self::WIDTH as usize) & ((1 << Self::WIDTH) - 1)
    }
}

impl VariantTable {
    /// What a file can have: outcomes.
    pub(crate) fn of_outcomes(outcomes: CalendarTable) -> Self {
        Self { outcomes, values: None }
    }

    /// Solves and packs the rules.
    ///
    /// # Errors
    ///
    /// None that rules of dates should give.
    pub(crate) fn made(rules: &Rules) -> Result<Self, Failure> {
        let solution = solved(rules)?;
        let outcomes = solution.outcome_plane().map_err(unexpected)?;
        let values = match rules.convention() {
            Convention::Normal => Some(solution.grundy_plane(Values::WIDTH).map_err(unexpected)?),
            Convention::Misere => None,
        };
        Ok(Self {
            outcomes: outcome_table(rules, &outcomes),
            values: values.map(|plane| Values { words: plane.words().to_vec(), crc32: plane.digest().crc32 }),
        })
    }
}

fn outcome_table(rules: &Rules, plane: &Plane) -> CalendarTable {
    let digest = plane.digest();
    CalendarTable {
        rules: rules.to_string(),
        first: rules.first().into(),
        deadline: rules.deadline().into(),
        slots: digest.slots as u32,
        positions: digest.positions as u32,
        crc32: digest.crc32,
        words: plane.words().to_vec(),
        special_days: Vec::new(),
    }
}
