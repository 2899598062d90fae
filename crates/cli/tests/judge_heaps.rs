//! `foregone judge` on the problems of heaps: the samples, and small inputs against players that know the rules alone.

use foregone_cli::judge;
use proptest::prelude::*;

fn answers(format: &str, input: &str) -> String {
    let judged = judge(format, input.as_bytes()).unwrap();
    assert_eq!(judged.fault, None, "{format}: {input}");
    String::from_utf8(judged.answers).unwrap()
}

fn fault(format: &str, input: &str) -> String {
    judge(format, input.as_bytes()).unwrap().fault.unwrap()
}

#[test]
fn samples() {
    assert_eq!(answers("poj2234", "2 45 45\n3 3 6 9\n"), "No\nYes\n");
    assert_eq!(answers("hdu1849", "2\n3 5\n3\n3 5 6\n0\n"), "Rabbit Win!\nGrass Win!\n");
    assert_eq!(answers("poj2975", "3\n7 11 13\n2\n1000000000 1000000000\n0\n"), "3\n0\n");
    assert_eq!(answers("hdu2176", "2\n45 45\n3\n3 6 9\n5\n5 7 8 9 10\n0\n"), "No\nYes\n9 5\nYes\n8 1\n9 0\n10 3\n");
    assert_eq!(answers("hdu1907", "2\n3\n3 5 1\n1\n1\n"), "John\nBrother\n");
    assert_eq!(answers("hdu2149", "4 2\n3 2\n3 5\n"), "1\nnone\n3 4 5\n");
    assert_eq!(answers("hdu2147", "5 3\n5 4\n6 6\n0 0\n"), "What a pity!\nWonderful!\nWonderful!\n");
    assert_eq!(answers("poj1067", "2 1\n8 4\n4 7\n"), "0\n1\n0\n");
    assert_eq!(answers("Luogu P1290", "2\n25 7\n24 15\n"), "Stan wins\nOllie wins\n");
    let sets = "2 2 5\n3\n2 5 12\n3 2 4 7\n4 2 3 7 12\n5 1 2 3 4 5\n3\n2 5 12\n3 2 4 7\n4 2 3 7 12\n0\n";
    assert_eq!(answers("hdu1536", sets), "LWW\nWWL\n");
    assert_eq!(answers("hdu1536", &sets.replace('\n', " ")), "LWW\nWWL\n");
}

#[test]
fn what_is_wrong_is_told() {
    assert!(fault("nim", "2 3\n").contains("expected a heap, found the end of the input"));
    assert!(fault("nim", "2 3 x\n").contains("input:1:5: expected a heap, found \"x\""));
    assert!(fault("nim", "99999999999 1\n").contains("input:1:1: expected at most 4194304 numbers"));
    assert!(fault("nim", "1 18446744073709551616\n").contains("at most 18446744073709551615"));
    assert!(fault("hdu1536", "1 0 1 1 5 0").contains("input:1:3: expected a number above 0, found 0"));
    assert!(fault("hdu1536", "1 1 1 1 9999999 0").contains("input:1:9: expected a heap of at most 4194304"));
    assert!(fault("hdu1536", "1 1 99999999 0").contains("expected the number of heaps, found the end"));
    assert!(fault("hdu2149", "4 0\n").contains("expected a largest bid of at least 1, found \"0\""));
    assert!(fault("hdu2149", "1 18446744073709551615\n").contains("at most 1048576 more than the price"));
    assert!(fault("hdu1849", "1 3\n0\n7\n").contains("input:3:1: expected the end of the input after `0`"));
    assert_eq!(judge("hdu1849", b"1 3\n0\n7\n").unwrap().answers, b"Rabbit Win!\n");
}

/// Whether the player to move wins, where a move takes from one heap what `takes` allows, and whoever takes the last
/// counter wins or, under misère play, loses.
fn wins(heaps: &mut [u64], takes: &dyn Fn(u64) -> bool, is_misere: bool) -> bool {
    if is_misere && heaps.iter().all(|heap| *heap == 0) {
        return true;
    }
    for index in 0..heaps.len() {
        let heap = heaps[index];
        for left in (0..heap).filter(|left| takes(heap - left)) {
            heaps[index] = left;
            let lost = !wins(heaps, takes, is_misere);
            heaps[index] = heap;
            if lost {
                return true;
            }
        }
    }
    false
}

/// The moves that win, in Nim: from how many to how many.
fn winning(heaps: &mut [u64]) -> Vec<(u64, u64)> {
    let mut found = Vec::new();
    for index in 0..heaps.len() {
        let heap = heaps[index];
        for left in 0..heap {
            heaps[index] = left;
            if !wins(heaps, &|_| true, false) {
                found.push((heap, left));
            }
        }
        heaps[index] = heap;
    }
    found
}

/// Whether the player to move wins with two heaps, where both may be taken from alike.
fn wins_pair(a: u64, b: u64) -> bool {
    (1..=a).any(|taken| !wins_pair(a - taken, b))
        || (1..=b).any(|taken| !wins_pair(a, b - taken))
        || (1..=a.min(b)).any(|taken| !wins_pair(a - taken, b - taken))
}

/// Whether the player to move wins from row and column, counted from 1, where a step goes to 1, 1.
fn wins_steps(row: u64, column: u64) -> bool {
    let steps = [(1, 0), (0, 1), (1, 1)];
    steps.iter().any(|(down, left)| row > *down && column > *left && !wins_steps(row - down, column - left))
}

/// Whether bidding first wins, up to that price with bids of 1 to `most`.
fn wins_sale(price: u64, most: u64) -> bool {
    (1..=most).any(|bid| bid >= price || !wins_sale(price - bid, most))
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(64))]

    #[test]
    fn heaps(mut heaps in prop::collection::vec(1_u64..6, 1..4)) {
        let words: Vec<String> = heaps.iter().map(ToString::to_string).collect();
        let case = format!("{} {}", heaps.len(), words.join(" "));
        let is_won = wins(&mut heaps, &|_| true, false);
        let zero = format!("{case}\n0\n");
        prop_assert_eq!(answers("hdu1849", &zero), if is_won { "Rabbit Win!\n" } else { "Grass Win!\n" });
        prop_assert_eq!(answers("poj2234", &case), if is_won { "Yes\n" } else { "No\n" });
        let moves = winning(&mut heaps);
        prop_assert_eq!(answers("hdu1850", &zero), format!("{}\n", moves.len()));
        let lines: Vec<String> = moves.iter().map(|(heap, left)| format!("{heap} {left}")).collect();
        let said = if moves.is_empty() { "No\n".into() } else { format!("Yes\n{}\n", lines.join("\n")) };
        prop_assert_eq!(answers("hdu2176", &zero), said);
        let john = wins(&mut heaps, &|_| true, true);
        prop_assert_eq!(answers("poj3480", &format!("1\n{case}")), if john { "John\n" } else { "Brother\n" });
    }

    #[test]
    fn sets(set in prop::collection::vec(1_u64..7, 1..4), mut heaps in prop::collection::vec(0_u64..8, 0..4)) {
        let words = |numbers: &[u64]| numbers.iter().map(ToString::to_string).collect::<Vec<_>>().join(" ");
        let input = format!("{} {}\n1\n{} {}\n0\n", set.len(), words(&set), heaps.len(), words(&heaps));
        let is_won = wins(&mut heaps, &|taken| set.contains(&taken), false);
        prop_assert_eq!(answers("poj2960", &input), if is_won { "W\n" } else { "L\n" });
    }

    #[test]
    fn pairs(a in 0_u64..6, b in 0_u64..6) {
        prop_assert_eq!(answers("hdu1527", &format!("{a} {b}")), if wins_pair(a, b) { "1\n" } else { "0\n" });
        let won = if wins_steps(a + 1, b + 1) { "Wonderful!\n" } else { "What a pity!\n" };
        prop_assert_eq!(answers("hdu2147", &format!("{} {} 0 0", a + 1, b + 1)), won);
    }

    #[test]
    fn sales(price in 1_u64..14, most in 1_u64..7) {
        let bids = (1..=most).filter(|bid| *bid >= price || !wins_sale(price - bid, most));
        let expected = bids.map(|bid| bid.to_string()).collect::<Vec<_>>().join(" ");
        let expected = if expected.is_empty() { "none".into() } else { expected };
        prop_assert_eq!(answers("hdu2149", &format!("{price} {most}")), expected + "\n");
    }
}
