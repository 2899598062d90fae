//! Writes a Squares judge file of so many random boards, the same ones every time.

use foregone_bench::Result;
use foregone_bench::squares::draw::Draw;
use foregone_bench::squares::judge::write;
use std::io::{BufWriter, Write};
use std::{env, io};

fn main() -> Result<()> {
    let usage = "squares-boards any|open BOARDS";
    let mut arguments = env::args().skip(1);
    let draw = arguments.next().and_then(|name| Draw::named(&name)).ok_or(usage)?;
    let count: usize = arguments.next().ok_or(usage)?.parse()?;
    let mut output = BufWriter::new(io::stdout().lock());
    for board in draw.boards().take(count) {
        write(&mut output, &board)?;
    }
    Ok(output.flush()?)
}
