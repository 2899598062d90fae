//! Tables as JSON.

use super::{BoxedTable, Kind, VERSION, names};
use crate::failure::Failure;
use serde::de::Error as _;
use serde::{Deserialize, Serialize};

/// What every file begins with.
#[derive(Debug, Deserialize)]
struct Head {
    version: u32,
    table: String,
}

/// The table as one JSON object.
pub(crate) fn to_json(table: &impl Serialize) -> Result<Vec<u8>, Failure> {
    let mut bytes = serde_json::to_vec(table).map_err(|error| Failure::output(error.into()))?;
    bytes.push(b'\n');
    Ok(bytes)
}

/// The table that the JSON object is.
pub(super) fn read(bytes: &[u8], kinds: &[&Kind]) -> serde_json::Result<BoxedTable> {
    let Head { version, table } = serde_json::from_slice(bytes)?;
    if version != VERSION {
        return Err(serde_json::Error::custom(format!("expected version {VERSION}, found {version}")));
    }
    match kinds.iter().find(|kind| kind.name == table) {
        Some(kind) => (kind.from_json)(bytes),
        None => Err(serde_json::Error::custom(format!("expected the table {}, found {table:?}", names(kinds)))),
    }
}
