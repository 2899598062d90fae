//! The definition of Grundy value and remoteness, with a memo and nothing else.

use std::collections::HashMap;
use std::hash::Hash;

/// What the definition says of a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Value {
    pub(crate) grundy: u64,
    /// Moves when the winner hurries and the loser delays.
    pub(crate) remoteness: u32,
}

/// A solver of the game whose options `options` lists.
pub(crate) struct Naive<P, F> {
    options: F,
    memo: HashMap<P, Value>,
}

impl<P: Clone + Eq + Hash, F: Fn(&P) -> Vec<P>> Naive<P, F> {
    pub(crate) fn new(options: F) -> Self {
        Self { options, memo: HashMap::new() }
    }

    pub(crate) fn value(&mut self, position: &P) -> Value {
        if let Some(value) = self.memo.get(position) {
            return *value;
        }
        let options: Vec<Value> = (self.options)(position).iter().map(|option| self.value(option)).collect();
        let mut grundy = 0;
        while options.iter().any(|option| option.grundy == grundy) {
            grundy += 1;
        }
        let lengths = options.iter().filter(|option| grundy == 0 || option.grundy == 0);
        let lengths = lengths.map(|option| option.remoteness + 1);
        let remoteness = if grundy == 0 { lengths.max() } else { lengths.min() }.unwrap_or(0);
        let value = Value { grundy, remoteness };
        self.memo.insert(position.clone(), value);
        value
    }

    pub(crate) fn grundy(&mut self, position: &P) -> u64 {
        self.value(position).grundy
    }
}
