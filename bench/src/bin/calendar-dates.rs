//! Writes a Calendar judge file of so many random dates, the same ones every time.

use foregone_bench::Result;
use foregone_bench::calendar::random_positions;
use std::io::{BufWriter, Write};
use std::{env, io};

fn main() -> Result<()> {
    let lines: usize = env::args().nth(1).ok_or("calendar-dates LINES")?.parse()?;
    let mut output = BufWriter::new(io::stdout().lock());
    writeln!(output, "{lines}")?;
    for position in random_positions(lines) {
        let date = position.date();
        writeln!(output, "{} {} {}", date.year(), date.month(), date.day())?;
    }
    Ok(output.flush()?)
}
