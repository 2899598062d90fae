//! Why a board is won or lost.

use foregone_core::squares::Anchors;
use foregone_core::{Nimber, Outcome};

use super::Placement;

/// Who wins a board, and why.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Explanation {
    /// Who wins.
    pub outcome: Outcome,
    /// Why.
    pub reason: Reason,
}

/// What decides a board. The first that holds is given.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Reason {
    /// No placement is legal, so the player to move has lost.
    NoPlacement,
    /// The legal placements are symmetric under point reflection, and this one is in the middle: the player to move
    /// takes it, and then answers every placement by its image.
    Centre(Placement),
    /// The legal placements are symmetric under point reflection, and none is near its image: the other player
    /// answers every placement by its image.
    Reflection,
    /// The anchors lie in four rows, the first like the third and the second like the fourth (or so in columns): the
    /// other player answers every placement two rows away in the same column.
    PairedRows,
    /// This placement leaves the value 0.
    Winning(Placement),
    /// The values of the components add up to 0; [`parts`](super::Solver::parts) has them.
    Balanced,
}

/// One component of a board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Part {
    /// The anchors of the component.
    pub anchors: Anchors,
    /// Its Grundy value.
    pub value: Nimber,
}
