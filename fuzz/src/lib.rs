//! Fuzzing of every parser, and of lookups against naive solvers; the targets are the tests.
