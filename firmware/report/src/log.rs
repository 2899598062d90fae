//! The emulator's log: a line for each instruction that was executed, the function's name at its end.

use foregone_bench::Result;
use std::io::BufRead;

/// Instructions of one function, with what it calls and its return.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Counts {
    /// Calls.
    pub(crate) calls: u64,
    /// Instructions of all calls.
    pub(crate) instructions: u64,
    /// Those of the longest call.
    pub(crate) longest: u64,
}

/// Counts what each of the functions takes that `caller` calls. Names are told by what the symbols contain.
pub(crate) fn count<const N: usize>(mut log: impl BufRead, caller: &str, functions: [&str; N]) -> Result<[Counts; N]> {
    let mut counts = [Counts::default(); N];
    let mut inside: Option<usize> = None;
    let (mut before_was_caller, mut this_call) = (false, 0);
    let mut line = Vec::new();
    while log.read_until(b'\n', &mut line)? > 0 {
        if line.starts_with(b"Trace ") {
            let name = line.rsplit(|byte| *byte == b' ').next().unwrap_or_default();
            let is = |part: &str| name.windows(part.len()).any(|window| window == part.as_bytes());
            let is_caller = is(caller);
            if is_caller {
                inside = None;
            } else if before_was_caller {
                inside = functions.iter().position(|function| is(function));
                this_call = 0;
                if let Some(index) = inside {
                    counts[index].calls += 1;
                }
            }
            if let Some(index) = inside {
                this_call += 1;
                counts[index].instructions += 1;
                counts[index].longest = counts[index].longest.max(this_call);
            }
            before_was_caller = is_caller;
        }
        line.clear();
    }
    Ok(counts)
}

#[cfg(test)]
mod tests {
    use super::count;

    #[test]
    fn calls_are_told_apart_and_callees_counted() {
        let names =
            ["boot", "ask", "ask", "way_a", "way_a", "division", "way_a", "ask", "way_b", "ask", "way_a", "ask"];
        let lines = names.map(|name| format!("Trace 0: 0x7f [0/0/0/0] _R{name}_x\n"));
        let log = format!("Stopped execution of TB chain\n{}", lines.concat());
        let [a, b] = count(log.as_bytes(), "ask", ["way_a", "way_b"]).unwrap();
        assert_eq!((a.calls, a.instructions, a.longest), (2, 5, 4));
        assert_eq!((b.calls, b.instructions, b.longest), (1, 1, 1));
    }
}
