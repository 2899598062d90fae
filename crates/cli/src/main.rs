//! The command line of foregone.
fn main() {}
