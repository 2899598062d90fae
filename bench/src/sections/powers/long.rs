//! Answering one very long number that comes through a pipe.

use crate::Result;
use crate::child::command;
use crate::directory::Directory;
use crate::measure::Size;
use crate::program::Program;
use crate::rounds::Rounds;
use crate::table::{Table, grouped, times};
use crate::throughput::Limit;
use std::fs::File;
use std::io::Read;
use std::path::Path;
use std::process::{Command, Stdio};
use std::time::{Duration, Instant};

/// Foregone takes at most so many times as long as `wc -c`.
const COUNTING: f64 = 3.0;

/// A program at the end of a pipe.
struct Reader<'p> {
    title: &'static str,
    command: Box<dyn Fn() -> Command + 'p>,
    prints: String,
    limit: Limit,
}

pub(super) fn measure(size: Size) -> Result<Vec<Table>> {
    let directory = Directory::new()?;
    let foregone = Program::foregone("powers")?;
    let digits = size.lines * 10;
    let input = directory.file("long", "src/bin/powers-numbers.rs", &["long", &digits.to_string()])?;
    let readers: [Reader<'_>; 2] = [
        Reader {
            title: "cat FILE | foregone judge powers",
            command: Box::new(|| foregone.over_stdin()),
            prints: answer(&input)?.into(),
            limit: Limit::None,
        },
        Reader {
            title: "cat FILE | wc -c",
            command: Box::new(counting),
            prints: format!("{}\n", input.metadata()?.len()),
            limit: Limit::FirstAtMost(COUNTING),
        },
    ];
    let rounds = Rounds::take(size.rounds, readers.len(), |index| {
        let Reader { title, command, prints, .. } = &readers[index];
        let (printed, time) = pipe(&input, command())?;
        if printed != *prints {
            return Err(format!("{title} prints {printed:?}, not {prints:?}").into());
        }
        Ok(time)
    })?;
    let mut table = Table::new(
        format!("Powers judge: one number of {} digits, {} rounds", grouped(digits as u64), size.rounds),
        ["pipeline", "its time to foregone's"],
    );
    for (index, Reader { title, limit, .. }) in readers.iter().enumerate() {
        let ratio = rounds.ratio(index, 0);
        table.row([(*title).into(), times(ratio)], limit.bar(ratio));
    }
    table.note("From before the start of both programs to the end of both, which share one core.");
    Ok(vec![table])
}

fn counting() -> Command {
    let mut counting = command(Path::new("wc"));
    counting.arg("-c");
    counting
}

/// Runs `cat` over a file into the reader; what the reader printed, and the time.
///
/// A command keeps the end of the pipe that it was given, so this one goes as soon as it has started: else `cat` would
/// wait for ever for a reader that has failed.
fn pipe(input: &Path, mut reader: Command) -> Result<(String, Duration)> {
    let start = Instant::now();
    let mut cat = command(Path::new("cat")).arg(input).stdout(Stdio::piped()).spawn()?;
    let pipe = cat.stdout.take().ok_or("cat has no output")?;
    let started = reader.stdin(pipe).stdout(Stdio::piped()).spawn()?;
    drop(reader);
    let output = started.wait_with_output()?;
    let fed = cat.wait()?;
    let time = start.elapsed();
    if !output.status.success() || !fed.success() {
        return Err("cat or what reads from it did not succeed".into());
    }
    Ok((String::from_utf8(output.stdout)?, time))
}

/// The right answer for the number in a file, by its digit sum; it is read in pieces, so that it is never held.
fn answer(input: &Path) -> Result<&'static str> {
    let mut file = File::open(input)?;
    let mut buffer = vec![0; 1 << 16];
    let mut sum = 0;
    loop {
        let read = file.read(&mut buffer)?;
        if read == 0 {
            return Ok(if sum % 3 == 0 { "Cici\n" } else { "Kiki\n" });
        }
        let digits = buffer[..read].iter().filter(|byte| byte.is_ascii_digit());
        sum += digits.map(|digit| u64::from(digit - b'0')).sum::<u64>();
    }
}
