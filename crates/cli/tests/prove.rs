//! `foregone prove`, as a black box. That it can fail is tested beside it, where wrong laws can be planted.

use snapbox::cmd::{Command, cargo_bin};
use snapbox::str;

fn foregone(arguments: &[&str]) -> Command {
    Command::new(cargo_bin!("foregone")).args(arguments)
}

/// The whole proof, which takes a second or two unoptimised; every number in it is counted when it runs.
#[test]
fn the_proof_is_printed_with_its_counts() {
    foregone(&["prove", "calendar"]).assert().success().stderr_eq("").stdout_eq(str![[r"
Rules. Positions of the Calendar Game are dates. A move leads to the next day, or to the same day of
the next month if there is one, and not past the deadline. Whoever moves onto the deadline wins.
First is the player to move.
Theorem. For every deadline in the Gregorian calendar there is exactly one of the phases below whose
         law gives the outcome of every date more than 5,537 days before the deadline, and the
         Grundy value of every date more than 5,567 days before it.
  A. First wins where month + day is even, and on 30 September and 30 November; the Grundy value is
     2 on 28 February of common years, 30 April, 30 June, 30 September and 30 November, else 1 where
     First wins, else 0. 98,036 of 146,097 deadlines.
  B. First wins where month + day is odd, and on 28 February of common years, 30 April and 30 June;
     the Grundy value is 2 on 28 February of common years, 30 April, 30 June, 30 September and 30
     November, else 1 where First wins, else 0. 48,061 of 146,097 deadlines.
Proof. Checked just now, day by day, on the rules alone:
  1. The calendar repeats every 146,097 days: compared on every date from 0001-01-01 to 9999-12-31.
     So one cycle of deadlines stands for all.
  2. No move skips more than 31 days. So the values of 31 days in a row decide that of the day
     before them.
  3. Each law gives each of the 146,097 days the least value that it gives to no option of that day.
     So where 31 days in a row follow a law, the day before does too, and by induction every earlier
     day: a phase, once entered, is never left.
  4. No 31 days in a row have the same outcomes in both phases. So no deadline is in both.
  5. Counting back from each of the 146,097 deadlines by the rules finds 31 days in a row that
     follow a law. The last date before them that breaks it lies where the table says.

Deadlines by the last date, counting back, that breaks the law of their phase:
  days before the deadline  outcomes  Grundy values
  there is none               91,516         89,613
  0 to 30                      1,903          1,903
  31 to 1,000                  6,109          7,406
  1,001 to 2,000              14,121         14,727
  2,001 to 3,000              11,309         11,309
  3,001 to 4,000              12,327         12,327
  4,001 to 5,000               8,109          8,109
  5,001 to 5,567                 703            703
  none, or within 30          93,419         91,516
Slowest outcomes: 5,537 days before 2000-05-27, 2001-05-27, 2002-05-27 and 261 more
Slowest Grundy values: 5,567 days before 2000-05-27, 2001-05-27, 2004-05-27 and 173 more

"]]);
}

#[test]
fn json_is_one_object() {
    let output =
        foregone(&["prove", "calendar", "--json"]).assert().success().stderr_eq("").get_output().stdout.clone();
    let found: serde_json::Value = serde_json::from_slice(&output).unwrap();
    assert_eq!((&found["game"], &found["proved"]), (&"calendar".into(), &true.into()));
    assert_eq!((&found["cycle_days"], &found["window_days"]), (&146_097.into(), &31.into()));
    let phases: Vec<_> = found["phases"].as_array().unwrap().iter().map(|phase| &phase["deadlines"]).collect();
    assert_eq!(phases, [98_036, 48_061]);
    let (outcomes, values) = (&found["outcomes"], &found["grundy_values"]);
    assert_eq!((&outcomes["slowest_days"], &values["slowest_days"]), (&5_537.into(), &5_567.into()));
    assert_eq!(outcomes["within_30_days"], 93_419);
    assert_eq!(outcomes["slowest"].as_array().unwrap().len(), 264);
    for settling in [outcomes, values] {
        let bins = settling["histogram"].as_array().unwrap().iter();
        let deadlines: u64 = bins.map(|bin| bin["deadlines"].as_u64().unwrap()).sum();
        assert_eq!(deadlines + settling["unbroken"].as_u64().unwrap(), 146_097);
    }
}

#[test]
fn what_is_no_theorem_is_told_with_those_there_are() {
    let output = foregone(&["prove", "fermat"]).assert().code(2).stdout_eq("").get_output().stderr.clone();
    assert!(String::from_utf8(output).unwrap().contains("[possible values: calendar]"));
}
