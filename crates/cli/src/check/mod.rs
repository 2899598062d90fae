//! One check: what was looked at, how many items, how long, and what is wrong.

mod crc;
mod mex;

pub(crate) use crc::crc32;
pub(crate) use mex::mex;

use serde::Serialize;
use std::time::Instant;

/// How many counter-examples to show: enough to see a pattern.
const SHOWN: usize = 3;

/// A check by name, with what must hold of a table, seen beside what was derived anew.
pub(crate) type Entry<T, R> = (&'static str, &'static str, fn(&T, &R, &mut Check));

/// A check, and what it has found so far.
#[derive(Debug, Default, Serialize)]
pub(crate) struct Check {
    pub(crate) name: &'static str,
    /// What must hold.
    pub(crate) claim: &'static str,
    pub(crate) items: usize,
    pub(crate) microseconds: u64,
    pub(crate) passed: bool,
    pub(crate) faults: usize,
    /// The first of them.
    pub(crate) counter_examples: Vec<String>,
    /// What was counted besides.
    pub(crate) note: Option<String>,
}

impl Check {
    /// Makes a check and takes its time.
    pub(crate) fn make(name: &'static str, claim: &'static str, body: impl FnOnce(&mut Self)) -> Self {
        let start = Instant::now();
        let mut check = Self { name, claim, passed: true, ..Self::default() };
        body(&mut check);
        Self { microseconds: start.elapsed().as_micros() as u64, ..check }
    }

    /// Makes those checks of a table.
    pub(crate) fn all<'a, T: 'a, R: 'a>(
        entries: impl IntoIterator<Item = &'a Entry<T, R>>,
        table: &T,
        derived: &R,
    ) -> impl Iterator<Item = Self> {
        let entries = entries.into_iter();
        entries.map(move |(name, claim, body)| Self::make(name, claim, |check| body(table, derived, check)))
    }

    /// One item has been looked at; if it is not as it should be, `fault` says how.
    #[inline]
    pub(crate) fn expect(&mut self, holds: bool, fault: impl FnOnce() -> String) {
        self.items += 1;
        if !holds {
            self.fault(fault);
        }
    }

    /// Something is wrong with an item that has been counted.
    #[cold]
    fn fault(&mut self, fault: impl FnOnce() -> String) {
        self.passed = false;
        self.faults += 1;
        if self.counter_examples.len() < SHOWN {
            self.counter_examples.push(fault());
        }
    }
}

#[cfg(test)]
pub(crate) mod tests;
