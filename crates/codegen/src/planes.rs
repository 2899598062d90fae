//! Packing a solution: every position's value in the slot where the game's lookup finds it.

use crate::pack::Value;
use crate::solve::asking;
use crate::{PackError, Plane, Solution, pack};
use foregone_core::{Convention, Ranked};
use std::error::Error;
use std::fmt::{self, Debug, Display};

/// A solution that does not fit its plane, with the positions that show it.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct PlaneError<P> {
    /// The position, where it is about one.
    pub position: Option<P>,
    /// The position that has the slot already, where it is about two.
    pub earlier: Option<P>,
    /// What is wrong.
    pub error: PackError,
}

impl<P: Debug> Display for PlaneError<P> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match (&self.position, &self.earlier) {
            (Some(position), Some(earlier)) => write!(f, "positions {earlier:?} and {position:?}: ")?,
            (Some(position), None) => write!(f, "position {position:?}: ")?,
            _ => {}
        }
        Display::fmt(&self.error, f)?;
        match self.error {
            PackError::Twice { .. } => f.write_str(": `slot` must differ from position to position"),
            PackError::Slot { .. } => f.write_str(": `slot` must be below `slots`"),
            PackError::Empty => f.write_str(": `positions`, or `slots`, is 0"),
            PackError::TooMany { .. } => f.write_str(": `slots` must be smaller"),
            _ => Ok(()),
        }
    }
}

impl<P: Debug> Error for PlaneError<P> {
    fn source(&self) -> Option<&(dyn Error + 'static)> {
        Some(&self.error)
    }
}

impl<G: Ranked<Position: Debug>> Solution<'_, G> {
    /// A plane of outcomes, one bit a slot: 1 where the player to move wins.
    ///
    /// # Errors
    ///
    /// Where two positions have the same [slot](Ranked::slot), or one lies past the [end](Ranked::slots).
    ///
    /// # Example
    ///
    /// ```
    /// use foregone_codegen::solve;
    /// use foregone_core::calendar::Rules;
    ///
    /// let plane = solve(&Rules::CLASSIC)?.outcome_plane()?;
    /// assert_eq!((plane.width(), plane.digest().positions), (1, 37_198));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn outcome_plane(&self) -> Result<Plane, PlaneError<G::Position>> {
        self.plane(1, self.outcomes())
    }

    /// A plane of Grundy values of `width` bits: 1, 2, 4, 8, 16 or 32.
    ///
    /// # Errors
    ///
    /// Under misère play, which has no Grundy values; where a value does not fit, two positions have the same [slot](Ranked::slot), or one lies past the
    /// [end](Ranked::slots).
    ///
    /// # Example
    ///
    /// ```
    /// use foregone_codegen::solve;
    /// use foregone_core::calendar::Rules;
    ///
    /// let solution = solve(&Rules::CLASSIC)?;
    /// assert_eq!(solution.grundy_plane(2)?.width(), 2);
    /// assert_eq!(
    ///     solution.grundy_plane(1).unwrap_err().error.to_string(),
    ///     "the value 2 of slot 39070 does not fit in 1 bit: use a greater width"
    /// );
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn grundy_plane(&self, width: u32) -> Result<Plane, PlaneError<G::Position>> {
        match self.game().convention() {
            Convention::Normal => self.plane(width, self.grundy()),
            Convention::Misere => Err(PlaneError { position: None, earlier: None, error: PackError::Misere }),
        }
    }

    fn plane<V: Value>(&self, width: u32, values: impl Iterator<Item = V>) -> Result<Plane, PlaneError<G::Position>> {
        let game = self.game();
        let mut at = None;
        let entries = values.enumerate().filter_map(|(rank, value)| {
            let position = game.position(rank)?;
            let slot = asking("slot", &position, || game.slot(&position));
            at = Some(position);
            Some((slot, value))
        });
        pack(width, game.slots(), entries).map_err(|error| {
            let earlier = match error {
                PackError::Twice { slot } => {
                    (0..).map_while(|rank| game.position(rank)).find(|position| game.slot(position) == slot)
                }
                _ => None,
            };
            PlaneError { position: at, earlier, error }
        })
    }
}
