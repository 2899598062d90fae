//! Which types serde writes and reads as their notation.

use crate::{Date, Nimber, Outcome};

super::as_notation!(Date: "a date such as \"2001-11-04\"");
super::as_notation!(Nimber: "a nimber such as \"*6\"");
super::as_notation!(Outcome: "\"P-position\" or \"N-position\"");
