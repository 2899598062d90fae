//! Files that are read whole, and therefore have a limit.

use crate::count::grouped;
use crate::failure::Failure;
use std::fs::File;
use std::io::Read;
use std::path::Path;

/// The bytes of a file of at most so many; `what` it is, for messages.
///
/// # Errors
///
/// Where it cannot be read, or is larger.
pub(crate) fn read(path: &Path, most: usize, what: &str) -> Result<Vec<u8>, Failure> {
    let name = path.display();
    if path.as_os_str() == "-" {
        return Err(Failure::Usage {
            message: format!("{what} cannot come from standard input"),
            help: "write it to a file, and give its name".into(),
        });
    }
    let mut bytes = Vec::new();
    let opened = File::open(path).and_then(|file| file.take(most as u64 + 1).read_to_end(&mut bytes));
    opened.map_err(|error| Failure::Io { what: format!("cannot read {name}"), error })?;
    if bytes.len() > most {
        return Err(Failure::Usage {
            message: format!("{name}: expected {what} of at most {} bytes, found more", grouped(most)),
            help: "give another file".into(),
        });
    }
    Ok(bytes)
}
