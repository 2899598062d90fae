//! Writes a Powers judge file, the same one every time: so many short numbers, or one of so many digits.

use foregone_bench::Result;
use foregone_bench::powers::{digits, short};
use std::io::{BufWriter, Write};
use std::{env, io};

fn main() -> Result<()> {
    let arguments: Vec<String> = env::args().skip(1).collect();
    let mut output = BufWriter::new(io::stdout().lock());
    match arguments.iter().map(String::as_str).collect::<Vec<_>>()[..] {
        ["short", count] => {
            for cards in short().take(count.parse()?) {
                writeln!(output, "{cards}")?;
            }
        }
        ["long", count] => {
            for digit in digits().take(count.parse()?) {
                output.write_all(&[digit])?;
            }
            writeln!(output)?;
        }
        _ => return Err("powers-numbers short NUMBERS, or powers-numbers long DIGITS".into()),
    }
    Ok(output.flush()?)
}
