//! What is special about Squares: its tablebase.

mod table;

mod audit;

mod kind;

pub(crate) use kind::KIND;
