//! Writes a Euclid judge file of so many pairs, the same ones every time.

use foregone_bench::Result;
use foregone_bench::euclid::Draw;
use std::io::{BufWriter, Write};
use std::{env, io};

fn main() -> Result<()> {
    let usage = "euclid-pairs random|fibonacci PAIRS";
    let mut arguments = env::args().skip(1);
    let draw = arguments.next().and_then(|name| Draw::named(&name)).ok_or(usage)?;
    let count: usize = arguments.next().ok_or(usage)?.parse()?;
    let mut output = BufWriter::new(io::stdout().lock());
    for [a, b] in draw.pairs().take(count) {
        writeln!(output, "{a} {b}")?;
    }
    writeln!(output, "0 0")?;
    Ok(output.flush()?)
}
