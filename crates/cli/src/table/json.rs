//! Tables as JSON.

use super::{BoxedTable, Kind, VERSION, names};
use serde::Deserialize;
use serde::de::Error as _;

/// What every file begins with.
#[derive(Debug, Deserialize)]
struct Head {
    version: u32,
    table: String,
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
