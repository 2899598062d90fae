//! The tables that the pipeline makes of a variant's rules.

use super::CalendarTable;
use crate::calendar::variant::{solved, unexpected};
use crate::failure::Failure;
use foregone::Convention;
use foregone::calendar::Rules;

/// Outcomes, and Grundy values where the convention gives them a meaning.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct VariantTable {
    pub(crate) rules: Rules,
    /// The outcomes; a variant has no law for days to be special from.
    pub(crate) outcomes: CalendarTable,
    /// None under misère play, and in a file.
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
            rules: *rules,
            outcomes: CalendarTable::new(rules, outcomes.digest(), outcomes.words()),
            values: values.map(|plane| Values { words: plane.words().to_vec(), crc32: plane.digest().crc32 }),
        })
    }
}
