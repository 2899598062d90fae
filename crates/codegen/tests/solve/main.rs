//! The solver and the packer on random games, and on rules that break their promises.

mod graph;

mod faults;
mod planes;
mod values;
