//! Times taken in turns: A B C, A B C, …, compared within each round.

use crate::Result;
use std::time::Duration;

/// The times of several programs that took turns.
#[derive(Clone, Debug)]
pub struct Rounds {
    /// `seconds[program][round]`
    seconds: Vec<Vec<f64>>,
}

impl Rounds {
    /// Measures `programs` programs in turns, `rounds` times, after one round that does not count.
    ///
    /// # Errors
    ///
    /// The first that `measure` returns.
    pub fn take(rounds: usize, programs: usize, mut measure: impl FnMut(usize) -> Result<Duration>) -> Result<Self> {
        let mut seconds = vec![Vec::with_capacity(rounds); programs];
        for round in 0..=rounds {
            for (program, seconds) in seconds.iter_mut().enumerate() {
                let time = measure(program)?;
                if round > 0 {
                    seconds.push(time.as_secs_f64());
                }
            }
        }
        Ok(Self { seconds })
    }

    /// The median over the rounds of the ratio of one program's time to another's.
    #[must_use]
    pub fn ratio(&self, program: usize, other: usize) -> f64 {
        median(self.seconds[program].iter().zip(&self.seconds[other]).map(|(time, other)| time / other))
    }

    /// The ratio of the shortest times.
    #[must_use]
    pub fn ratio_of_minima(&self, program: usize, other: usize) -> f64 {
        let minimum = |program: usize| self.seconds[program].iter().copied().fold(f64::INFINITY, f64::min);
        minimum(program) / minimum(other)
    }
}

/// The median; of an even number of values the upper one of the two in the middle.
fn median(values: impl Iterator<Item = f64>) -> f64 {
    let mut values: Vec<f64> = values.collect();
    values.sort_by(f64::total_cmp);
    values.get(values.len() / 2).copied().unwrap_or(f64::NAN)
}
