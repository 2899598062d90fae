//! `foregone emit`: the shipped tables, and those of variants, for other toolchains.

use crate::args::EmitArgs;
use crate::failure::Failure;
use crate::special::RULED;
use std::io::{self, Write};

/// Writes the table to standard output.
pub(crate) fn run(args: &EmitArgs) -> Result<(), Failure> {
    let rules = args.rules.as_deref();
    if rules.is_some() && args.table.name != RULED.table.name {
        return Err(Failure::Usage {
            message: format!("--rules is about {}", RULED.game),
            help: format!("leave it out, or emit {}", RULED.table.name),
        });
    }
    let by_rules = rules.map(|path| (RULED.by_rules)(path, &|| Ok(None))).transpose()?.flatten();
    let table = by_rules.unwrap_or_else(args.table.shipped);
    let bytes = table.emit(args.format)?;
    let mut stdout = io::stdout().lock();
    stdout.write_all(&bytes).and_then(|()| stdout.flush()).map_err(Failure::output)
}
